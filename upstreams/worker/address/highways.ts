import { directional, readDirectional } from './directionals.ts'
import { type Phrase, phrases } from './phrases.ts'
import { readState } from './states.ts'
import { standardName, trailingDirectional } from './street-name.ts'
import { standardSuffix } from './suffixes.ts'

/** Publication 28, Appendix F: the standard form of a highway, then the forms that people write. A number follows. */
const highwayAt = phrases(`
COUNTY HIGHWAY: COUNTY HIGHWAY, COUNTY HWY, COUNTY HIWAY, CNTY HWY, CNTY HIGHWAY, CTY HWY, CTY HIGHWAY, CO HWY, CO HIGHWAY
COUNTY ROAD: COUNTY ROAD, COUNTY RD, CNTY RD, CNTY ROAD, CTY RD, CTY ROAD, CO RD, CO ROAD, CR, C R
COUNTY ROUTE: COUNTY ROUTE, COUNTY RTE, COUNTY RT, CNTY RTE, CNTY RT, CTY RTE, CTY RT, CO RTE, CO RT
EXPRESSWAY: EXPRESSWAY, EXPY, EXPWY
FM: FM, F M, FM ROAD, FM RD, FARM TO MARKET, FARM TO MARKET ROAD, FARM TO MARKET RD, HWY FM, HIGHWAY FM
HIGHWAY: HIGHWAY, HWY, HIWAY, HIWY, HWAY, HIGHWY
INTERSTATE: INTERSTATE, INTERSTATE HIGHWAY, INTERSTATE HWY, I, IH, I H, I HWY, I HIGHWAY
LOOP: LOOP
RANCH ROAD: RANCH ROAD, RANCH RD
ROAD: ROAD, RD
ROUTE: ROUTE, RTE, RT
STATE HIGHWAY: STATE HIGHWAY, STATE HWY, STATE HIWAY, ST HIGHWAY, ST HWY, SH
STATE ROAD: STATE ROAD, STATE RD, ST ROAD, ST RD
STATE ROUTE: STATE ROUTE, STATE RTE, STATE RT, ST ROUTE, ST RTE, ST RT
SR: SR, S R
TOWNSHIP ROAD: TOWNSHIP ROAD, TOWNSHIP RD, TWP ROAD, TWP RD, TSR
US HIGHWAY: US HIGHWAY, US HWY, US HIWAY, U S HIGHWAY, U S HWY, US, U S, UNITED STATES HIGHWAY, UNITED STATES HWY
US ROUTE: US ROUTE, US RTE, US RT, U S ROUTE, U S RTE, U S RT
`)

// Highways whose number may also consist of letters: 'COUNTY ROAD AA', 'STATE ROUTE MM'.
const LETTERED = new Set([
  'COUNTY HIGHWAY',
  'COUNTY ROAD',
  'COUNTY ROUTE',
  'HIGHWAY',
  'ROUTE',
  'STATE HIGHWAY',
  'STATE ROAD',
  'STATE ROUTE',
  'SR',
])

/** Returns the standard form of a numbered highway, or undefined for any other street. */
export function standardHighway(street: readonly string[]): string[] | undefined {
  const words = [...street]
  const before = words[0] === 'OLD' ? words.splice(0, 1) : []
  return numbered(parted(words), before) ?? afterDirectional(words, before)
}

function afterDirectional(words: readonly string[], before: readonly string[]): string[] | undefined {
  const found = readDirectional(words, 0)
  return found && numbered(parted(words.slice(found.words)), [...before, found.directional])
}

function numbered(words: readonly string[], before: readonly string[]): string[] | undefined {
  // Try the name of a state last, because 'FM 187' and 'CO RD 33' are not roads of Micronesia (FM) and Colorado (CO).
  const kind = highwayAt(words, 0)
  const found = kind && withNumber(words, 0, kind)
  if (found) return [...before, ...found]
  const state = readState(words, 0)
  const ofState = state && withNumber(words, state.words, highwayAt(words, state.words) ?? { means: 'HIGHWAY', words: 0 })
  return state && ofState && [...before, state.means, ...ofState]
}

function withNumber(words: readonly string[], from: number, kind: Phrase): string[] | undefined {
  let at = from + kind.words
  if (/^(?:NO|NUM|NUMBER)$/.test(words[at] ?? '') && isNumber(words[at + 1])) at++
  const number = words[at] ?? ''
  const letters = kind.words > 0 && LETTERED.has(kind.means) && areLetters(number)
  if (!isNumber(number) && !letters) return undefined
  const means = kind.means === 'SR' ? (letters ? 'STATE ROUTE' : 'STATE ROAD') : kind.means
  return [means, number, ...tail(words.slice(at + 1))]
}

// Accepts 5, 60E, 12-A, 39.4.
function isNumber(word: string | undefined): boolean {
  return /^\d+(?:\.\d+)?(?:-?[A-Z]{1,2}|-\d+)?$/.test(word ?? '') && !/^\d+(?:ST|ND|RD|TH)$/.test(word ?? '')
}

function areLetters(word: string): boolean {
  return /^[A-Z]{1,2}$/.test(word) && (word.length === 1 || (!standardSuffix(word) && !directional(word)))
}

// Standardises what follows the number: 'SW', 'BYP', 'BYPASS RD', 'N FRONTAGE RD'.
function tail(words: readonly string[]): string[] {
  const before = words.length > 1 ? readDirectional(words, 0) : undefined
  if (before?.words === words.length) return [before.directional]
  const from = before?.words ?? 0
  const after = trailingDirectional(words, from)
  const name = words.slice(from, words.length - after.words)
  const [only = ''] = name
  const written = name.length === 1 ? [directional(only) ?? standardSuffix(only) ?? only] : standardName(name)
  return [...(before ? [before.directional] : []), ...written, ...after.text]
}

// Splits a highway from its number: 'I10', 'US-41', 'KY1207'.
function parted(words: readonly string[]): string[] {
  const found = /^([A-Z]{1,3})-?(\d+[A-Z]?)$/.exec(words[0] ?? '')
  const [, kind = '', number = ''] = found ?? []
  return found && (highwayAt([kind], 0) ?? readState([kind], 0)) ? [kind, number, ...words.slice(1)] : [...words]
}
