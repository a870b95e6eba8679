import { folded } from './folded.ts'
import { NAMES, ORDINARY, PHRASES, STRONG, WEAK } from './offences.ts'
import { strongPattern, weakPattern } from './patterns.ts'

// Of very many words: made when a text is first looked at, not when the page comes.
let made: { strong: RegExp; weak: RegExp } | undefined
const patterns = () => (made ??= { strong: strongPattern(STRONG), weak: weakPattern(WEAK) })
const phrases = new RegExp(`(?<!\\p{L})(?:${PHRASES.join('|')})(?!\\p{L})`, 'u')
const ordinary = new RegExp(`(?<!\\p{L})(?:${ORDINARY.join('|')})(?!\\p{L})`, 'gu')
const strongWords = STRONG.map((entry) => entry.replaceAll('~', ''))
const plainWords = [...strongWords, ...WEAK]
const splittable = new Set(strongWords.filter((word) => word.length >= 4))

/** The first word of a message that may offend, as it is written there; undefined when there is none. */
export function offensiveWord(text: string): string | undefined {
  const { strong, weak } = patterns()
  const { written, low } = readings(text)
  const plain = low.replace(ordinary, (phrase) => ' '.repeat(phrase.length))
  return shown(
    matches(strong, plain).find(({ word, at }) => !isName(written.slice(at, at + word.length))) ??
      matches(weak, plain).find((match) => mostlyLetters(match.word) && !meansAPerson(match, written)) ??
      found(phrases.exec(plain)) ??
      hidden(plain),
    written,
  )
}

/** The same for a field that holds a person's name: real names pass, whatever else they may mean. */
export function offensiveName(text: string): string | undefined {
  const { strong, weak } = patterns()
  const { written, low } = readings(text)
  return shown(
    matches(strong, low).find(({ word }) => !NAMES.has(word)) ??
      matches(weak, low).find(({ word }) => mostlyLetters(word) && !NAMES.has(word)) ??
      found(phrases.exec(low)) ??
      hidden(low),
    written,
  )
}

type Found = { word: string; at: number }

// Both of one length, so that a place in one is the same place in the other.
function readings(text: string): { written: string; low: string } {
  const written = folded(text)
  const low = written.toLowerCase()
  return low.length === written.length ? { written, low } : { written: low, low }
}

function shown(match: Found | undefined, written: string): string | undefined {
  return match && written.slice(match.at, match.at + match.word.length)
}

function found(match: RegExpExecArray | null): Found | undefined {
  return match ? { word: match[0], at: match.index } : undefined
}

// By `exec`: `matchAll` makes a copy of the pattern each time, and these are large.
function matches(pattern: RegExp, text: string): Found[] {
  const all: Found[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [word] = match
    if (/\p{L}/u.test(word)) all.push({ word, at: match.index })
  }
  return all
}

// 'A55' is a seat, not an insult.
function mostlyLetters(word: string): boolean {
  return word.replace(/\P{N}/gu, '').length * 2 <= word.length
}

function isName(word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word) && NAMES.has(word.toLowerCase())
}

// 'our love to Dick' means a person; 'such a Dick' does not.
function meansAPerson({ word, at }: Found, written: string): boolean {
  const before = /(\p{L}+)\P{L}*$/u.exec(written.slice(Math.max(0, at - 40), at))?.[1]?.toLowerCase() ?? ''
  return isName(written.slice(at, at + word.length)) && !NOT_BEFORE_A_PERSON.has(before)
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

/** Words taken apart ('s h i t', 'sh it') or with signs for letters ('f*ck'). */
function hidden(low: string): Found | undefined {
  return spelledOut(low) ?? splitInTwo(low) ?? starred(low)
}

function spelledOut(low: string): Found | undefined {
  const { strong, weak } = patterns()
  for (const run of low.matchAll(/(?<![\p{L}\p{N}])[\p{L}@$!1350](?:[\s._*/,-]{1,3}[\p{L}@$!1350](?![\p{L}\p{N}])){2,}/gu)) {
    const joined = run[0].replace(/[\s._*/,-]+/g, '')
    if (joined.search(strong) >= 0 || joined.search(weak) >= 0) return found(run)
  }
  return undefined
}

// Ordinary English and Spanish words have a vowel; 'sh it' and 'fu ck' have a part that has none.
function splitInTwo(low: string): Found | undefined {
  for (const pair of low.matchAll(/(?<!\p{L})(?=(\p{L}{1,12})\s(\p{L}{1,12})(?!\p{L}))/gu)) {
    const [, left = '', right = ''] = pair
    if (splittable.has(left + right) && [left, right].some((part) => !/[aeiouy]/.test(part)))
      return { word: `${left} ${right}`, at: pair.index }
  }
  return undefined
}

function starred(low: string): Found | undefined {
  for (const token of low.matchAll(/(?<!\p{L})\p{L}[\p{L}@$!1350]{0,12}[*#%_][\p{L}@$!1350*#%_]{0,12}/gu)) {
    const shape = new RegExp(`^${token[0].replace(/[^\p{L}]/gu, '.')}$`, 'u')
    // One or two stars at the end may be a footnote or emphasis, so only the unmistakable words are read into them.
    const words = /\p{L}[*#%_]{1,2}$/u.test(token[0]) ? strongWords : plainWords
    if (words.some((word) => (word.length > 3 || word === 'ass' || word === 'fag') && shape.test(word))) return found(token)
  }
  return undefined
}
