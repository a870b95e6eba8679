import { joinWords, type Word } from './address-words.ts'
import { SPANISH_GIVEN_NAMES, SPANISH_SURNAMES } from './spanish-names.ts'

const NAME_SUFFIXES = new Set('JR SR II III IV MD PHD ESQ'.split(' '))
/** Words that begin a last name of several words: 'de la Cruz', 'van Dyke'. */
const PARTICLES = new Set('DE DEL DELLA DI DA DOS DAS DU LA LE VAN VON DER DEN TER SAN SANTA ST'.split(' '))

/** Words that join two names: 'Jane and John Doe'. */
const JOINTS = new Set(['AND', 'Y', 'E', '&', '+'])

const SPANISH_TITLES = new Set('SR SRA SRTA SRES'.split(' '))
/** Words that end the name of a whole household: 'The Doe Family'. */
const HOUSEHOLD = new Set('FAMILY FAMILIA HOUSEHOLD'.split(' '))

/** Titles, which are not part of the name. A rank or a doctorate is not listed, and stays. */
const TITLES = new Set([...SPANISH_TITLES, ...'MR MRS MS MX MISS MISTER'.split(' ')])

/** Returns true for a word that stands after a name: 'Jr.', 'III', 'MD'. */
export const isNameSuffix = (word: Word | undefined): boolean => word !== undefined && NAME_SUFFIXES.has(word.plain)

const MAX_NAME_WORDS = 8
/** More words than this, all in small letters, are a sentence and not a name. */
const MAX_SMALL_WORDS = 4

/** Whether the words can be a name, and not the beginning of a sentence such as 'Please send it to Jane at'. */
export function mayBeName(words: readonly Word[]): boolean {
  const small = words.filter(({ text, plain }) => /^\p{Ll}/u.test(text) && !PARTICLES.has(plain) && !JOINTS.has(plain))
  return words.length <= MAX_NAME_WORDS && (small.length === 0 || (small.length === words.length && words.length <= MAX_SMALL_WORDS))
}

/**
 * Splits a person's name into first and last name, without 'Mr.' before both. The name of a company is split in the
 * same way and can be corrected. `isSpanish`: the person lives where people have two surnames.
 */
export function splitName(titled: readonly Word[], isSpanish: boolean): { firstName: string; lastName: string } {
  const words = withoutTitles(titled)
  let end = words.length
  while (end > 1 && isNameSuffix(words[end - 1])) end--
  // 'The Doe Family'
  if (end > 2 && HOUSEHOLD.has(words[end - 1]?.plain ?? '')) end--
  const particle = words.findIndex((word, at) => at > 0 && at < end - 1 && PARTICLES.has(word.plain))
  const hasTwo = particle < 1 && hasTwoSurnames(words.slice(0, end), isSpanish || SPANISH_TITLES.has(titled[0]?.plain ?? ''))
  // 'María García de la Cruz'
  const from = particle > 0 ? particle - (particle > 1 && isSurname(words[particle - 1]) ? 1 : 0) : end - (hasTwo ? 2 : 1)
  return { firstName: joinWords(words.slice(0, from)), lastName: joinWords(words.slice(from)) }
}

/** 'Mr. John Doe' is John Doe. 'Mr. and Mrs. John Doe' are two, and 'Mrs. Doe' has no other first name, so these keep their titles. */
function withoutTitles(words: readonly Word[]): readonly Word[] {
  let at = 0
  while (TITLES.has(words[at]?.plain ?? '')) at++
  if (at > 0 && JOINTS.has(words[at]?.plain ?? '')) return words
  const isName = words.slice(at).filter((word) => !isNameSuffix(word)).length > 1
  return isName ? words.slice(at) : words
}

/** 'María García López' has two surnames, 'José Luis Rivera' two given names. */
function hasTwoSurnames(words: readonly Word[], isSpanish: boolean): boolean {
  const [first, paternal, maternal] = [words[0], words.at(-2), words.at(-1)]
  // An initial is not a surname.
  if (words.length < 3 || paternal?.plain.length === 1 || isGiven(paternal) || words.some(({ plain }) => JOINTS.has(plain))) return false
  return (
    isSpanish ||
    (isSurname(paternal) && (isSurname(maternal) || isGiven(first))) ||
    (words.length > 3 && isGiven(first) && isGiven(words[1]))
  )
}

const isGiven = (word: Word | undefined): boolean => SPANISH_GIVEN_NAMES.has(word?.plain ?? '')
const isSurname = (word: Word | undefined): boolean => SPANISH_SURNAMES.has(word?.plain ?? '')
