import type { Occasion } from '@fondly/domain/occasions/occasion.ts'
import { readPerson, type TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import type { CoreContext } from '../context.ts'
import { createOccasionStore } from '../occasions/occasion-store.ts'
import { toSentTo } from '../recognition/card-recipients.ts'
import { type PastSending, toDestination } from '../sendings/load-past-sendings.ts'
import { createContactStore } from './contact-store.ts'
import { createFindContacts, findSame } from './find-contacts.ts'
import { createRememberCards } from './remember-cards.ts'

/** A yearly day that a sender noted of the recipient of a past card. */
export type PastContactOccasion = { clientId: string; senderId: string; recipient: TypedPerson; occasion: Occasion }

type LoadContext = Pick<CoreContext, 'calendar' | 'database' | 'env' | 'seal' | 'settings'>

const CARDS_AT_ONCE = 50

/**
 * Creates the function that takes the recipients of past cards up into the address books of their senders, with the days that these noted, for
 * demonstrations. The same again changes nothing: a contact that has an occasion gets no other one.
 */
export function createLoadPastContacts(context: LoadContext) {
  const { database } = context
  const store = createContactStore(context)
  const finding = createFindContacts(context, store)
  const remember = createRememberCards(context, store, finding)
  const occasions = createOccasionStore(context)

  async function note({ clientId, senderId, recipient, occasion }: PastContactOccasion): Promise<void> {
    const reading = readPerson(recipient)
    const contact = findSame(await finding.findCandidates(database, { clientId, ownerId: senderId }, [reading]), reading)
    if (contact && (await occasions.list([contact.id])).length === 0) await occasions.add(contact.id, clientId, occasion)
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
    for (const one of noted) await note(one)
  }
}
