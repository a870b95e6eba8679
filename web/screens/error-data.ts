import { Refused, Unanswered } from '../api/ask.ts'

/** What a person can tell support about an error (readings 48). It names no person and holds no token. */
export type ErrorData = {
  /** The id of the request, by which the server's log tells what happened. */
  reference?: string
  time: Date
  code: string
}

/** Where the data of an error is found: in the address of /error, in an answer, or nowhere beside the page itself. */
export type ErrorSource = { code: string; query: URLSearchParams } | { error: unknown } | { code: string }

export function findErrorData(source: ErrorSource, now: Date): ErrorData {
  if ('error' in source) return toErrorData(source.error, now)
  if ('query' in source) return readErrorData(source.query, { code: source.code, now })
  return { time: now, code: source.code }
}

/** Reads the data out of the address of /error. Anything that does not look like ours is left out, so that nobody can write on our page. */
export function readErrorData(query: URLSearchParams, { code, now }: { code: string; now: Date }): ErrorData {
  const reference = query.get('reference') ?? ''
  const time = new Date(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.exec(query.get('time') ?? '')?.[0] ?? Number.NaN)
  return {
    ...(/^[\w-]{1,60}$/.test(reference) ? { reference } : {}),
    time: Number.isNaN(time.getTime()) ? now : time,
    code,
  }
}

/** The data of an answer that was an error, or of an answer that did not come. */
export function toErrorData(error: unknown, now: Date): ErrorData {
  if (error instanceof Unanswered) return { time: now, code: 'unreachable' }
  if (!(error instanceof Refused)) return { time: now, code: 'page' }
  const { code = `http-${error.status}`, reference } = error.refusal
  return { ...(reference ? { reference } : {}), time: now, code }
}
