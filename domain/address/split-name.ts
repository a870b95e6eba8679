import { joinWords, type Word } from './address-words.ts'

const NAME_SUFFIXES = new Set('JR SR II III IV MD PHD ESQ'.split(' '))
/** They begin a last name of several words: 'de la Cruz', 'van Dyke'. */
const PARTICLES = new Set('DE DEL DELLA DI DA DOS DAS DU LA LE VAN VON DER DEN TER SAN SANTA ST'.split(' '))

/** They join two names: 'Jane and John Doe'. */
const JOINTS = new Set(['AND', 'Y', 'E', '&', '+'])

/** Whether the word stands behind a name: 'Jr.', 'III', 'MD'. */
export const isNameSuffix = (word: Word | undefined): boolean => word !== undefined && NAME_SUFFIXES.has(word.plain)

const MAX_NAME_WORDS = 8
/** In small letters throughout, more words are a sentence. */
const MAX_SMALL_WORDS = 4

/** Whether the words can be a name, and not the beginning of a sentence such as 'Please send it to Jane at'. */
export function mayBeName(words: readonly Word[]): boolean {
  const small = words.filter(({ text, plain }) => /^\p{Ll}/u.test(text) && !PARTICLES.has(plain) && !JOINTS.has(plain))
  return words.length <= MAX_NAME_WORDS && (small.length === 0 || (small.length === words.length && words.length <= MAX_SMALL_WORDS))
}

/** Splits a person's name into first and last name. What stands for no person, such as a company, is split in the same way and can be corrected. */
export function splitName(words: readonly Word[]): { firstName: string; lastName: string } {
  let end = words.length
  while (end > 1 && isNameSuffix(words[end - 1])) end--
  const particle = words.findIndex((word, at) => at > 0 && at < end - 1 && PARTICLES.has(word.plain))
  const from = particle > 0 ? particle : end - 1
  return { firstName: joinWords(words.slice(0, from)), lastName: joinWords(words.slice(from)) }
}
