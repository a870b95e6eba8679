import { type Change, compareAddresses } from './changes.ts'
import type { AddressAnswer, PostalAddress } from './postal-address.ts'

/** What happens to a sending after the address check (section 4, 'Address check outcomes'). */
export type AddressOutcome =
  | { outcome: 'standardised'; address: PostalAddress; changes: Change[] }
  /** The sender has to look at the address. The page offers Send only for `may-continue`. */
  | { outcome: 'edit' | 'may-continue'; header: AddressHeader; text: string; address: PostalAddress }

export type AddressHeader = (typeof ADDRESS_SENTENCES)['confirm' | 'incomplete']

/** Turns the answer of the address check into an outcome. Pass `undefined` when the check gave no answer. */
export function addressOutcome(entered: PostalAddress, answer: AddressAnswer | undefined): AddressOutcome {
  const edit = (text: string): AddressOutcome => ({ outcome: 'edit', header: ADDRESS_SENTENCES.incomplete, text, address: entered })

  if (!answer) return edit(ADDRESS_SENTENCES.unverified)
  if (answer.success) {
    if (entered.address2.trim() && !answer.address.address2.trim()) return edit(ADDRESS_SENTENCES.address2Dropped)
    return { outcome: 'standardised', address: answer.address, changes: compareAddresses(entered, answer.address) }
  }
  if (answer.code === 429) {
    return { outcome: 'may-continue', header: ADDRESS_SENTENCES.confirm, text: ADDRESS_SENTENCES.unverified, address: entered }
  }
  if (answer.message.toLowerCase().includes('address not found')) return edit(ADDRESS_SENTENCES.multiple)
  return edit(answer.message.trim() || ADDRESS_SENTENCES.unverified)
}

/** Returns true when the address may be checked: it is in the United States and has every part that the check needs. */
export function mayBeChecked({ address1, city, state, zip }: PostalAddress, countryCode = 'US'): boolean {
  return countryCode.toUpperCase() === 'US' && [address1, city, state, zip].every((part) => part.trim() !== '')
}

/** The headers and sentences of the address question, with Spanish versions below. Any other text in the question comes from the check itself. */
export const ADDRESS_SENTENCES = {
  unverified:
    'We were unable to verify your shipping address with the US postal service. Please check for any errors or missing information',
  multiple: 'Multiple addresses were found for the information you entered, and no default exists.',
  address2Dropped: 'Unable to save the Apartment, suite, field. Please check the data or remove to send your card.',
  confirm: 'Please confirm Below',
  incomplete: 'Your order cannot be completed',
} as const

export const ADDRESS_SENTENCES_IN_SPANISH: Record<keyof typeof ADDRESS_SENTENCES, string> = {
  unverified: 'No pudimos comprobar la dirección de envío con el servicio postal de EE. UU. Revise si hay errores o si falta información.',
  multiple: 'Se encontraron varias direcciones para los datos que escribió, y ninguna es la predeterminada.',
  address2Dropped: 'No se puede guardar el apartamento u oficina. Revise el dato o quítelo para enviar la tarjeta.',
  confirm: 'Confirme los datos',
  incomplete: 'No se puede completar su pedido',
}
