import { english } from './english/english.ts'
import type { LanguageTable } from './language-table.ts'

/** Brackets around every sentence. They make a sentence visible that was not translated, or that was joined from parts. */
const [OPEN, CLOSE] = ['⟦', '⟧']
/** Characters that mark a value inside a sentence. Unicode reserves them for private use, so no text contains them. */
const [VALUE, END] = ['\uE000', '\uE001']
/** Parts that are never translated: values, names in braces, and markup. */
const KEPT = /(\uE000[^\uE001]*\uE001|\{\w+\}|<[^>]*>)/

/** Letters whose accented forms most fonts have. Other letters stay as they are. */
const PLAIN = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz'
const WITH_ACCENT = 'ÁÇĐÉĜĤÍĴĶĻÑÓŔŠŤÚŴÝŽáçđéĝĥíĵķļñóŕšťúŵýž'

/**
 * Writes an English sentence with accents, a third longer, and in brackets. Names in braces such as {orderNo} and markup stay as they are. One letter
 * of every three is written twice, so that words become longer but spaces do not.
 */
export function pseudoSentence(sentence: string): string {
  let owed = 2
  const write = (character: string): string => {
    owed += 1
    const letter = WITH_ACCENT[PLAIN.indexOf(character)] ?? character
    if (owed < 3 || !/\p{L}/u.test(letter)) return letter
    owed -= 3
    return letter + letter
  }
  const parts = sentence
    .split(KEPT)
    .map((part, at) => (at % 2 === 1 ? part.replaceAll(/[\uE000\uE001]/g, '') : part.replaceAll(/./gsu, write)))
  return OPEN + parts.join('') + CLOSE
}

/** Translates the whole table. A function is called like in English, with its text parameters marked as values. */
function translate(value: unknown): unknown {
  if (typeof value === 'string') return pseudoSentence(value)
  if (typeof value === 'function') return (...values: unknown[]) => sayMarked(value as Say, values)
  return Object.fromEntries(Object.entries(value as object).map(([code, each]) => [code, translate(each)]))
}

type Say = (...values: unknown[]) => unknown

function sayMarked(say: Say, values: unknown[]): unknown {
  const result = say(...values.map((value) => (typeof value === 'string' ? VALUE + value + END : value)))
  return typeof result === 'string' ? pseudoSentence(result) : result
}

/** A language for tests: English with accents and a third longer. It shows on every screen whether a translation has enough room. */
export const pseudo = translate(english) as LanguageTable // `translate` keeps the tree of the table
