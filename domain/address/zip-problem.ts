import { isStateCode } from '../order-form/states.ts'
import { findZipStates } from './zip-states.ts'

export type PlaceProblem = { field: 'state' | 'zipCode'; code: 'no-state' | 'zip-digits' | 'no-zip' | 'zip-elsewhere' }

/** Returns a ZIP code as the post writes it. Spreadsheets drop the zeros of New England and Puerto Rico: 2110 is 02110, 21101234 is 02110-1234. */
export function completeZip(text: string): string {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) return text
  const whole = digits.padStart(digits.length > 5 ? 9 : 5, '0')
  if (digits.length < 3 || (digits.length > 5 && digits.length < 7) || whole.length > 9) return text
  return whole.length === 9 ? `${whole.slice(0, 5)}-${whole.slice(5)}` : whole
}

/** Returns why a card cannot be mailed to this state and ZIP code. Empty values are no problem, because the sender may not have typed them yet. */
export function findPlaceProblem({ state, zipCode }: { state: string; zipCode: string }): PlaceProblem | undefined {
  if (state !== '' && !isStateCode(state)) return { field: 'state', code: 'no-state' }
  if (zipCode === '') return undefined
  if (!/^\d{5}(-\d{4})?$/.test(zipCode)) return { field: 'zipCode', code: 'zip-digits' }
  const states = findZipStates(zipCode)
  if (states.length === 0) return { field: 'zipCode', code: 'no-zip' }
  return state === '' || states.includes(state) ? undefined : { field: 'zipCode', code: 'zip-elsewhere' }
}
