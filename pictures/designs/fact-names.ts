const MAX_NAMES = 50
const MAX_NAME_CHARACTERS = 100

/** Returns names from a file without duplicates, sorted, shortened and well formed, so that they can be stored as facts. */
export function factNames(names: Iterable<string>, maxNames = MAX_NAMES): string[] {
  const readable = [...new Set(names)].map((name) => name.slice(0, MAX_NAME_CHARACTERS).toWellFormed().replaceAll('\0', '?'))
  return [...new Set(readable)].sort((a, b) => (a < b ? -1 : 1)).slice(0, maxNames)
}
