import { MAX_NAME_CHARACTERS } from '../order-form/limits.ts'
import { fold } from './fold.ts'
import { isKnownName, sexOfName } from './given-names.ts'

/** One person's given names in order, as small letters without accents: ['mary', 'ann']. */
export type GivenNames = readonly string[]

/** A name, read for comparing. A card to two people has the given names of both. */
export type NameReading = {
  people: readonly GivenNames[]
  /** The surnames without particles such as 'de la': ['garcia', 'lopez']. */
  surnames: readonly string[]
  /** The whole surname with its particles, as one word: 'delacruz'. */
  surname: string
  /** 1 for Sr, 2 for Jr and II, 3 for III, and so on. */
  generation: number | undefined
  title: 'female' | 'male' | undefined
  /** True for 'Mrs. John Smith', who is John's wife. */
  isWifeOf: boolean
}

const TITLES: Readonly<Record<string, 'female' | 'male' | 'any'>> = {
  mr: 'male',
  mister: 'male',
  senor: 'male',
  mrs: 'female',
  ms: 'female',
  miss: 'female',
  sra: 'female',
  srta: 'female',
  senora: 'female',
  mx: 'any',
  dr: 'any',
  dra: 'any',
  doctor: 'any',
  prof: 'any',
  professor: 'any',
  rev: 'any',
  reverend: 'any',
  hon: 'any',
  rabbi: 'any',
  sir: 'male',
  capt: 'any',
  captain: 'any',
  lt: 'any',
  col: 'any',
  maj: 'any',
  sgt: 'any',
  cpl: 'any',
  gen: 'any',
  pastor: 'any',
  fr: 'any',
  father: 'male',
  sister: 'female',
}
const GENERATIONS: Readonly<Record<string, number>> = {
  sr: 1,
  senior: 1,
  padre: 1,
  i: 1,
  '1st': 1,
  jr: 2,
  jnr: 2,
  junior: 2,
  hijo: 2,
  ii: 2,
  '2nd': 2,
  iii: 3,
  '3rd': 3,
  iv: 4,
  '4th': 4,
  v: 5,
  '5th': 5,
}
const DEGREES = new Set('md phd esq esquire cpa dds dmd dvm rn jd mba usn usaf usmc lcsw edd'.split(' '))
const PARTICLES = new Set(
  'de del la las los lo el y e da das do dos di della du des le van von der den ter ten zu al bin ibn abu ben st san santa saint'.split(
    ' ',
  ),
)
/** Words that belong to no given name alone, such as 'del' in 'María del Carmen'. */
const GIVEN_PARTICLES = new Set('de del la las los'.split(' '))
const HOUSEHOLD = new Set(['family', 'familia', 'household'])

/** Reads a name from the fields of the form, in any usual form: 'Smith, Robert', 'ROBERT', 'Dr. Bob', 'Smith Jr.'. */
export function readPersonName({ firstName, lastName }: { firstName: string; lastName: string }): NameReading {
  const [first, last] = splitFields(fold(firstName.slice(0, MAX_NAME_CHARACTERS)), fold(lastName.slice(0, MAX_NAME_CHARACTERS)))
  const givenWords = toWords(first)
  const lastWords = toWords(last)
  let title: NameReading['title']
  let isCouple = false
  while (givenWords.length > 0) {
    const found = (givenWords[0] === 'sr' && givenWords.length > 1 ? 'male' : undefined) ?? TITLES[givenWords[0] ?? '']
    if (!found) break
    if (found !== 'any') title = found
    givenWords.shift()
    if (isAnd(givenWords[0]) && (givenWords[1] ?? '') in TITLES) [title, isCouple] = [undefined, Boolean(givenWords.splice(0, 2))]
  }
  const generation = takeSuffixes(lastWords) ?? takeSuffixes(givenWords, isInitial)
  if (HOUSEHOLD.has(lastWords.at(-1) ?? ''))
    lastWords.splice(0, lastWords.length, ...givenWords.splice(0, givenWords.length, 'family').filter((word) => word !== 'the'))
  const people = splitPeople(givenWords.flatMap(splitInitials))
  const cores = lastWords.filter((word) => !PARTICLES.has(word))
  return {
    people,
    surnames: cores.length > 0 ? cores : lastWords,
    surname: lastWords.map((word) => (word === 'st' ? 'saint' : word)).join(''),
    generation,
    title,
    isWifeOf: !isCouple && title === 'female' && sexOfName(people[0]?.[0] ?? '') === 'male',
  }
}

// Splits a name that stands as a whole in one of the two fields: 'Smith, Robert' or 'Robert Smith'.
function splitFields(first: string, last: string): [string, string] {
  for (const [full, isAlone] of [
    [first, last.trim() === ''],
    [last, first.trim() === ''],
  ] as const) {
    if (!isAlone) continue
    const comma = full.indexOf(',')
    const behind = comma < 0 ? [] : toWords(full.slice(comma + 1))
    if (behind.some((word) => !(word in GENERATIONS) && !DEGREES.has(word))) return [full.slice(comma + 1), full.slice(0, comma)]
    const words = full.replaceAll(',', ' ').trim().split(' ')
    const suffixes = words.filter((word) => word.replaceAll('.', '') in GENERATIONS || DEGREES.has(word.replaceAll('.', ''))).length
    return [words.slice(0, -1 - suffixes).join(' '), words.slice(-1 - suffixes).join(' ')]
  }
  return [first, last]
}

function toWords(text: string): string[] {
  // Join 'O Brien' and 'Mc Donald' to one word each.
  const found = text.replace(/['.]/g, '').match(/[\p{L}\p{N}&]+/gu) ?? []
  const words: string[] = []
  for (const word of found) {
    const before = words.at(-1)
    if (before !== undefined && (before === 'mc' || before === 'mac' || (before === 'o' && words.length === 1)))
      words[words.length - 1] = before + word
    else words.push(word)
  }
  return words
}

const isInitial = (word: string): boolean => word.length === 1
const isAnd = (word = ''): boolean => word === '&' || word === 'and' || word === 'y'

// Removes 'Jr', 'III' and 'MD' from the end, and returns the generation. After a given name, 'I' and 'V' are initials, which `isOther` recognises.
function takeSuffixes(words: string[], isOther: (word: string) => boolean = () => false): number | undefined {
  let generation: number | undefined
  while (words.length > 1) {
    const word = words.at(-1) ?? ''
    if (isOther(word)) break
    if (word in GENERATIONS) generation = GENERATIONS[word]
    else if (!DEGREES.has(word)) break
    words.pop()
  }
  return generation
}

// Splits initials such as 'TJ' or 'J.P.' (here already without full stops) into letters.
const splitInitials = (word: string): string[] =>
  /^(?:[b-df-hj-np-tv-z]{2}|[aeiou]j)$/.test(word) && !isKnownName(word) ? word.split('') : [word]

// Splits 'Theo & June' into two people.
function splitPeople(words: readonly string[]): GivenNames[] {
  const people: string[][] = [[]]
  for (const [index, word] of words.entries()) {
    if (isAnd(word) && index > 0 && index < words.length - 1) people.push([])
    else if (!GIVEN_PARTICLES.has(word) || words.length === 1) people.at(-1)?.push(word === 'ma' && words.length > 1 ? 'maria' : word)
  }
  return people.filter((names) => names.length > 0)
}
