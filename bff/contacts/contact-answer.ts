import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import type { StoredContact } from '@fondly/core/contacts/contact-store.ts'
import { ContactRefused } from '@fondly/core/contacts/contacts.ts'
import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { Refused } from '@fondly/domain/refused.ts'

export type ToContact = (contact: StoredContact) => Contact

/** Creates the function that converts a contact for the page. The page gets postal days where the contact has instants. */
export const createToContact =
  (postalZone: string): ToContact =>
  ({ id, version, book, checkedAt, lastSentAt, isUntouched: _untouched, changedBy: _by, ...content }) => ({
    ...content,
    id,
    version,
    isShared: book.ownerId === null,
    checkedOn: checkedAt ? postalDay(checkedAt, postalZone) : null,
    lastSentOn: lastSentAt ? postalDay(lastSentAt, postalZone) : null,
  })

/** Adds to a refusal the contact that prevents the change. */
export function withContact(toContact: ToContact) {
  return (error: unknown): never => {
    if (!(error instanceof ContactRefused)) throw error
    const { because, code, params, contact } = error
    throw new Refused(because, code, {
      ...(params ? { params } : {}),
      extension: { contact: toContact(contact), changedBy: contact.changedBy },
    })
  }
}
