import { Refused, Unanswered } from '../api/ask.ts'

/** What a person can tell support about an error. It names no person and holds no token. */
export type ErrorData = {
  /** The id of the request. The server's log has the same id. */
  reference?: string
  time: Date
  code: string
}

/** Where the error data comes from: the address of /error, an answer, or the page itself. */
export type ErrorSource = { code: string; query: URLSearchParams } | { error: unknown } | { code: string }

export function findErrorData(source: ErrorSource, now: Date): ErrorData {
  if ('error' in source) return toErrorData(source.error, now)
  if ('query' in source) return readErrorData(source.query, { code: source.code, now })
  return { time: now, code: source.code }
}

/** Reads the data from the address of /error. Drops values that do not have our format, so that nobody can put their own text on our page. */
export function readErrorData(query: URLSearchParams, { code, now }: { code: string; now: Date }): ErrorData {
  const reference = query.get('reference') ?? ''
  const time = new Date(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.exec(query.get('time') ?? '')?.[0] ?? Number.NaN)
  return {
    ...(/^[\w-]{1,60}$/.test(reference) ? { reference } : {}),
    time: Number.isNaN(time.getTime()) ? now : time,
    code,
  }
}

/** Builds the error data of a failed request: the code of our server, or 'unreachable' without an answer. Any other error gets the code 'page'. */
export function toErrorData(error: unknown, now: Date): ErrorData {
  if (error instanceof Unanswered) return { time: now, code: 'unreachable' }
  if (!(error instanceof Refused)) return { time: now, code: 'page' }
  const { code = `http-${error.status}`, reference } = error.refusal ?? {}
  return { ...(reference ? { reference } : {}), time: now, code }
}
