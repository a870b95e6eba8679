/** A match: the text between two indices, in UTF-16 units. */
export type WordMatch = { at: number; end: number }

/** Counts the steps of a matcher, so that a test can prove that they grow linearly with the text. */
export type StepCounter = { steps: number }

/** Finds entries in a lower-case text without backtracking: each character is read once, by at most as many states as the list has letters. */
export type WordMatcher = (text: string, counter?: StepCounter) => WordMatch[]

// Signs that people write instead of a letter to evade the check.
const VARIANTS: Record<string, string> = {
  a: 'a@4',
  b: 'b8',
  c: 'c¢',
  e: 'e3€',
  g: 'g9',
  i: 'i1!|',
  l: 'l1|',
  o: 'o0',
  s: 's5$',
  t: 't7+',
  u: 'uv',
  z: 'z2',
}

const SEPARATORS = new Set("._'’·•~-")

/** Creates the matcher for strong words: letters may be stretched, replaced and separated by a sign. */
export function createStrongMatcher(entries: readonly string[]): WordMatcher {
  return createMatcher(entries, { separators: SEPARATORS, isComplete: (count, times) => count >= times })
}

/** Creates the matcher for weak words: letters may be replaced, or stretched further than any real spelling. */
export function createWeakMatcher(entries: readonly string[]): WordMatcher {
  return createMatcher(entries, {
    separators: new Set(),
    // A doubled letter makes another word: 'anno' is not 'ano'.
    isComplete: (count, times) => count >= times && !(times === 1 && count === 2),
  })
}

// A letter that stands three times or more in a row counts as three.
const MAX_COUNT = 3

type Rules = { separators: ReadonlySet<string>; isComplete: (count: number, times: number) => boolean }

/** One letter of the entries. Entries with the same beginning share the nodes of that beginning. */
type TrieNode = {
  /** Identifies the letter's states: `id + count`, or `id` itself after a separator. */
  id: number
  signs: string
  /** How often the letter occurs in a row: a doubled letter has to be doubled in the text ('ass' is not 'as'). */
  times: number
  next: TrieNode[]
  /** An entry ends here. 'whole' matches only when no letter follows. */
  ends: 'whole' | 'open' | undefined
}

/** A state of the search: it began at `at` and has read `count` signs of the letter (0: a separator after it). */
type State = { letter: TrieNode; count: number; at: number }

function createMatcher(entries: readonly string[], { separators, isComplete }: Rules): WordMatcher {
  const trie = createTrie()
  for (const entry of entries) trie.add(entry)
  const firstLetters = { anywhere: bySign(trie.anywhere), atStart: bySign(trie.atStart) }
  const stateCount = trie.size()

  return (text, counter) => {
    const found: WordMatch[] = []
    // The index at which each state was last entered. When two searches reach the same state, only the first continues.
    const enteredAt = new Int32Array(stateCount).fill(-1)
    let states: State[] = []
    let nextStates: State[] = []
    let steps = 0
    let isAfterLetter = false
    let index = 0

    const enter = (letter: TrieNode, count: number, at: number, end: number, isBeforeLetter: boolean) => {
      steps += 1
      const id = letter.id + count
      if (enteredAt[id] === index) return
      enteredAt[id] = index
      nextStates.push({ letter, count, at })
      if (count > 0 && letter.ends && isComplete(count, letter.times) && (letter.ends === 'open' || !isBeforeLetter))
        found.push({ at, end })
    }

    for (const sign of text) {
      const end = index + sign.length
      const isBeforeLetter = end < text.length && isLetter(String.fromCodePoint(text.codePointAt(end) ?? 0))
      nextStates = []
      for (const { letter, count, at } of states) {
        steps += 1
        if (count > 0 && letter.signs.includes(sign)) enter(letter, Math.min(count + 1, MAX_COUNT), at, end, isBeforeLetter)
        if (count > 0 && !isComplete(count, letter.times)) continue
        if (count > 0 && letter.next.length > 0 && separators.has(sign)) enter(letter, 0, at, end, isBeforeLetter)
        for (const next of letter.next) {
          steps += 1
          if (next.signs.includes(sign)) enter(next, 1, at, end, isBeforeLetter)
        }
      }
      if (!isAfterLetter) for (const letter of firstLetters.atStart.get(sign) ?? []) enter(letter, 1, index, end, isBeforeLetter)
      for (const letter of firstLetters.anywhere.get(sign) ?? []) enter(letter, 1, index, end, isBeforeLetter)
      states = nextStates
      isAfterLetter = isLetter(sign)
      index = end
    }
    if (counter) counter.steps += steps
    return longestApart(found)
  }
}

function createTrie() {
  const anywhere: TrieNode[] = []
  const atStart: TrieNode[] = []
  let size = 0
  const childOf = (letters: TrieNode[], sign: string, times: number): TrieNode => {
    const known = letters.find((letter) => letter.signs.startsWith(sign) && letter.times === times)
    if (known) return known
    const made: TrieNode = { id: size, signs: VARIANTS[sign] ?? sign, times, next: [], ends: undefined }
    size += MAX_COUNT + 1
    letters.push(made)
    return made
  }
  const add = (entry: string) => {
    let letters = entry.startsWith('~') ? anywhere : atStart
    let last: TrieNode | undefined
    for (const { sign, times } of runs(entry.replaceAll('~', ''))) {
      last = childOf(letters, sign, times)
      letters = last.next
    }
    if (last) last.ends = entry.includes('~') || last.ends === 'open' ? 'open' : 'whole'
  }
  return { anywhere, atStart, add, size: () => size }
}

/** Splits a word into its letters, each with its number of repetitions in a row. */
function runs(word: string): { sign: string; times: number }[] {
  const all: { sign: string; times: number }[] = []
  for (const sign of word) {
    const last = all.at(-1)
    if (last?.sign === sign) last.times += 1
    else all.push({ sign, times: 1 })
  }
  return all
}

function bySign(letters: readonly TrieNode[]): Map<string, TrieNode[]> {
  const map = new Map<string, TrieNode[]>()
  for (const letter of letters) for (const sign of letter.signs) map.set(sign, [...(map.get(sign) ?? []), letter])
  return map
}

/** Picks matches that do not overlap: the earliest first, and the longest of those that begin together. */
function longestApart(found: readonly WordMatch[]): WordMatch[] {
  const apart: WordMatch[] = []
  let last = 0
  for (const match of found.toSorted((one, other) => one.at - other.at || other.end - one.end)) {
    if (match.at < last) continue
    apart.push(match)
    last = match.end
  }
  return apart
}

function isLetter(sign: string): boolean {
  return /^\p{L}/u.test(sign)
}
