import { lookUp } from '../look-up.ts'
import { isMistyped, sortLetters } from './edit-distance.ts'
import { fold } from './fold.ts'
import {
  cardinal,
  direction,
  LONG_STREET_TYPES,
  numberWord,
  SHORT_STREET_TYPES,
  spelledInside,
  streetType,
  typeBeforeName,
} from './street-words.ts'
import { joinFloor, stripNumber, takeUnits, type Units } from './read-units.ts'

/** The address of a recipient, as typed. */
export type TypedAddress = { address1: string; address2: string; city: string; state: string; zipCode: string }

export type StreetReading = { number: string; name: string; type: string; direction: string }
/** An address, read for comparing. Unlike the address check, reading refuses nothing: unknown words become a part of the name of the street. */
export type AddressReading = {
  street: StreetReading | undefined
  /** A post office box, or the box on a rural route: '112', 'rr2-15'. */
  box: string | undefined
  units: Units
  city: string
  state: string
  /** Five digits, or an empty text. */
  zip: string
}

const MAX_LINE_CHARACTERS = 200
const MAX_WORDS = 40

/** Reads an address in any usual form. Each of at most 40 words is read a few times. */
export function readAddress({ address1, address2, city, state, zipCode }: TypedAddress): AddressReading {
  const lines = [address1, address2].map((line) => toWords(line).slice(0, MAX_WORDS))
  const units: Units = {}
  let [street, box]: [StreetReading | undefined, string | undefined] = [undefined, undefined]
  joinRoute(lines)
  for (const [index, words] of lines.entries()) {
    dropAttention(words)
    const isBareUnit = index > 0 && words.length === 1 && /\d|^[a-z]$/.test(words[0] ?? '') && (lines[0]?.length ?? 0) > 1
    if (isBareUnit) units.unit ??= stripNumber(words.pop() ?? '')
    box ??= takeBox(words)
    takeUnits(words, units)
  }
  joinFloor(units)
  // The first line with a street counts. The rest of the other line is the name of a firm or a building.
  for (const words of lines) street ??= readStreet(words, units, fold(state) === 'pr')
  for (const words of lines) street ??= readNamedBuilding(words, units)
  return {
    street,
    box,
    units,
    city: readCity(city),
    state: fold(state).replace(/[^a-z]/g, ''),
    zip: readZip(zipCode),
  }
}

// Spreadsheets drop the leading zero of ZIP codes in New England: 2110 is 02110.
function readZip(zipCode: string): string {
  const [, digits = ''] = /^\s*(\d{4,5})(?!\d)/.exec(zipCode) ?? []
  return digits && digits.padStart(5, '0')
}

