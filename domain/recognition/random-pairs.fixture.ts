import type { TypedPerson } from './compare-people.ts'
import type { LabelledPair } from './labelled-pairs.fixture.ts'
import type { NameLists } from './name-lists.fixture.ts'

type Random = { below: (limit: number) => number; pick: <T>(from: readonly T[]) => T; chance: (of: number) => boolean }

/** Creates random numbers that are the same for the same seed (mulberry32). */
function createRandom(seed: number): Random {
  let state = seed >>> 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
  const pick = <T>(from: readonly T[]): T => {
    const found = from[below(from.length)]
    if (found === undefined) throw new Error('Nothing to choose from.')
    return found
  }
  return { below, pick, chance: (of) => below(of) === 0 }
}

/** Makes pairs, half of them the same person, with the variations and errors that people make in names and addresses. */
export function randomPairs(lists: NameLists, { seed, pairs }: { seed: number; pairs: number }): LabelledPair[] {
  const random = createRandom(seed)
  return Array.from({ length: pairs }, (_, index) => {
    const isSame = index % 2 === 0
    const one = randomPerson(lists, random)
    const [kind, change] = random.pick<readonly [string, Change]>(Object.entries(isSame ? SAME : APART))
    const [first, other] = change(one, { lists, random })
    const typed = isSame && random.chance(3) ? retype(other, random) : other
    return { isSame, one: first, other: typed, text: `${kind}: ${show(first)} ~ ${show(typed)}` }
  })
}

const show = (person: TypedPerson): string => Object.values(person).join(', ')

function randomPerson({ given, surnames, streets, places }: NameLists, random: Random): TypedPerson {
  const [, city = '', state = '', zipCode = ''] = /^(.*) (\w\w) (\d+)$/.exec(random.pick(places)) ?? []
  const street = random.pick(streets)
  const number = 10 + random.below(9_000)
  const unit = random.chance(2) ? `Apt ${1 + random.below(40)}${random.pick(['', '', 'A', 'B'])}` : ''
  const middle = random.chance(5) ? ` ${random.pick('ABCDEGHJKLMPRST'.split(''))}.` : ''
  return {
    firstName: random.pick(given) + middle,
    lastName: random.pick(surnames),
    address1: `${number} ${street}`,
    address2: unit,
    city,
    state,
    zipCode,
  }
}

type Change = (person: TypedPerson, world: { lists: NameLists; random: Random }) => [TypedPerson, TypedPerson]
const named = (firstName: string, person: TypedPerson): TypedPerson => ({ ...person, firstName })
const bareName = ({ firstName }: TypedPerson): string => firstName.split(' ')[0] ?? ''

const SAME: Record<string, Change> = {
  equal: (person) => [person, person],
  nickname: (person, { lists, random }) => {
    const [formal, nickname] = random.pick(lists.nicknames)
    return [named(formal, person), named(nickname, person)]
  },
  'typo in the surname': (person, { random }) => [person, { ...person, lastName: typo(person.lastName, random) }],
  'typo in the given name': (person, { random }) => {
    const name = bareName(person)
    return name.length < 5 ? [person, person] : [person, named(typo(name, random), person)]
  },
  'typo in the street': (person, { random }) => {
    const words = person.address1.split(' ')
    const at = words.findIndex((word) => /^[A-Z][a-z]{5,}/.test(word))
    return [person, at < 0 ? person : { ...person, address1: words.with(at, typo(words[at] ?? '', random)).join(' ') }]
  },
  'no accents': (person) => [
    person,
    { ...person, lastName: bare(person.lastName), firstName: bare(person.firstName), city: person.city.toUpperCase() },
  ],
  'double surname': (person, { lists, random }) => {
    const two = [person.lastName, random.pick(lists.surnames)]
    return [
      { ...person, lastName: two.join(random.pick([' ', '-'])) },
      { ...person, lastName: random.pick(two) },
    ]
  },
  'married surname': (person, { lists, random }) => [person, { ...person, lastName: random.pick(lists.surnames) }],
  'missing unit': (person) => [person, { ...person, address2: '' }],
  'no middle initial': (person) => [named(`${bareName(person)} Q.`, person), named(bareName(person), person)],
  initial: (person) => [person, named(`${bareName(person)[0]}.`, person)],
  'last name first': (person) => [person, { ...person, firstName: '', lastName: `${person.lastName}, ${person.firstName}` }],
  title: (person, { random }) => [
    person,
    {
      ...person,
      firstName: `${random.pick(['Dr.', 'Prof.', 'Rev.'])} ${person.firstName}`,
      lastName: `${person.lastName}${random.pick(['', ', MD'])}`,
    },
  ],
  'father without Sr': (person) => [{ ...person, lastName: `${person.lastName} Sr.` }, person],
  'one suffix in two spellings': (person) => [
    { ...person, lastName: `${person.lastName} Jr.` },
    { ...person, lastName: `${person.lastName}, Junior` },
  ],
  'ZIP+4': (person) => [person, { ...person, zipCode: `${person.zipCode}-4471` }],
  'swapped digits of the ZIP code': (person) => {
    const [a = '', b = '', c = '', d = '', e = ''] = person.zipCode
    return [person, { ...person, zipCode: a + b + c + e + d }]
  },
  'PO box': (person, { random }) => {
    const box = 1 + random.below(9000)
    return [
      { ...person, address1: `PO Box ${box}`, address2: '' },
      { ...person, address1: `P.O. Box #${box}`, address2: '' },
    ]
  },
}

