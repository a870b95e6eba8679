import type { ValidateAddressRequest } from '@fondly/contracts/worker/address.ts'
import { standardLines } from '../address/two-lines.ts'
import { isMilitary } from '../address/place.ts'
import type { AddressQuestion, Limits } from './address-service.ts'

/**
 * Returns the question for a service: the typed address if it fits the limits, else its standardised and abbreviated form. Undefined if neither fits.
 */
export function addressQuestion(address: ValidateAddressRequest, limits: Limits): AddressQuestion | undefined {
  const zip = /^(\d{5})(?:\s*(?:-\s*)?(\d{4}))?$/.exec(address.postal_code.trim())
  const [state, city] = [tidy(address.state_code).toUpperCase(), tidy(address.city)]
  if (!/^USA?$/i.test(address.country_code.trim()) || !zip || !/^[A-Z]{2}$/.test(state) || !city || city.length > limits.city)
    return undefined
  const where = { city, state, zip: zip[1] ?? '', plusFour: zip[2] ?? '' }
  const fits = ({ street, secondary }: { street: string; secondary: string }) =>
    street !== '' && street.length <= limits.street && secondary.length <= limits.secondary

  const typed = { street: tidy(address.address1), secondary: tidy(address.address2), urbanization: '' }
  // Services have a field for the urbanization, which is the first of our two lines in Puerto Rico. So such an address is always standardised first.
  if (state !== 'PR' && fits(typed)) return { ...typed, ...where }
  const lines = standardLines(address, { military: isMilitary(state), spanish: state === 'PR' })
  if ('message' in lines) return fits(typed) ? { ...typed, ...where } : undefined
  const standard =
    state === 'PR' && lines.address1.startsWith('URB ')
      ? { street: lines.address2, secondary: '', urbanization: lines.address1 }
      : { street: lines.address1, secondary: lines.address2, urbanization: '' }
  return fits(standard) ? { ...standard, ...where } : undefined
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
