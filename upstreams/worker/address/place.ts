import { distance, standardCity } from './city.ts'
import { readState } from './states.ts'
import { words } from './words.ts'
import { type Zip, zipTable } from './zip-table.ts'

/** City, state and ZIP code. The check made sure that they belong together. */
export type Place = { city: string; state: string; zip: string; level: 'format' | 'zip' }

const NEAR_KILOMETRES = 40
const MAX_MISTYPED_LETTERS = 2
const MILITARY: Readonly<Record<string, RegExp>> = { AE: /^09[0-8]/, AA: /^340/, AP: /^96[2-6]/ }

/** Returns true for a state code of the armed forces (Publication 28, section 225). */
export function isMilitary(state: string): boolean {
  return Object.hasOwn(MILITARY, state)
}

/** Checks city, state and ZIP. Returns the place, or a message why it does not exist. */
export function checkPlace(address: { city: string; state_code: string; postal_code: string }): Place | { message: string } {
  const state = stateCode(address.state_code)
  const city = standardCity(address.city)
  const zip = /^(\d{5})(?:\s*(?:-\s*)?(\d{4}))?$/.exec(address.postal_code.trim())
  const { find, states } = zipTable()

  if (zip && (state === '' || city === '') && !mayExist(zip)) return { message: noSuchZip(zip) }
  const place = zip && state === '' && city === '' ? placeOfZip(zip) : undefined
  if (place) return place
  if (!states.has(state)) return { message: `There is no state ${state || 'without a code'}.` }
  if (!zip) return { message: 'The ZIP Code must have 5 or 9 digits.' }
  if (!city) return { message: 'The address needs a city.' }
  const [, five = '', four] = zip
  const written = four ? `${five}-${four}` : five
  const military = MILITARY[state]
  const known = find(five)

  if (military) {
    if (!/^[AFD]PO$/.test(city)) return { message: 'The city of a military address is APO, FPO or DPO.' }
    if (!military.test(five)) return { message: `ZIP Code ${five} is not in ${state}.` }
    return { city, state, zip: written, level: known ? 'zip' : 'format' }
  }
  if (!known) return { message: noSuchZip(zip) }
  if (known.state !== state) return { message: `ZIP Code ${five} is in ${known.city}, ${known.state}, not in ${state}.` }
  const named = cityFor(city, known)
  if (!named) return { message: `ZIP Code ${five} is in ${known.city}, ${known.state}, not in ${city}.` }
  return { city: named, state, zip: written, level: 'zip' }
}

// Returns the place of a ZIP code, for an address that names neither city nor state; undefined if the table does not have it.
function placeOfZip([, five = '', four]: RegExpExecArray): Place | undefined {
  const known = zipTable().find(five)
  return known && { city: known.city, state: known.state, zip: four ? `${five}-${four}` : five, level: 'zip' }
}

// Returns false for a ZIP code that certainly does not exist. The table does not have all ZIP codes of the armed forces.
const mayExist = ([, five = '']: RegExpExecArray): boolean =>
  zipTable().find(five) !== undefined || Object.values(MILITARY).some((range) => range.test(five))

const noSuchZip = ([, five = '']: RegExpExecArray) => `There is no ZIP Code ${five}.`

// Returns the code for 'OH' or 'Ohio', or the unknown text itself.
function stateCode(state: string): string {
  const name = words(state)
  const found = readState(name, 0)
  return found?.words === name.length ? found.means : name.join(' ')
}

// The post has one city name per ZIP code. Accepts another city that is near in the same state, and corrects up to two mistyped letters.
function cityFor(city: string, zip: Zip): string | undefined {
  if (city === zip.city) return city
  if (
    zipTable()
      .ofCity(zip.state, city)
      .some((other) => kilometres(zip, other) <= NEAR_KILOMETRES)
  )
    return city
  return distance(city, zip.city, MAX_MISTYPED_LETTERS) <= MAX_MISTYPED_LETTERS ? zip.city : undefined
}

// A flat map is precise enough for 40 km.
function kilometres(one: Zip, other: Zip): number {
  const north = (one.latitude - other.latitude) * 111.2
  const east = (one.longitude - other.longitude) * 111.2 * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
