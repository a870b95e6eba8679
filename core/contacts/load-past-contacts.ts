import type { Occasion } from '@fondly/domain/occasions/occasion.ts'
import { readPerson, type TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import type { CoreContext } from '../context.ts'
import { createOccasionStore } from '../occasions/occasion-store.ts'
import { toSentTo } from '../recognition/card-recipients.ts'
import { type PastSending, toDestination } from '../sendings/load-past-sendings.ts'
import type { Book } from './contact-keys.ts'
import { createContactStore } from './contact-store.ts'
import { createFindContacts, findSame } from './find-contacts.ts'
import { createRememberCards } from './remember-cards.ts'

/** An occasion that a sender recorded for the recipient of a past card. */
export type PastContactOccasion = { clientId: string; senderId: string; recipient: TypedPerson; occasion: Occasion }

type LoadContext = Pick<CoreContext, 'calendar' | 'database' | 'env' | 'seal' | 'settings'>

const CARDS_AT_ONCE = 50

/**
 * Creates the function that adds the recipients of past cards to the address books of their senders, with the occasions that the senders recorded.
 * Only demonstrations use it. A repeated call changes nothing, because a contact that has an occasion gets no second one.
 */
export function createLoadPastContacts(context: LoadContext) {
  const { database } = context
  const store = createContactStore(context)
  const finding = createFindContacts(context, store)
  const remember = createRememberCards(context, store, finding)
  const occasions = createOccasionStore(context)

  /** Adds the occasions that one sender recorded. */
  async function addOccasions(book: Book, noted: readonly PastContactOccasion[]): Promise<void> {
    const read = noted.map(({ recipient, occasion }) => ({ reading: readPerson(recipient), occasion }))
    const candidates = await finding.findCandidates(
      database,
      book,
      read.map(({ reading }) => reading),
    )
    const found = read.flatMap(({ reading, occasion }) => {
      const contact = findSame(candidates, reading)
      return contact ? [{ ...occasion, contactId: contact.id }] : []
    })
    const known = new Set((await occasions.list(found.map(({ contactId }) => contactId))).map(({ contactId }) => contactId))
    const added = found.filter(({ contactId }) => !known.has(contactId) && known.add(contactId))
    await occasions.addAll(database, book.clientId, added)
  }

  return async (sendings: readonly PastSending[], noted: readonly PastContactOccasion[]): Promise<void> => {
    const sent = sendings.filter(({ state }) => state === 'mailed' || state === 'in-press')
    for (let at = 0; at < sent.length; at += CARDS_AT_ONCE) {
      const some = sent.slice(at, at + CARDS_AT_ONCE)
      const cards = some.map(({ orderNo, orderedAt, snapshot }) => ({
        ...toSentTo(snapshot, toDestination(snapshot)),
        orderNo,
        sentAt: orderedAt,
        clientId: snapshot.clientId,
      }))
      await database.transaction().execute((transaction) => remember(transaction, cards, { isSharing: () => false, remembers: () => true }))
    }
    const bySender = Map.groupBy(noted, ({ clientId, senderId }) => `${clientId} ${senderId}`)
    for (const [first, ...others] of bySender.values())
      if (first) await addOccasions({ clientId: first.clientId, ownerId: first.senderId }, [first, ...others])
  }
}