function toWords(line: string): string[] {
  const text = fold(line.slice(0, MAX_LINE_CHARACTERS))
    .replace(/[.']/g, '')
    .replaceAll('c/o', ' c/o ')
    .replaceAll('c/', ' calle ')
    .replaceAll('calle o ', 'c/o ')
    .replaceAll('&', ' and ')
    // Read '101-1/2' as '101 1/2'.
    .replace(/-(?=\d+\/\d)/g, ' ')
    .replaceAll(' - ', '-')
  const found = (text.match(/#|[\p{L}\p{N}/-]+/gu) ?? []).flatMap(splitSlashes)
  // 'forty-second' and 'apt4' are two words each. '112-10' and '4-b' are one word each.
  return found.flatMap((word) => {
    const [, letters, digits] = /^(apt|unit|ste|suite|box|pobox|pob|rr|hc|bldg|rm|fl|no)-?(\d[\p{L}\p{N}-]*)$/u.exec(word) ?? []
    if (letters && digits) return [letters, digits]
    const [, road, number] = /^(i|ih|fm|cr|us|sr|sh|hwy|rte|rt)-?(\d[\p{L}\p{N}]*)$/u.exec(word) ?? []
    if (road && number) return [road, number]
    return word.includes('-') && !/\d/.test(word) ? word.split('-') : [word]
  })
}

// Keeps the slash of 'c/o' and '1/2', and hyphens within a word. All other slashes and hyphens separate words.
function splitSlashes(word: string): string[] {
  if (word === '#') return [word]
  const parts = word
    .split('/')
    .map((part) => part.split('-').filter(Boolean).join('-'))
    .filter(Boolean)
  const joined = parts.join('/')
  return joined === 'c/o' || /^\d+\/\d+$/.test(joined) ? [joined] : parts
}

// Removes 'c/o Jane Doe' or 'Attn Jane Doe', before or after the address.
function dropAttention(words: string[]): void {
  const at = words.findIndex((word) => word === 'c/o' || word === 'attn')
  if (at > 0) words.splice(at)
  // In 'c/o Jane Doe 123 Main St', the address begins at the first number.
  const address = at === 0 ? words.findIndex((word) => /^\d/.test(word) || word === 'po' || word === 'box') : 0
  words.splice(0, address < 0 ? words.length : address)
  // In '# 5 Main St', 5 is the house number, because there is no other number.
  if (words[0] === '#' && words.length > 2 && !words.slice(2).some((word) => /^\d/.test(word))) words.shift()
}

const BOX_WORDS = new Set(['box', 'pobox', 'pob', 'apartado', 'buzon', 'lockbox', 'drawer', 'bin', 'caller'])

// Removes 'PO Box 112' or 'RR 2 Box 15' from the words, and returns its number: '112' or 'rr2-15'.
function takeBox(words: string[]): string | undefined {
  // Remove the signs of 'RR #2 Box #18'.
  if (words.some((word) => BOX_WORDS.has(word))) words.splice(0, words.length, ...words.filter((word) => word !== '#' && word !== 'no'))
  const at = words.findIndex((word, index) => BOX_WORDS.has(word) && index < words.length - 1)
  if (at < 0) return undefined
  const id = words[at + 1] ?? ''
  const route = /^\d/.test(words[at - 1] ?? '') ? (words[at - 1] ?? '') : ''
  const kind = route ? (words[at - 2] ?? '') : ''
  const isRoute = ['rr', 'route', 'rfd', 'rd', 'hc', 'hcr', 'psc', 'cmr', 'unit', 'rt', 'rte', 'contract', 'sr'].includes(kind)
  const isPlain =
    at === 0 ||
    ['po', 'o', 'office', 'p', 'postal', 'lock'].includes(words[at - 1] ?? '') ||
    ['pobox', 'pob', 'apartado'].includes(words[at] ?? '')
  // 'Box Elder Dr' is a street.
  if (!/\d|^[a-z]$/.test(id) || (!isRoute && !isPlain)) return undefined
  const isContract = kind.startsWith('hc') || kind === 'contract' || kind === 'sr' || ['star', 'contract'].includes(words[at - 3] ?? '')
  let from = at
  if (isRoute) from = ['rural', 'star', 'highway', 'county', 'contract'].includes(words[at - 3] ?? '') ? at - 3 : at - 2
  else while (from > 0 && ['po', 'p', 'o', 'post', 'office', 'postal', 'lock'].includes(words[from - 1] ?? '')) from--
  words.splice(from, at + 2 - from)
  if (!isRoute) return stripNumber(id)
  const name = isContract ? 'hc' : ['route', 'rfd', 'rd', 'rt', 'rte'].includes(kind) ? 'rr' : kind
  return `${name}${stripNumber(route)}-${stripNumber(id)}`
}

// Joins 'RR 2' on the first line with 'Box 15' on the second, and 'Unit 2050' with 'Box 4190' (military addresses).
function joinRoute(lines: string[][]): void {
  const [one = [], other = []] = lines
  const isRoute = /^(?:(?:rural|star|highway contract) )?(?:rr|route|rfd|rt|rte|hc|hcr|psc|cmr|unit|contract) (?:# )?\d\w*$/.test(
    one.join(' '),
  )
  if (isRoute && BOX_WORDS.has(other[0] ?? '')) one.push(...other.splice(0))
}

const NUMBERED_ROADS: readonly [RegExp, string][] = [
  [/^(?:(?:county|cnty|co) (?:road|rd|route|rte|rt|hwy|highway)|cr)(?: no)? (\d\w*)(?: (.*))?$/, 'cr'],
  [/^us(?: (?:highway|hwy|route|rte|rt))? (\d\w*)(?: (.*))?$/, 'us'],
  [/^(?:state (?:route|rte|rt|road|rd|highway|hwy)|sr|sh|st (?:rt|rte|rd|hwy))(?: no)? (\d\w*)(?: (.*))?$/, 'sr'],
  [/^(?:(?:hwy |highway )?fm|farm to market|farm(?= r(?:oa)?d))(?: road| rd)? (\d\w*)(?: (.*))?$/, 'fm'],
  [/^(?:ranch(?: to market)? (?:road|rd)|rr|rm) (\d\w*)(?: (.*))?$/, 'rm'],
  [/^(?:interstate|i|ih)(?: hwy| highway)? (\d\w*)(?: (.*))?$/, 'i'],
  [/^(?:highway|hiway|hwy|route|rte|rt)(?: no)? (\d\w*)(?: (.*))?$/, ''],
]

function readStreet(words: readonly string[], units: Units, isPuertoRico = false): StreetReading | undefined {
  // In Puerto Rico, 'J-12' is house 12 of block J.
  const house = isPuertoRico ? /^\d|^[a-z]{1,2}-?\d+$/ : /^\d|^[nsew]\d/
  const start = words.findIndex((word) => house.test(word))
  const spelled = start < 0 && words.length > 1 ? cardinal(words[0]) : undefined
  if (start < 0 && !spelled) return undefined
  const at = Math.max(start, 0)
  let [number, rest]: [string, readonly string[]] = [spelled ?? words[at] ?? '', words.slice(at + 1)]
  // '12A Oak St' is unit A of house 12. '112-10' is one house number.
  const [, digits, letter] = /^(\d+)-?([a-z])$/.exec(number) ?? []
  if (digits && letter && !units.unit) [number, units.unit] = [digits, letter]
  // In Wisconsin, 'N67 W28374' is one house number.
  if (/^[nsew]\d+$/.test(number) && /^[nsew]\d+$/.test(rest[0] ?? '')) [number, rest] = [number + (rest[0] ?? ''), rest.slice(1)]
  number = stripNumber(number)
  if (/^\d+\/\d+$/.test(rest[0] ?? '')) [number, rest] = [`${number} ${rest[0]}`, rest.slice(1)]
  // '12 B Oak St' is unit B of house 12. '12 B St' is house 12 of B Street.
  if (rest.length > 2 && /^[a-z]$/.test(rest[0] ?? '') && !direction(rest[0]) && !/^\d/.test(rest[1] ?? '')) {
    units.unit ??= rest[0]
    rest = rest.slice(1)
  }
  // In '12 Oak St 4' and '12 Oak St 4B', the unit stands at the end without a word such as 'Apt'.
  if (
    rest.length > 2 &&
    /\d/.test(rest.at(-1) ?? '') &&
    streetType(rest.at(-2)) &&
    !['hwy', 'rd', 'rte', 'trl'].includes(streetType(rest.at(-2)) ?? '')
  ) {
    units.unit ??= stripNumber(rest.at(-1) ?? '')
    rest = rest.slice(0, -1)
  }
  // In '12 Ave U 4B', the unit is 4B of Avenue U.
  if (rest.length === 3 && typeBeforeName(rest[0]) && /^[a-z]$/.test(rest[1] ?? '') && /^\d/.test(rest[2] ?? '')) {
    units.unit ??= stripNumber(rest[2] ?? '')
    rest = rest.slice(0, -1)
  }
  // In 'Calle Luna 15', the house number stands after the street.
  if (rest.length === 0 && at > 1 && typeBeforeName(words[0])) rest = words.slice(0, at)
  if (rest.length === 0) return undefined

  const behind = takeDirection(rest, 'end')
  const ahead = takeDirection(behind.rest, 'start')
  rest = ahead.rest
  const road = rest.join(' ')
  for (const [pattern, type] of NUMBERED_ROADS) {
    const [, id, more = ''] = pattern.exec(road) ?? []
    if (id) return { number, name: id + more.split(' ').map(spelledInside).join(''), type, direction: behind.found + ahead.found }
  }
  const before = rest.length > 1 ? typeBeforeName(rest[0]) : undefined
  let type = ''
  if (before && !(rest.length === 2 && streetType(rest[1]) && before !== 'calle')) [type, rest] = [before, rest.slice(1)]
  else if (rest.length > 1) {
    const last = rest.at(-1) ?? ''
    const found = streetType(last) ?? mistypedType(last)
    if (found) [type, rest] = [found, rest.slice(0, -1)]
  }
  return { number, name: streetName(rest), type: type === 'calle' ? 'st' : type, direction: behind.found + ahead.found }
}

// Reads 'Cond. El Monte Sur, Apt 512B' and 'Calle Luna #15' of Puerto Rico, where the number of the unit takes the place of the house number.
function readNamedBuilding(line: readonly string[], units: Units): StreetReading | undefined {
  const [kind = '', ...words] = line
  const { unit } = units
  if (unit && words.length > 0 && typeBeforeName(kind)) {
    delete units.unit
    return readStreet([unit, ...line], units)
  }
  if (!['cond', 'condominio', 'residencial', 'edificio', 'villas', 'hogar'].includes(kind) || words.length === 0 || !unit) return undefined
  return { number: unit, name: streetName(words), type: '', direction: '' }
}

// Takes 'N', 'North West' or 'NW' from one end, and leaves at least one word. In 'North St', the direction is the name of the street.
function takeDirection(words: readonly string[], from: 'start' | 'end'): { found: string; rest: readonly string[] } {
  let [found, rest] = ['', words]
  while (rest.length > 1 && found.length < 2) {
    const word = (from === 'start' ? rest[0] : rest.at(-1)) ?? ''
    const isName = from === 'start' && rest.length === 2 && streetType(rest[1]) !== undefined
    const read = direction(word)
    if (read === undefined || isName) break
    found = from === 'start' ? found + read : read + found
    rest = from === 'start' ? rest.slice(1) : rest.slice(0, -1)
  }
  return { found, rest }
}

function mistypedType(word: string): string | undefined {
  if (word.length > 4) return streetType(LONG_STREET_TYPES.find((type) => isMistyped(word, type)))
  return streetType(SHORT_STREET_TYPES.find((type) => isMistyped(word, type) && sortLetters(word) === sortLetters(type)))
}

const TITLES_OF_STREETS: Readonly<Record<string, string>> = {
  rev: 'reverend',
  col: 'colonel',
  gen: 'general',
  capt: 'captain',
  cpt: 'captain',
  sgt: 'sergeant',
  maj: 'major',
  pres: 'president',
  gov: 'governor',
  sen: 'senator',
  univ: 'university',
  natl: 'national',
  intl: 'international',
}

function streetName(words: readonly string[]): string {
  const spelled = words.map((word, index) =>
    word === 'st' && index === 0 && words.length > 1 ? 'saint' : (lookUp(TITLES_OF_STREETS, word) ?? numberWord(spelledInside(word))),
  )
  const joined: string[] = []
  for (const word of spelled) {
    const before = joined.at(-1) ?? ''
    // 'forty second' is 42.
    if (/^[2-9]0$/.test(before) && /^[1-9]$/.test(word)) joined[joined.length - 1] = String(Number(before) + Number(word))
    else joined.push(word)
  }
  return joined
    .join('')
    .replace(/^(?:drive|doctor)?(?:martinlutherking|mlk)(?:jr)?$/, 'mlk')
    .replace(/^mass$/, 'massachusetts')
    .replace(/^comm$/, 'commonwealth')
    .replace(/^jfk$/, 'johnfkennedy')
    .replace(/^the(?=.{4})/, '')
}

const CITIES: Readonly<Record<string, string>> = {
  nyc: 'newyork',
  newyorkcity: 'newyork',
  la: 'losangeles',
  sf: 'sanfrancisco',
  philly: 'philadelphia',
}

function readCity(city: string): string {
  const words = fold(city.slice(0, MAX_LINE_CHARACTERS)).match(/[\p{L}\p{N}]+/gu) ?? []
  const spelled = words.map((word) =>
    word === 'st' ? 'saint' : word === 'ste' ? 'sainte' : direction(word)?.length === 1 && word.length > 1 ? word : spelledInside(word),
  )
  const joined = spelled.join('')
  return CITIES[joined] ?? joined
}
