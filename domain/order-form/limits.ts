import type { OrderForm } from './order-form.ts'

/** The longest address line, in characters. */
export const MAX_ADDRESS_LINE_CHARACTERS = 55
/** The longest city, in characters: 40, because state and zip share its line on the envelope. */
export const MAX_CITY_CHARACTERS = MAX_ADDRESS_LINE_CHARACTERS - ' XX, XXXXX-XXXX'.length
/** The longest personal closing, in characters. */
export const MAX_CLOSING_CHARACTERS = 270
/** The longest first or last name that the wire accepts, in characters. An envelope holds far fewer. */
export const MAX_NAME_CHARACTERS = 200

/**
 * The longest text of each field that is accepted and stored, in characters. The rules of the form are stricter; these limits leave room for what a
 * sender has typed and not corrected yet.
 */
export const MAX_TYPED_CHARACTERS = {
  accountNumber: 200,
  firstName: MAX_NAME_CHARACTERS,
  lastName: MAX_NAME_CHARACTERS,
  address1: 500,
  address2: 500,
  city: 200,
  state: 10,
  zipCode: 20,
  sentiment: 60,
  closing: 5000,
  sendDate: 40,
} as const satisfies Record<keyof OrderForm, number>

/** Returns true when no field is longer than what is accepted and stored. */
export function fitsOrderForm(form: OrderForm): boolean {
  return Object.entries(MAX_TYPED_CHARACTERS).every(([field, most]) => form[field as keyof OrderForm].length <= most)
}
