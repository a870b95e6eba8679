import { normalizeForMatch } from './normalize-for-match.ts'
import { NAMES, ORDINARY, PHRASES, RARE_NAMES, STRONG, WEAK } from './offences.ts'
import { createStrongMatcher, createWeakMatcher, type StepCounter, type WordMatcher } from './word-matcher.ts'

// The matchers are created at the first check instead of at page load, because the lists are long.
let made: { strong: WordMatcher; weak: WordMatcher } | undefined
const matchers = () => (made ??= { strong: createStrongMatcher(STRONG), weak: createWeakMatcher(WEAK) })
const strongWords = STRONG.map((entry) => entry.replaceAll('~', ''))
const splittable = new Set(strongWords.filter((word) => word.length >= 4))

/** Returns the first word of a message that may offend, as the sender wrote it, or undefined. */
export function offensiveWord(text: string, counter?: StepCounter): string | undefined {
  const { strong, weak } = matchers()
  const { written, low } = readings(text)
  const plain = low.replace(ORDINARY, (phrase) => ' '.repeat(phrase.length))
  return shown(
    matches(strong, plain, counter).find(({ word, at }) => !isName(written.slice(at, at + word.length))) ??
      matches(weak, plain, counter).find((match) => mostlyLetters(match.word) && !meansAPerson(match, written)) ??
      found(PHRASES.exec(plain)) ??
      hidden(plain, counter),
    written,
  )
}

/** Returns the first word of a name field that may offend, or undefined. Words that are real names pass. */
export function offensiveName(text: string, counter?: StepCounter): string | undefined {
  return offenceInName(text, (word) => NAMES.has(word), counter)
}

/** Returns true when the sender may confirm that the text is a real name. It is false for a strong offence. */
export function mayBeRealName(text: string): boolean {
  return offenceInName(text, (word) => NAMES.has(word) || RARE_NAMES.has(word)) === undefined
}

function offenceInName(text: string, isBorne: (word: string) => boolean, counter?: StepCounter): string | undefined {
  const { strong, weak } = matchers()
  const { written, low } = readings(text)
  return shown(
    matches(strong, low, counter).find(({ word }) => !isBorne(word)) ??
      matches(weak, low, counter).find(({ word }) => mostlyLetters(word) && !isBorne(word)) ??
      found(PHRASES.exec(low)) ??
      hidden(low, counter),
    written,
  )
}

type MatchedWord = { word: string; at: number }

// Both strings have the same length, so that an index in one is valid in the other.
function readings(text: string): { written: string; low: string } {
  const written = normalizeForMatch(text)
  const low = written.toLowerCase()
  return low.length === written.length ? { written, low } : { written: low, low }
}

function shown(match: MatchedWord | undefined, written: string): string | undefined {
  return match && written.slice(match.at, match.at + match.word.length)
}

function found(match: RegExpExecArray | null): MatchedWord | undefined {
  return match ? { word: match[0], at: match.index } : undefined
}

function matches(matcher: WordMatcher, text: string, counter: StepCounter | undefined): MatchedWord[] {
  return matcher(text, counter)
    .map(({ at, end }) => ({ word: text.slice(at, end), at }))
    .filter(({ word }) => /\p{L}/u.test(word))
}

// A word of more digits than letters is a code: 'A55' is a seat, not an insult.
function mostlyLetters(word: string): boolean {
  return word.replace(/\P{N}/gu, '').length * 2 <= word.length
}

function isName(word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word) && NAMES.has(word.toLowerCase())
}

// 'our love to Dick' means a person; 'such a Dick' does not.
function meansAPerson({ word, at }: MatchedWord, written: string): boolean {
  const before = written
    .slice(Math.max(0, at - 40), at)
    .split(/\P{L}/u)
    .findLast((part) => part !== '')
    ?.toLowerCase()
  return isName(written.slice(at, at + word.length)) && !NOT_BEFORE_A_PERSON.has(before ?? '')
}

const NOT_BEFORE_A_PERSON = new Set([
  'a',
  'an',
  'the',
  'you',
  'your',
  'my',
  'his',
  'big',
  'little',
  'tiny',
  'suck',
  'eat',
  'total',
  'un',
  'una',
  'el',
  'la',
])

/** Finds words that are taken apart ('s h i t', 'sh it') or have signs for letters ('f*ck'). */
function hidden(low: string, counter?: StepCounter): MatchedWord | undefined {
  return spelledOut(low, counter) ?? splitInTwo(low) ?? starred(low, counter)
}

function spelledOut(low: string, counter?: StepCounter): MatchedWord | undefined {
  const { strong, weak } = matchers()
  for (const run of low.matchAll(/(?<![\p{L}\p{N}])[\p{L}@$!1350](?:[\s._*/,-]{1,3}[\p{L}@$!1350](?![\p{L}\p{N}])){2,}/gu)) {
    const joined = run[0].replace(/[\s._*/,-]/g, '')
    if (strong(joined, counter).length > 0 || weak(joined, counter).length > 0) return found(run)
  }
  return undefined
}

// Ordinary English and Spanish words have a vowel; 'sh it' and 'fu ck' have a part without one.
function splitInTwo(low: string): MatchedWord | undefined {
  for (const pair of low.matchAll(/(?<!\p{L})(?=(\p{L}{1,12})\s(\p{L}{1,12})(?!\p{L}))/gu)) {
    const [, left = '', right = ''] = pair
    if (splittable.has(left + right) && [left, right].some((part) => !/[aeiouy]/.test(part)))
      return { word: `${left} ${right}`, at: pair.index }
  }
  return undefined
}

function starred(low: string, counter?: StepCounter): MatchedWord | undefined {
  for (const token of low.matchAll(/(?<!\p{L})\p{L}[\p{L}@$!1350]{0,12}[*#%_][\p{L}@$!1350*#%_]{0,12}/gu)) {
    const signs = Array.from(token[0])
    // One or two stars at the end may be a footnote or emphasis, so only strong words are matched there.
    const list = /\p{L}[*#%_]{1,2}$/u.test(token[0]) ? 'strong' : 'plain'
    for (const word of starrable()[list].get(shapeOf(signs)) ?? []) {
      if (counter) counter.steps += signs.length
      if (signs.every((sign, at) => !/\p{L}/u.test(sign) || sign === word[at])) return found(token)
    }
  }
  return undefined
}

// The words in which stars are recognised, grouped by first letter and length (shapeOf).
let starrableWords: Record<'strong' | 'plain', Map<string, string[]>> | undefined
const starrable = () => {
  const grouped = (words: readonly string[]) =>
    Map.groupBy(
      words.filter((word) => word.length > 3 || word === 'ass' || word === 'fag'),
      (word) => shapeOf(Array.from(word)),
    )
  return (starrableWords ??= { strong: grouped(strongWords), plain: grouped([...strongWords, ...WEAK]) })
}

/** Returns the first letter and the length of a word. Stars in a word hide neither of them. */
function shapeOf(signs: readonly string[]): string {
  return `${signs[0]}${signs.length}`
}
