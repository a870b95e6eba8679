import { isCommonSurname, isFamilyNameFirst } from './common-surnames.ts'
import { editDistance, isMistyped, sortLetters } from './edit-distance.ts'
import {
  areApart,
  areNicknames,
  areOfOtherSex,
  areRomanizations,
  areSpellings,
  differInSex,
  isKnownName,
  listGivenNames,
  sexOfName,
} from './given-names.ts'
import type { GivenNames, NameReading } from './read-name.ts'
import { isUnlikelySlip } from './slips.ts'
import { soundKey, spokenName } from './sound.ts'

export type GivenEvidence = 'equal' | 'nickname' | 'middle-name' | 'initial' | 'mistyped'
export type SurnameEvidence = 'equal' | 'part' | 'spelling' | 'initial' | 'mistyped' | 'changed' | 'changed-by-man'
/** How two names of one person may differ; undefined when the names belong to two people, even at the same address. */
export type NameEvidence = { given: GivenEvidence; surname: SurnameEvidence } | undefined

/** Compares two names. The work is limited, because readPersonName limits the length of a name. */
export function findNameEvidence(a: NameReading, b: NameReading): NameEvidence {
  if (areOtherGenerations(a.generation, b.generation) || a.isWifeOf !== b.isWifeOf) return undefined
  if (a.title && b.title && a.title !== b.title) return undefined
  if (areSwapped(a, b)) return { given: 'equal', surname: 'equal' }
  const surname = compareSurnames(a, b)
  const given = surname && compareGivenOfAll(a.people, b.people)
  return given && { given, surname }
}

// Men seldom change their surname, so a man with another surname is probably the next tenant.
const isMan = ({ people, title }: NameReading): boolean =>
  title === 'male' || (people.length > 0 && people.every(([first = '']) => sexOfName(first) === 'male'))

/**
 * Sr counts like no suffix, because a father seldom writes it. Jr, II and III distinguish a person from a relative with the same name at the same
 * address, so the same name without such a suffix belongs to somebody else.
 */
const areOtherGenerations = (a = 1, b = 1): boolean => a !== b

function compareGivenOfAll(a: readonly GivenNames[], b: readonly GivenNames[]): GivenEvidence | undefined {
  const found = a.flatMap((one) => b.map((other) => compareGiven(one, other)))
  return GIVEN_ORDER.find((evidence) => found.includes(evidence))
}
const GIVEN_ORDER = ['equal', 'nickname', 'mistyped', 'initial', 'middle-name'] as const

/** Compares the given names of two people. */
export function compareGiven(a: GivenNames, b: GivenNames): GivenEvidence | undefined {
  const [first, other] = [a[0] ?? '', b[0] ?? '']
  if (!first || !other) return undefined
  const [whole, otherWhole] = [a.join(''), b.join('')]
  if (whole === otherWhole) return 'equal'
  if (areNicknames(whole, otherWhole)) return 'nickname'
  const main = compareWord(first, other)
  if (main) return middleNamesAgree(a.slice(1), b.slice(1)) ? main : undefined
  if (isMistyped(whole, otherWhole) && a.length !== b.length) return 'mistyped'
  return byMiddleName(a, b) || byMiddleName(b, a) ? 'middle-name' : undefined
}

function compareWord(a: string, b: string): GivenEvidence | undefined {
  if (a === b) return 'equal'
  if (a.length === 1 || b.length === 1) return isInitialOf(a, b) || isInitialOf(b, a) ? 'initial' : undefined
  if (areApart(a, b)) return undefined
  if (areNicknames(a, b) || areSpellings(a, b) || isDiminutive(a, b) || isDiminutive(b, a)) return 'nickname'
  if (areOfOtherSex(a, b) || differInSex(a, b)) return undefined
  if (areRomanizations(a, b)) return 'nickname'
  if (isKnownName(a) && isKnownName(b)) return spokenName(a) === spokenName(b) || differInLateVowel(a, b) ? 'nickname' : undefined
  if (isShortenedTo(a, b) || isShortenedTo(b, a)) return 'initial'
  if (isOtherAtAnEnd(a, b) || isOtherAtAnEnd(b, a) || isUnlikelySlip(a, b)) return undefined
  // Two wrong letters in a known name are a typing error. Two unknown names that differ in two letters are different names.
  const limit = isKnownName(a) || isKnownName(b) ? 2 : 1
  if (isMistyped(a, b) && editDistance(a, b, 2) <= limit && !isShortSubstitution(a, b) && !areTwoVowels(a, b)) return 'mistyped'
  if (isMistypedFormOf(a, b) || isMistypedFormOf(b, a)) return 'mistyped'
  return isMistypedNickname(a, b) || isSwapOfThree(a, b) ? 'mistyped' : undefined
}

