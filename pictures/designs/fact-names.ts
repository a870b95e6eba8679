const MAX_NAMES = 50
const MAX_NAME_CHARACTERS = 100

/** Returns names that a file contains, each once and in order, as short and as well formed as a stored fact must be. */
export function factNames(names: Iterable<string>, maxNames = MAX_NAMES): string[] {
  const readable = [...new Set(names)].map((name) => name.slice(0, MAX_NAME_CHARACTERS).toWellFormed().replaceAll('\0', '?'))
  return [...new Set(readable)].sort((a, b) => (a < b ? -1 : 1)).slice(0, maxNames)
}
