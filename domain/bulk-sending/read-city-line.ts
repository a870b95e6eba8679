import { repairZip } from '../address/repair-zip.ts'
import { findStateCode } from '../order-form/states.ts'

export type CityLine = { city: string; state: string; zipCode: string }

const MAX_STATE_WORDS = 3
const MAX_CITY_LINE_CHARACTERS = 80

/** Reads the last line of an address: 'Portland, OR 97214', 'Portland OR' or 'Newport, Rhode Island 2840.0'. Undefined for other text. */
export function readCityLine(text: string): CityLine | undefined {
  if (text.length > MAX_CITY_LINE_CHARACTERS) return undefined
  const words = text.replaceAll(',', ' , ').split(/\s/).filter(Boolean)
  const zipCode = repairZip(words.at(-1) ?? '')
  const hasZip = /^\d{5}(-\d{4})?$/.test(zipCode)
  const rest = withoutComma(hasZip ? words.slice(0, -1) : words)
  for (let count = Math.min(MAX_STATE_WORDS, rest.length - 1); count > 0; count--) {
    const state = findStateCode(rest.slice(-count).join(' '))
    const city = withoutComma(rest.slice(0, -count)).join(' ')
    if (state && /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(city)) return { city, state, zipCode: hasZip ? zipCode : '' }
  }
  return undefined
}

const withoutComma = (words: readonly string[]): readonly string[] => (words.at(-1) === ',' ? words.slice(0, -1) : words)