// 'R.' may stand for Bob, because Bob is short for Robert.
const isInitialOf = (initial: string, name: string): boolean =>
  initial.length === 1 && [...listGivenNames(name)].some((each) => each.startsWith(initial))

// True for 'Zachary' and 'Zachery', 'Kristina' and 'Kristine': one vowel differs late in a long name, and the sex is the same. False for 'Carina' and
// 'Corina'.
function differInLateVowel(a: string, b: string): boolean {
  const at = a.split('').findIndex((letter, index) => letter !== b[index])
  const isEnding = at < 0 || at >= Math.min(a.length, b.length) - 1
  return (
    Math.min(a.length, b.length) > 5 &&
    (at > 2 || at < 0) &&
    editDistance(a, b, 1) === 1 &&
    consonants(a) === consonants(b) &&
    (!isEnding || (sexOfName(a) !== undefined && sexOfName(a) === sexOfName(b)))
  )
}
const consonants = (name: string): string =>
  name
    .split('')
    .filter((letter, at) => !/[aeiouy]/.test(letter) && letter !== name[at - 1])
    .join('')

// 'Laurita' is a pet name of Laura, and 'Saulito' of Saúl. 'Paquita' is not a pet name of Paco, because only the first is a woman's name.
function isDiminutive(small: string, name: string): boolean {
  const [, stem, vowel] = /^(.{2,}?)c?it([oa])s?$/.exec(small) ?? []
  if (!stem || sexOfName(name) === (vowel === 'a' ? 'male' : 'female')) return false
  return stem.replace(/qu$/, 'c') === name.replace(/[oa]?s?$/, '') || stem === name
}

/** Short names that are complete names themselves: 'Mar' is not short for Marcos, and 'Ari' is not short for Ariana. */
const WHOLE_NAMES: ReadonlySet<string> = new Set(['ari', 'mar'])

// 'Olu' is short for Olumide. Known short names are looked up in the tables instead.
const isShortenedTo = (long: string, short: string): boolean =>
  short.length > 2 && long.length > short.length + 1 && long.startsWith(short) && !isKnownName(short) && !WHOLE_NAMES.has(short)

// Typing errors seldom stand at the ends of a name. So 'Lynn' and 'Glynn', 'Selim' and 'Selin', 'Ciara' and 'Ciaran' are different names.
function isOtherAtAnEnd(a: string, b: string): boolean {
  if (a.slice(1) === b || (a.length === b.length && (a.slice(1) === b.slice(1) || a.slice(0, -1) === b.slice(0, -1)))) return true
  const at = a.split('').findIndex((letter, index) => letter !== b[index])
  return at > 2 && at >= b.length - 2 && a.endsWith('a') !== b.endsWith('a')
}

// 'Verónica' and 'Verenice' differ in two vowels.
const areTwoVowels = (a: string, b: string): boolean =>
  a.at(-1) !== b.at(-1) && editDistance(a, b, 1) > 1 && endsInVowel(a) && endsInVowel(b)

// Short names with another vowel are different names. If both names are unknown, any other letter makes a different name.
function isShortSubstitution(a: string, b: string): boolean {
  if (a.length !== b.length || a.length > 4 || sortLetters(a) === sortLetters(b)) return false
  return (!isKnownName(a) && !isKnownName(b)) || a.replace(/[aeiou]/g, '') === b.replace(/[aeiou]/g, '')
}

const isSwapOfThree = (a: string, b: string): boolean =>
  a.length === 3 && b.length === 3 && editDistance(a, b, 1) === 1 && sortLetters(a) === sortLetters(b) && isKnownName(a) !== isKnownName(b)

// 'Micheal' and 'Mike' match: 'Micheal' is a misspelt Michael, and Mike is short for Michael.
const isMistypedFormOf = (mistyped: string, nickname: string): boolean =>
  !isKnownName(mistyped) &&
  mistyped.length > 4 &&
  [...listGivenNames(nickname)].some((name) => name !== nickname && isMistyped(mistyped, name))

// Up to two letters differ, but both names sound the same.
const isMistypedNickname = (a: string, b: string): boolean =>
  a.length > 4 && b.length > 4 && soundKey(a) === soundKey(b) && editDistance(a, b, 2) <= 2 && endsInVowel(a) === endsInVowel(b)
