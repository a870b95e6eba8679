import type { ValidateAddressAnswer, ValidateAddressRequest } from '@fondly/contracts/worker/address.ts'
import { checkPlace, isMilitary } from './place.ts'
import { standardLines } from './two-lines.ts'

/** Checks an address without any other service: checks the place, reads both lines and returns their standard form. */
export function standardise(address: ValidateAddressRequest): ValidateAddressAnswer {
  const refused = (message: string): ValidateAddressAnswer => ({
    success: false,
    code: 400,
    message,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    state_code: address.state_code,
    postal_code: address.postal_code,
  })

  if (!/^(?:US|USA)$/i.test(address.country_code.trim())) return refused('Only addresses in the United States can be checked.')
  const place = checkPlace(address)
  if ('message' in place) return refused(place.message)
  const lines = standardLines(address, { military: isMilitary(place.state), spanish: place.state === 'PR' })
  if ('message' in lines) return refused(lines.message)
  return {
    success: true,
    code: 200,
    message: '',
    ...lines,
    city: place.city,
    state_code: place.state,
    postal_code: place.zip,
    level: place.level,
  }
}
