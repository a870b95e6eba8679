import { pino, type DestinationStream } from 'pino'
import { LoggableError } from './loggable-error.ts'

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

/**
 * Writes one line of JSON for each event: a message (one English sentence) and named fields. A cause is logged by its name, code and stack frames, with
 * the causes behind it. The message of a cause is logged only if it is a LoggableError.
 */
export function jsonLog(destination?: DestinationStream): Log {
  const logger = destination ? pino({ base: undefined }, destination) : pino({ base: undefined })
  return {
    info: (message, fields) => logger.info(toLine(fields), message),
    warn: (message, fields) => logger.warn(toLine(fields), message),
    error: (message, fields) => logger.error(toLine(fields), message),
  }
}

/** Logs nothing; for tests, and for work whose caller reports. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }

function toLine(fields: LogFields = {}): Record<string, unknown> {
  const { cause, ...rest } = fields
  return cause === undefined ? rest : { ...rest, cause: toCause(cause) }
}

const MAX_FRAMES = 8
const MAX_CAUSES = 4

// The message of an error may quote a name or an address, so only the messages of LoggableError are logged.
function toCause(error: unknown, depth = 1): unknown {
  if (!(error instanceof Error)) return typeof error
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  return {
    name: error.name,
    code: 'code' in error ? error.code : undefined,
    ...(error instanceof LoggableError ? { message: error.message } : {}),
    frames: frames.slice(0, MAX_FRAMES).map((line) => line.trim()),
    ...(error.cause !== undefined && depth < MAX_CAUSES ? { cause: toCause(error.cause, depth + 1) } : {}),
  }
}