const endsInVowel = (name: string): boolean => /[aeiouy]h?$/.test(name)

function middleNamesAgree(a: GivenNames, b: GivenNames): boolean {
  const [one, other] = [a[0], b[0]]
  return one === undefined || other === undefined || compareWord(one, other) !== undefined || isNear(a, b)
}
const isNear = (a: GivenNames, b: GivenNames): boolean => a.some((name) => name.length > 1 && b.includes(name))

// True for a person who uses the second name: 'Juan Carlos' and 'Carlos'. False for 'Julio César' and 'César Augusto'.
function byMiddleName(a: GivenNames, b: GivenNames): boolean {
  const [first = '', ...middle] = a
  const [called = ''] = b
  if (called.length < 2 || (b.length > 1 && a.length > 1)) return false
  return (
    !areOfOtherSex(first, called) &&
    middle.some((name) => name.length > 1 && ['equal', 'nickname'].includes(compareWord(name, called) ?? ''))
  )
}

function compareSurnames(a: NameReading, b: NameReading): SurnameEvidence | undefined {
  if (!a.surname || !b.surname) return undefined
  if (a.surname === b.surname || isSameWords(a.surnames, b.surnames)) return 'equal'
  if (soundsAlike(a.surname, b.surname)) return 'spelling'
  if (isMistyped(a.surname, b.surname)) return 'mistyped'
  if (isInitialOfSurname(a.surname, b.surname) || isInitialOfSurname(b.surname, a.surname)) return 'initial'
  const shared = findShared(a.surnames, b.surnames)
  if (shared.length > 0) {
    // 'García López' and 'García Martínez' are two families.
    const isWhole = shared.length >= Math.min(a.surnames.length, b.surnames.length)
    return isWhole ? 'part' : undefined
  }
  if (isFamilyFirst(a) && isFamilyFirst(b)) return undefined
  if (!isMan(a) && !isMan(b)) return 'changed'
  return isCommonSurname(a.surname) && isCommonSurname(b.surname) ? undefined : 'changed-by-man'
}

// 'Nguyen | Hoang' and 'Nguyen | Hung' are two people. Each has typed the family name in the field of the first name.
const isFamilyFirst = ({ people, surname }: NameReading): boolean => isFamilyNameFirst(people[0]?.[0] ?? '') && isKnownName(surname)

const isSameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.join('') === b.join('') || [...a].sort().join(' ') === [...b].sort().join(' ')
const isOneSurname = (a: string, b: string): boolean => a === b || isMistyped(a, b) || soundsAlike(a, b)
const isInitialOfSurname = (initial: string, surname: string): boolean => initial.length === 1 && surname.startsWith(initial)

// 'Ramos D.' may be 'Ramos Domínguez': an initial counts only when another surname is shared in full.
function findShared(a: readonly string[], b: readonly string[]): string[] {
  const whole = a.filter((name) => b.some((other) => isOneSurname(name, other)))
  const isInitial = (name: string): boolean => b.some((other) => isInitialOfSurname(name, other) || isInitialOfSurname(other, name))
  return whole.length > 0 ? a.filter((name) => whole.includes(name) || isInitial(name)) : []
}

function soundsAlike(a: string, b: string): boolean {
  // 'Hoang' and 'Hung' are different surnames, so short surnames may differ in one letter only.
  const limit = Math.min(a.length, b.length) < 5 ? 1 : Math.max(a.length, b.length) < 8 ? 2 : 3
  return Math.min(a.length, b.length) > 3 && a[0] === b[0] && soundKey(a) === soundKey(b) && editDistance(a, b, limit) <= limit
}

// True when one of the two has the last name in the field of the first name, or before all given names: 'Lê Thu | Trang' and 'Thu Trang | Lê'.
function areSwapped(a: NameReading, b: NameReading): boolean {
  if (a.people.length !== 1 || b.people.length !== 1 || a.surname === b.surname) return false
  const [words, others] = [a, b].map(({ people, surnames }) => [...(people[0] ?? []), ...surnames].sort())
  const [one, other] = [a.people[0]?.join('') ?? '', b.people[0]?.join('') ?? '']
  const isTurned = words?.join(' ') === others?.join(' ') && words?.every((word) => word.length > 1)
  return isTurned || (one.length > 1 && one === b.surname && other === a.surname)
}
