import type { TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import type { Person } from '../users/person.ts'

/** What occasions need to know of a contact. */
export type OccasionContact = TypedPerson & {
  id: string
  isShared: boolean
  /** The address check was asked and does not know the address. */
  isUnknownAddress: boolean
}

/** The contacts that a user may see: their own, and those that the client shares. */
export type OccasionContacts = {
  /** Finds those of these contacts that the user may see. */
  findAll: (user: Pick<Person, 'id' | 'clientId'>, ids: readonly string[]) => Promise<OccasionContact[]>
}

/** Returns what keeps a card from reaching the contact at the address that the book has now; undefined when nothing is known. */
export function findAddressProblem(contact: OccasionContact): 'address-incomplete' | 'address-unknown' | undefined {
  const { address1, city, state, zipCode, isUnknownAddress } = contact
  if (![address1, city, state, zipCode].every((part) => part.trim() !== '')) return 'address-incomplete'
  return isUnknownAddress ? 'address-unknown' : undefined
}
