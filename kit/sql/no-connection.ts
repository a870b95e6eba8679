/** What the pool says when none of its connections became free in time: it has no code for it. */
const NONE_FREE = 'timeout exceeded when trying to connect'
/** The server takes no (more) connections for now. */
const NOT_NOW = new Set(['53300', '57P03', 'ECONNREFUSED'])

/** The statement was not even begun, because there was no connection for it: asked again a moment later it may well succeed. */
export function hadNoConnection(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.message === NONE_FREE || ('code' in cause && NOT_NOW.has(String(cause.code)))) return true
  return false
}
