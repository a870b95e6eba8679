import { MAX_CONTACT_CARDS, MAX_COVERS_PER_CONTACT } from '@fondly/domain/contacts/contact.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import { type Kysely, sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { createSentCardViews, type PastCard, type SentCard, type SentCardsContext } from '../recognition/sent-cards.ts'
import { openEach } from '../seal/open-each.ts'
import type { Seal } from '../seal/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import type { Person } from '../users/person.ts'
import type { StoredContact } from './contact-store.ts'

/** The sealed data of a card that was sent to a contact. */
export type SealedContactCard = Omit<SentCard, 'orderNo' | 'sentAt'>

/** Creates the seal for cards of contacts. The seal depends only on the order, so that a contact which is merged into another keeps its cards. */
export const contactCardSeal = (seal: Seal) =>
  createTypedSeal<SealedContactCard, [orderNo: string]>(seal, (orderNo) => `contact_card ${orderNo}`)

export type ContactCardsContext = SentCardsContext & Pick<CoreContext, 'database' | 'env' | 'seal'>

/** Creates the queries for the cards that were sent to contacts. The caller must have checked that the user may see these contacts. */
export function createContactCards(context: ContactCardsContext) {
  const cards = contactCardSeal(context.seal)
  const views = createSentCardViews(context)

  async function read(contacts: readonly Pick<StoredContact, 'id'>[], most: number): Promise<(SentCard & { contactId: string })[]> {
    if (contacts.length === 0) return []
    const { rows } = await sql<CoreTables['contact_card']>`
      select card.* from unnest(${contacts.map(({ id }) => id)}::text[]) as asked (id)
      cross join lateral (select * from contact_card where contact_id = asked.id order by sent_at desc, order_no limit ${most}) card`.execute(
      context.database,
    )
    const open = ({ contact_id, order_no, sent_at, sealed }: (typeof rows)[number]) => ({
      contactId: contact_id,
      orderNo: order_no,
      sentAt: sent_at,
      ...cards.open(sealed, order_no),
    })
    return views.withoutUnsent(openEach(rows, open, { env: context.env, table: 'contact_card' }))
  }

  return {
    /** The cards of one contact, newest first. */
    list: async (user: Person, contact: StoredContact): Promise<PastCard[]> =>
      Promise.all((await read([contact], MAX_CONTACT_CARDS)).map((card) => views.toPastCard(user, card))),

    /** Lists the newest cards of each contact. A contact without cards is missing in the result. */
    async covers(user: Person, contacts: readonly StoredContact[]): Promise<{ contactId: string; cards: PastCard[] }[]> {
      const found = Map.groupBy(await read(contacts, MAX_COVERS_PER_CONTACT), ({ contactId }) => contactId)
      return Promise.all(
        [...found].map(async ([contactId, some]) => ({
          contactId,
          cards: await Promise.all(some.map((card) => views.toPastCard(user, card))),
        })),
      )
    },
  }
}

/**
 * Removes the cards of orders that were withdrawn or replaced. Also removes the contact if only such a card has made it, nobody has changed it, and
 * it has no occasion.
 */
export async function forgetContactCards(database: Kysely<CoreTables>, orderNos: readonly string[]): Promise<void> {
  if (orderNos.length === 0) return
  await sql`with gone as (delete from contact_card where order_no = any(${orderNos}::text[]) returning contact_id),
      other as (select contact_id, max(sent_at) as sent_at from contact_card
        where contact_id in (select contact_id from gone) and order_no <> all(${orderNos}::text[]) group by contact_id),
      forgotten as (delete from contact where id in (select contact_id from gone) and is_untouched
        and id not in (select contact_id from other) and id not in (select contact_id from occasion) returning id)
    update contact set last_sent_at = (select sent_at from other where contact_id = contact.id)
    where id in (select contact_id from gone) and id not in (select id from forgotten)`.execute(database)
}
