import type { Message } from '../message.ts'
import { type Change, compareAddresses } from './changes.ts'
import type { AddressAnswer, PostalAddress } from './postal-address.ts'

/** What happens to a sending after the address check (section 4, 'Address check outcomes'). */
export type AddressOutcome =
  | { outcome: 'standardised'; address: PostalAddress; changes: Change[] }
  /** The sender has to look at the address. The page offers Send only for `may-continue`. */
  | { outcome: 'edit' | 'may-continue'; problem: Message<AddressProblemCode>; address: PostalAddress }

/**
 * What the address check found. Each code has one sentence in every language (languages/); 'address-check-says' shows the check's own sentence, in
 * `params.text`.
 */
export type AddressProblemCode = 'address-unverified' | 'address-multiple' | 'address2-dropped' | 'address-check-says'

/** Turns the answer of the address check into an outcome. Pass `undefined` when the check gave no answer. */
export function addressOutcome(entered: PostalAddress, answer: AddressAnswer | undefined): AddressOutcome {
  const edit = (problem: Message<AddressProblemCode>): AddressOutcome => ({ outcome: 'edit', problem, address: entered })

  if (!answer) return edit({ code: 'address-unverified' })
  if (answer.success) {
    if (entered.address2.trim() && !answer.address.address2.trim()) return edit({ code: 'address2-dropped' })
    return { outcome: 'standardised', address: answer.address, changes: compareAddresses(entered, answer.address) }
  }
  if (answer.code === 429) return { outcome: 'may-continue', problem: { code: 'address-unverified' }, address: entered }
  if (answer.message.toLowerCase().includes('address not found')) return edit({ code: 'address-multiple' })
  const text = answer.message.trim()
  return edit(text ? { code: 'address-check-says', params: { text } } : { code: 'address-unverified' })
}

/** Returns true when the address may be checked: it is in the United States and has every part that the check needs. */
export function mayBeChecked({ address1, city, state, zip }: PostalAddress, countryCode = 'US'): boolean {
  return countryCode.toUpperCase() === 'US' && [address1, city, state, zip].every((part) => part.trim() !== '')
}
