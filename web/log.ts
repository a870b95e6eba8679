/** Tells whoever looks into the browser's console what went wrong: ids and codes, never names, addresses or words. */
export function logFailure(what: string, facts: Record<string, string> = {}): void {
  // oxlint-disable-next-line no-console -- this is the page's one place for it
  console.error(what, facts)
}