const APART: Record<string, Change> = {
  spouse: (person, { lists, random }) => {
    const other = random.pick(lists.given)
    return [person, named(other === bareName(person) ? 'Bartholomew' : other, person)]
  },
  'son of the same name': (person, { random }) => {
    const [one, other] = random.pick([
      ['Jr', 'Sr'],
      ['', 'Jr.'],
      ['Sr.', 'III'],
      ['II', 'III'],
    ] as const)
    return [
      { ...person, lastName: `${person.lastName} ${one}`.trim() },
      { ...person, lastName: `${person.lastName} ${other}` },
    ]
  },
  'next door': (person, { random }) => [
    person,
    { ...person, address1: person.address1.replace(/^\d+/, (number) => String(Number(number) + random.pick([1, 2, 4, 10]))) },
  ],
  'swapped digits of the number': (person) => [
    { ...person, address1: person.address1.replace(/^\d+/, '1243') },
    { ...person, address1: person.address1.replace(/^\d+/, '1234') },
  ],
  'other unit': (person, { random }) => {
    const unit = 1 + random.below(50)
    return [
      { ...person, address2: `Apt ${unit}` },
      { ...person, address2: `Apt ${random.pick([`${unit}B`, `${unit + 1}`, `1${unit}`])}` },
    ]
  },
  'moved within the town': (person, { lists, random }) => {
    const street = random.pick(lists.streets)
    return [person, { ...person, address1: `${7 + random.below(9)} ${street}`, address2: '' }]
  },
  'moved away': (person, { lists, random }) => {
    const [, city = '', state = '', zipCode = ''] =
      /^(.*) (\w\w) (\d+)$/.exec(random.pick(lists.places.filter((place) => !place.includes(person.city)))) ?? []
    return [person, { ...person, city, state, zipCode }]
  },
  'other side of the town': (person) => [
    { ...person, address1: '500 N Meridian St' },
    { ...person, address1: '500 S Meridian St' },
  ],
  'other kind of street': (person) => [
    { ...person, address1: '500 Meridian Ave' },
    { ...person, address1: '500 Meridian Ct' },
  ],
  'other middle initial': (person) => [named(`${bareName(person)} A.`, person), named(`${bareName(person)} B.`, person)],
  'neighbour of the same given name': (person, { lists, random }) => [
    { ...person, address2: 'Apt 3' },
    { ...person, address2: 'Apt 7', lastName: random.pick(lists.surnames) },
  ],
  stranger: (person, { lists, random }) => [person, randomPerson(lists, random)],
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '')

// One error after the first letter: swapped, missing, doubled or wrong.
function typo(word: string, random: Random): string {
  if (word.length < 4) return word
  const at = 1 + random.below(word.length - 2)
  const letter = word[at] ?? ''
  const next = word[at + 1] ?? ''
  return random.pick([
    word.slice(0, at) + next + letter + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + random.pick('aeiourstlnm'.split('')) + word.slice(at + 1),
  ])
}

const SPELLED: Readonly<Record<string, string>> = {
  St: 'Street',
  Ave: 'Avenue',
  Rd: 'Road',
  Dr: 'Drive',
  Ln: 'Lane',
  Blvd: 'Boulevard',
  Ct: 'Court',
  Pl: 'Place',
  Ter: 'Terrace',
  Pkwy: 'Parkway',
  Cir: 'Circle',
  Trl: 'Trail',
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  NE: 'Northeast',
  SW: 'Southwest',
  Hwy: 'Highway',
  '5th': 'Fifth',
  '1st': 'First',
  '12th': 'Twelfth',
  '42nd': 'Forty-Second',
  Mt: 'Mount',
}

// Returns the same address in the way in which somebody else may type it.
function retype(person: TypedPerson, random: Random): TypedPerson {
  const words = person.address1.split(' ')
  const spelled = words.map((word, index) => (index === 1 && word === 'St' ? 'Saint' : (SPELLED[word] ?? word))).join(' ')
  const unit = person.address2.replace('Apt ', random.pick(['#', 'Unit ', 'Apartment ', 'apt. ', '']))
  return random.pick([
    { ...person, address1: spelled, address2: unit },
    {
      ...person,
      address1: unit === '' || /^\d/.test(unit) ? person.address1.toUpperCase() : `${person.address1} ${unit}`,
      address2: /^\d/.test(unit) ? unit : '',
    },
    { ...person, address1: `${spelled}.`, city: person.city.toLowerCase() },
  ])
}
