/** The longest word that is compared letter by letter, in characters. A longer one is cut. */
const MAX_WORD_CHARACTERS = 40

/**
 * Returns the number of single mistakes between two words: a letter wrong, missing, added, or swapped with its neighbour.
 * Returns `limit` + 1 when there are more than `limit`. The work is at most the product of both lengths, which are limited.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const [a, b] = [one.slice(0, MAX_WORD_CHARACTERS), other.slice(0, MAX_WORD_CHARACTERS)]
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isEqual = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isEqual ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[beforeLast, last] = [last, row]
  }
  return Math.min(last[b.length] ?? 0, limit + 1)
}

/** Returns how many mistakes a word of this length may hold and still be the same word. */
export const allowedMistakes = (characters: number): number => (characters < 4 ? 0 : characters < 8 ? 1 : 2)

/** Returns true when the words differ by at most `allowedMistakes` mistakes. False for words of one or two letters. */
export function isMistyped(one: string, other: string): boolean {
  const limit = allowedMistakes(Math.max(one.length, other.length))
  return limit > 0 && Math.min(one.length, other.length) > 2 && editDistance(one, other, limit) <= limit
}

/** Returns the letters of a word in alphabetical order, to find words that differ only in the order of letters. */
export const sortLetters = (word: string): string => word.split('').sort().join('')
