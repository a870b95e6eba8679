import type { Message } from '../message.ts'
import type { AddressProblemCode } from './address-answer.ts'
import type { OrderForm } from '../order-form/order-form.ts'

export type AddressField = keyof Pick<OrderForm, 'address1' | 'address2' | 'city' | 'state' | 'zipCode'>

/**
 * Finds the field that a problem of the address check concerns. A sentence that the check wrote is recognised by its words; without a match, the
 * field is the street.
 */
export function findAddressField({ code, params }: Message): AddressField {
  if (code === ('address2-dropped' satisfies AddressProblemCode)) return 'address2'
  const text = params?.['text']
  const said = typeof text === 'string' ? text.toLowerCase() : ''
  // 'ZIP Code 45405 is in DAYTON, OH, not in COLUMBUS.' is about the city. With a state of two letters, '... not in TX.', it is about the ZIP code.
  if (/not in [a-z]{3}/.test(said)) return 'city'
  if (said.includes('zip code')) return 'zipCode'
  if (said.includes('no state')) return 'state'
  if (said.includes('city')) return 'city'
  return /apartment|suite|unit|^(?:apt|ste|bldg|fl|rm|#) needs/.test(said) ? 'address2' : 'address1'
}
