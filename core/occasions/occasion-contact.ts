import type { TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import { createContactSettings } from '../contacts/contact-settings.ts'
import { createContactStore, type StoredContact } from '../contacts/contact-store.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'

/** The data of a contact that occasions need. */
export type OccasionContact = TypedPerson & Pick<StoredContact, 'id' | 'isStandardised' | 'checkedAt'>

/** The contacts that a user sees: their own, and those that the client shares. */
export type OccasionContacts = {
  /** Finds the contacts in this list that the user may see. Leaves out the others. */
  findAll: (user: Pick<Person, 'id' | 'clientId'>, ids: readonly string[]) => Promise<OccasionContact[]>
}

export type OccasionContactsContext = Pick<CoreContext, 'clients' | 'database' | 'env' | 'seal' | 'settings'>

/** Creates the lookup of contacts in the books of a user. */
export function createOccasionContacts(context: OccasionContactsContext): OccasionContacts {
  const store = createContactStore(context)
  const settings = createContactSettings(context)
  return {
    async findAll(user, ids) {
      if (ids.length === 0) return []
      const isSharing = await settings.isSharing(user)
      const rows = await store
        .select(context.database)
        .where('id', 'in', [...ids])
        .where('client_id', '=', user.clientId)
        .where((row) => row.or([row('owner_id', '=', user.id), ...(isSharing ? [row('owner_id', 'is', null)] : [])]))
        .execute()
      return store.openAll(rows)
    },
  }
}

/** Returns why a card would not reach the contact at the present address of the book. Undefined when no problem is known. */
export function findAddressProblem(contact: OccasionContact): 'address-incomplete' | 'address-unknown' | undefined {
  const { address1, city, state, zipCode, checkedAt, isStandardised } = contact
  if (![address1, city, state, zipCode].every((part) => part.trim() !== '')) return 'address-incomplete'
  return checkedAt && !isStandardised ? 'address-unknown' : undefined
}
