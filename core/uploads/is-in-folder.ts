/** Returns true when a browser that opens this absolute address stays inside the folder. `..`, in any spelling, leads out of the folder. */
export function isInFolder(address: string, folder: string): boolean {
  const [found, own] = [URL.parse(address), new URL(folder)]
  if (found?.origin !== own.origin) return false
  // Refuse an encoded slash, because a server may read it as a slash.
  return found.pathname.startsWith(own.pathname) && !/%(?:2f|5c)/i.test(found.pathname)
}
