/** Logs a failure to the browser's console: only ids and codes, never names, addresses or messages. */
export function logFailure(what: string, facts: Record<string, string> = {}): void {
  // oxlint-disable-next-line no-console -- this is the page's one place for it
  console.error(what, facts)
}
