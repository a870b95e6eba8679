import { type AddressProblemCode, addressOutcome, mayBeChecked } from '@fondly/domain/address/address-answer.ts'
import { keepSpelling } from '@fondly/domain/address/changes.ts'
import type { Message } from '@fondly/domain/message.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import { createAuditLog } from '../audit/audit-log.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'
import { createContactStore, type StoredContact } from './contact-store.ts'
import { ContactRefused, type ContactsContext, createContacts } from './contacts.ts'

/** The contact after the check. `problem` is set if the check does not know the address. */
export type CheckedContact = { contact: StoredContact; problem: Message<AddressProblemCode> | undefined }

export type CheckContext = ContactsContext & Pick<CoreContext, 'worker'>

/**
 * Creates the function that checks the address of a contact and saves the result as the next version of the contact: the address as the post office
 * writes it, or the fact that the post office does not know it. Refuses when the check does not answer. Refuses with 'contact-changed' when somebody
 * has changed the contact in the meantime.
 */
export function createCheckContact(context: CheckContext) {
  const { database, env, worker } = context
  const contacts = createContacts(context)
  const store = createContactStore(context)

  const write = (user: Person, before: StoredContact, checked: Partial<StoredContact>): Promise<StoredContact> =>
    database.transaction().execute(async (transaction) => {
      await store.lock(transaction, [before.book])
      const row = await store.select(transaction).where('id', '=', before.id).forUpdate().executeTakeFirst()
      const [now] = row ? store.openAll([row]) : []
      if (!now) throw notFound()
      if (now.version !== before.version) throw new ContactRefused('contact-changed', now)
      const changedBy = `${user.firstName} ${user.lastName}`.trim()
      const contact = await store.update(transaction, { ...now, ...checked, changedBy, checkedAt: env.clock() })
      if (now.book.ownerId === null)
        await createAuditLog(transaction, env.clock)({ event: 'contact_changed', userId: user.id, clientId: user.clientId, code: now.id })
      return contact
    })

  return async (user: Person, id: string): Promise<CheckedContact> => {
    const before = await contacts.get(user, id)
    const { firstName, lastName, address1, address2, city, state, zipCode: zip } = before
    const entered = { address1, address2, city, state, zip }
    if (!mayBeChecked(entered)) return { contact: before, problem: { code: 'address-unverified' } }
    const answer = await worker.validateAddress({ firstName, lastName, address: entered }).catch((cause: unknown) => {
      throw silent(cause)
    })
    const outcome = addressOutcome(entered, answer)
    if (outcome.outcome === 'standardised') {
      const { zip: zipCode, ...address } = keepSpelling(entered, outcome.address)
      return { contact: await write(user, before, { ...address, zipCode, isStandardised: true }), problem: undefined }
    }
    if (outcome.outcome === 'may-continue' || answer.code >= 500) throw silent()
    return { contact: await write(user, before, { isStandardised: false }), problem: outcome.problem }
  }
}

const silent = (cause?: unknown) => new Refused('upstream-unavailable', 'address-check-silent', { cause })
