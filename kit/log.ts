import { pino, type DestinationStream } from 'pino'

/** The only fields that a log line may have: none of them holds a name, an address, a message or a token. */
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
  /** The build that a page belongs to. */
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

/** Writes one line of JSON for each event, with named fields only. A cause is logged by its name, code and stack frames. */
export function jsonLog(destination?: DestinationStream): Log {
  const logger = destination ? pino({ base: undefined }, destination) : pino({ base: undefined })
  return {
    info: (message, fields) => logger.info(told(fields), message),
    warn: (message, fields) => logger.warn(told(fields), message),
    error: (message, fields) => logger.error(told(fields), message),
  }
}

/** Logs nothing; for tests, and for work whose caller reports. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }

function told(fields: LogFields = {}): Record<string, unknown> {
  const { cause, ...rest } = fields
  return cause === undefined ? rest : { ...rest, cause: causeOf(cause) }
}

// An error's message may quote what it was given (an address, a name), so only the name, the code and the stack frames are logged.
function causeOf(cause: unknown): unknown {
  if (!(cause instanceof Error)) return typeof cause
  const frames = cause.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  return { name: cause.name, code: (cause as { code?: unknown }).code, frames: frames.slice(0, 8).map((line) => line.trim()) }
}
