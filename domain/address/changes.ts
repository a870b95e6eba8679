import type { PostalAddress } from './postal-address.ts'

/** Words that the check replaced. An empty `from` is an insertion, an empty `to` an omission. */
export type Change = { from: string; to: string }

/** Longer addresses are not compared word by word, because the work grows with the product of both numbers of words. */
const MAX_COMPARED_WORDS = 120

/** Lists what the check changed, word by word. It ignores capitals, punctuation and the line on which a word stands. */
export function compareAddresses(entered: PostalAddress, answered: PostalAddress): Change[] {
  const from = words(entered)
  const to = words(answered)
  if (from.length > MAX_COMPARED_WORDS || to.length > MAX_COMPARED_WORDS)
    return byLine(from, to).filter((change) => change.from !== change.to)
  const common = commonWords(from, to)

  const changes: Change[] = []
  let i = 0
  let j = 0
  for (const [nextI, nextJ] of [...common, [from.length, to.length] as const]) {
    changes.push(...byLine(from.slice(i, nextI), to.slice(j, nextJ)))
    i = nextI + 1
    j = nextJ + 1
  }
  return changes
}

/** Returns the answered address in the spelling of the entered one: a word that only differs in capitals or punctuation stays as it was entered. */
export function keepSpelling(entered: PostalAddress, answered: PostalAddress): PostalAddress {
  const known = new Map(words(entered).map(({ text }) => [plain(text), text]))
  const spell = (line: string) => line.replaceAll(/\S+/g, (word) => known.get(plain(word)) ?? word)
  const { address1, address2, city, state, zip } = answered
  return { address1: spell(address1), address2: spell(address2), city: spell(city), state, zip }
}

type Word = { text: string; line: number }

function words({ address1, address2, city, state, zip }: PostalAddress): Word[] {
  return [address1, address2, city, state, zip].flatMap((text, line) =>
    text
      .split(/\s+/)
      .filter((word) => plain(word) !== '')
      .map((word) => ({ text: word, line })),
  )
}

/** Groups adjacent changed words into one change, or into one change per line when both sides cover the same lines. */
function byLine(from: Word[], to: Word[]): Change[] {
  const lines = [...new Set(from.map(({ line }) => line))]
  const isSame = lines.join() === [...new Set(to.map(({ line }) => line))].join()
  const toText = (some: Word[]) => some.map(({ text }) => text).join(' ')
  const of = (some: Word[], line: number) => some.filter((word) => word.line === line)
  if (isSame) return lines.map((line) => ({ from: toText(of(from, line)), to: toText(of(to, line)) }))
  return [{ from: toText(from), to: toText(to) }]
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}#-]/gu, '')
}

// Finds the longest common subsequence of the words, as pairs of indices.
function commonWords(from: Word[], to: Word[]): (readonly [number, number])[] {
  const a = from.map(({ text }) => plain(text))
  const b = to.map(({ text }) => plain(text))
  const length: number[][] = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => length[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    const row = length[i] ?? []
    for (let j = b.length - 1; j >= 0; j--) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}
