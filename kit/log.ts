import { pino, type DestinationStream } from 'pino'

/** The only fields a log line may carry: none of them is a name, an address, a message or a token. */
export type LogFields = {
  upstream?: string
  status?: number
  code?: string
  path?: string
  method?: string
  milliseconds?: number
  requestId?: string
  sendingId?: string
  orderNo?: string
  batch?: string
  step?: string
  attempt?: number
  count?: number
  file?: string
  /** Of the build that a page is of. */
  version?: string
  userId?: string
  clientId?: string
  cause?: unknown
}

export type Log = {
  info: (message: string, fields?: LogFields) => void
  warn: (message: string, fields?: LogFields) => void
  error: (message: string, fields?: LogFields) => void
}

/** One line of JSON for each event, with named fields only; a cause is told by its name and, for our own errors, its message. */
export function jsonLog(destination?: DestinationStream): Log {
  const logger = destination ? pino({ base: undefined }, destination) : pino({ base: undefined })
  return {
    info: (message, fields) => logger.info(told(fields), message),
    warn: (message, fields) => logger.warn(told(fields), message),
    error: (message, fields) => logger.error(told(fields), message),
  }
}

/** Says nothing; for tests and for work whose caller reports. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }

function told(fields: LogFields = {}): Record<string, unknown> {
  const { cause, ...rest } = fields
  return cause === undefined ? rest : { ...rest, cause: causeOf(cause) }
}

// A foreign error's message may quote what it was given (an address, a name), so only the stack's own frames and the name go out.
function causeOf(cause: unknown): unknown {
  if (!(cause instanceof Error)) return typeof cause
  const frames = cause.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  return { name: cause.name, code: (cause as { code?: unknown }).code, frames: frames.slice(0, 8).map((line) => line.trim()) }
}
