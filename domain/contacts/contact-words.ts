import { fold } from '../recognition/fold.ts'
import type { ContactContent } from './contact.ts'

/** The words by which a contact is found: small letters and digits without accents. `towns` has city and state, `places` the rest of the address. */
export type ContactWords = { names: string[]; places: string[]; towns: string[] }

/** More words than any name or address has. */
const [MAX_NAMES, MAX_PLACES, MAX_TOWNS] = [10, 10, 6]
/** Further words of a search are ignored, because they hardly change the result. */
const MAX_TYPED_WORDS = 8
/** The longest word that is compared, in characters. */
const MAX_WORD_CHARACTERS = 40
/** The database looks up only this many first letters of a word. The found contacts are then compared by whole words. */
const [MAX_NAME_PREFIX_CHARACTERS, MAX_PLACE_PREFIX_CHARACTERS] = [6, 6]
const MIN_PLACE_PREFIX_CHARACTERS = 3
/** The shortest word in which one letter may be wrong. */
const MIN_MISTYPED_CHARACTERS = 4
/** The wrong letter must be among so many first letters of the word. */
const MISTYPED_PREFIX_CHARACTERS = 5

/** Words that occur in most addresses, in several spellings. They are not searched, because they would find too many people. */
const COMMON = new Set(
  'st street ave av avenue blvd boulevard rd road dr drive ln lane ct court cir circle pl place way ter terrace pkwy parkway hwy highway sq square trl trail apt apartment unit ste suite fl floor rm room n s e w ne nw se sw north south east west po box'.split(
    ' ',
  ),
)
const COMMON_WORDS = [...COMMON]

/** Reads the words of a contact. */
export function readContactWords({
  firstName,
  lastName,
  address1,
  address2,
  city,
  state,
  zipCode,
}: Omit<ContactContent, 'tags' | 'note'>): ContactWords {
  const names = [firstName, lastName].flatMap((name) => [
    ...toWords(name),
    ...(/['’ʼ´`]/.test(name) ? toWords(name.replaceAll(/['’ʼ´`]/g, ' ')) : []),
  ])
  const places = [address1, address2, zipCode].flatMap(toWords).filter((word) => !COMMON.has(word))
  const towns = [city, state].flatMap(toWords).filter((word) => !COMMON.has(word))
  return {
    names: [...new Set(names)].slice(0, MAX_NAMES),
    places: [...new Set(places)].slice(0, MAX_PLACES),
    towns: [...new Set(towns)].slice(0, MAX_TOWNS),
  }
}

/** Splits typed text into words. Words that are too common are left out if enough others remain. */
export function readTypedWords(typed: string): string[] {
  const words = [...new Set(toWords(typed))].slice(0, MAX_TYPED_WORDS)
  const telling = words.filter((word) => !COMMON.has(word))
  if (telling.length === 0) return words
  return telling.length < 2
    ? telling
    : telling.filter((word, at) => at === 0 || !COMMON_WORDS.some((common) => common.length > 2 && common.startsWith(word)))
}

/** Returns the keys of a contact's words: their beginnings, and their beginnings with one letter left out. */
export function toSearchKeys({ names, places, towns }: ContactWords): string[] {
  const beginnings = [
    ...names.flatMap((word) => prefixesOf(word, 1, MAX_NAME_PREFIX_CHARACTERS)),
    ...places.flatMap((word) =>
      /^\d/.test(word)
        ? prefixesOf(word, 2, MAX_PLACE_PREFIX_CHARACTERS)
        : prefixesOf(word, MIN_PLACE_PREFIX_CHARACTERS, MAX_PLACE_PREFIX_CHARACTERS),
    ),
  ]
  const ofTowns = towns.flatMap((word) => [
    ...prefixesOf(word, MIN_PLACE_PREFIX_CHARACTERS, MAX_PLACE_PREFIX_CHARACTERS),
    ...toMistypedKeys(word),
  ])
  return [...new Set([...beginnings, ...[...names, ...places].flatMap(toMistypedKeys), ...ofTowns.map(toTownKey)])]
}

/** Returns the key for a word of a city or state. It differs from the key of the same word elsewhere, because many people live in one place. */
export const toTownKey = (key: string): string => `c${key}`

/** Returns the key that a contact has if one of its words begins like the typed one. */
export const toTypedKey = (word: string): string => `w${word.slice(0, MAX_NAME_PREFIX_CHARACTERS)}`

/** Returns the keys for a typed word with one wrong letter. A contact has at least one of them if one of its words begins like that. */
export const toMistypedKeys = (word: string): string[] => {
  if (word.length < MIN_MISTYPED_CHARACTERS || /\d/.test(word)) return []
  const start = word.slice(0, MISTYPED_PREFIX_CHARACTERS)
  return Array.from(start, (_, at) => `d${start.slice(0, at)}${start.slice(at + 1)}`)
}

// A word with fewer letters than `min` is a key as a whole: '3b', 'or'.
function prefixesOf(word: string, min: number, max: number): string[] {
  const from = Math.min(min, word.length)
  return Array.from({ length: Math.min(max, word.length) - from + 1 }, (_, at) => `w${word.slice(0, from + at)}`)
}

function toWords(text: string): string[] {
  const found =
    fold(text)
      .replaceAll(/['.]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return found.map((word) => word.slice(0, MAX_WORD_CHARACTERS))
}
