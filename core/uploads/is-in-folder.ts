/** Returns true when the absolute address leads into this folder, as a browser reads it: `..` and its spellings lead out. */
export function isInFolder(address: string, folder: string): boolean {
  const [found, own] = [URL.parse(address), new URL(folder)]
  if (found?.origin !== own.origin) return false
  // An encoded slash may be read as one behind us.
  return found.pathname.startsWith(own.pathname) && !/%(?:2f|5c)/i.test(found.pathname)
}
