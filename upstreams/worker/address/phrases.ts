/** A phrase found in a line: its meaning and its number of words. */
export type Phrase = { means: string; words: number }
export type Phrases = (words: readonly string[], at: number) => Phrase | undefined

type Branch = { next: Map<string, Branch>; means?: string }

/** Builds a search from a table with lines of the form 'MEANING: SPELLING, ANOTHER SPELLING'. It finds the longest phrase at an index. */
export function phrases(table: string): Phrases {
  const root: Branch = { next: new Map() }
  for (const line of table.trim().split('\n')) {
    const [means = '', spellings = ''] = line.split(':')
    for (const spelling of spellings.split(',')) grow(root, spelling.trim().split(' ')).means = means
  }
  return (words, at) => longest(root, words, at)
}

function grow(root: Branch, words: readonly string[]): Branch {
  let branch = root
  for (const word of words) {
    const next = branch.next.get(word) ?? { next: new Map() }
    branch.next.set(word, next)
    branch = next
  }
  return branch
}

function longest(root: Branch, words: readonly string[], at: number): Phrase | undefined {
  let branch: Branch | undefined = root
  let found: Phrase | undefined
  for (let to = at; branch && to <= words.length; to++) {
    if (branch.means !== undefined) found = { means: branch.means, words: to - at }
    branch = branch.next.get(words[to] ?? '')
  }
  return found
}
