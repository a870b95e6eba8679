import type { Card } from '@fondly/domain/catalogue/card.ts'
import { findStandard } from '@fondly/domain/delivery/delivery-standards.ts'
import { findDefaultMailDate } from '@fondly/domain/mail-date/default-mail-date.ts'
import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { countYears } from '@fondly/domain/occasions/occasion-day.ts'
import type { Occasion } from '@fondly/domain/occasions/occasion.ts'
import { findMailByDay } from '@fondly/domain/occasions/preparing-day.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../context.ts'
import { openEach } from '../seal/open-each.ts'
import type { Person } from '../users/person.ts'
import { createOccasionContacts, findAddressProblem, type OccasionContact, type OccasionContactsContext } from './occasion-contact.ts'
import { createOccasionStore } from './occasion-store.ts'
import { isUnsent, preparedSeal } from './prepare-cards.ts'
import { isAdministrator } from './rules.ts'

/** A prepared card on a person's shelf. */
export type PreparedCard = {
  id: string
  contact: Pick<OccasionContact, 'id' | 'firstName' | 'lastName' | 'city' | 'state'>
  occasion: Pick<Occasion, 'kind' | 'words'> & { day: string; years: number | undefined }
  /** The last mail date with which the card arrives in time. */
  mailBy: string
  /** Undefined when this user may no longer send the card. */
  card: Pick<Card, 'id' | 'name' | 'pictureUrl' | 'size' | 'orientation'> | undefined
  addressProblem: ReturnType<typeof findAddressProblem>
  /** True when nobody is responsible for the card. Then any administrator may send it. */
  isForAdministrators: boolean
}

export type ShelfContext = OccasionContactsContext & Pick<CoreContext, 'calendar' | 'cardAccess' | 'drafts'>

/** How many days a late card stays on the shelf. */
const LATE_DAYS = 14
/** The greatest number of cards that a shelf shows: those with the soonest days. */
const MAX_CARDS = 200

/** Creates the shelf of the cards that rules have prepared for a user. The user sends each card by hand or sets it aside. */
export function createPreparedCards(context: ShelfContext) {
  const { calendar, cardAccess, database, drafts, env, settings } = context
  const contacts = createOccasionContacts(context)
  const occasions = createOccasionStore(context)
  const seals = preparedSeal(context.seal)

  /** Selects the rows that this user may send. For an administrator this includes rows without a responsible person. */
  const listRows = (user: Person) =>
    database
      .selectFrom('prepared_card')
      .innerJoin('occasion', 'occasion.id', 'prepared_card.occasion_id')
      .select(['prepared_card.id', 'prepared_card.day', 'prepared_card.user_id', 'prepared_card.draft_key', 'prepared_card.sealed'])
      .select(['occasion.id as occasion_id', 'occasion.contact_id', 'occasion.sealed as sealed_occasion'])
      .where((row) =>
        row.or([
          row('prepared_card.user_id', '=', user.id),
          ...(isAdministrator(user)
            ? [row.and([row('prepared_card.user_id', 'is', null), row('prepared_card.client_id', '=', user.clientId)])]
            : []),
        ]),
      )
      .where(isUnsent)

  /** Finds the card of each draft by the key of the draft, because the user may have changed the card. */
  async function findCardsOfDrafts(user: Person, keys: readonly (string | null)[]): Promise<Map<string, string>> {
    const known = keys.flatMap((key) => key ?? [])
    if (known.length === 0) return new Map()
    const rows = await database
      .selectFrom('draft')
      .select(['key', 'card_id'])
      .where('user_id', '=', user.id)
      .where('key', 'in', known)
      .where('expires_at', '>', env.clock())
      .execute()
    return new Map(rows.map(({ key, card_id: cardId }) => [key, cardId]))
  }

  async function find(user: Person, id: string) {
    const row = await listRows(user).where('prepared_card.id', '=', id).executeTakeFirst()
    const [contact] = row ? await contacts.findAll(user, [row.contact_id]) : []
    if (!row || !contact) throw notFound()
    return { row, contact }
  }

  return {
    /** Lists the cards that wait for this user, the soonest first. */
    async list(user: Person): Promise<PreparedCard[]> {
      const [days, rows] = [
        await calendar.calendar(user.clientId),
        await listRows(user)
          .where('prepared_card.set_aside_at', 'is', null)
          .where('prepared_card.day', '>=', addDays(calendar.today(), -LATE_DAYS))
          .orderBy('prepared_card.day')
          .limit(MAX_CARDS)
          .execute(),
      ]
      const found = await contacts.findAll(
        user,
        rows.map(({ contact_id }) => contact_id),
      )
      const byId = new Map(found.map((contact) => [contact.id, contact]))
      const readable = openEach(
        rows,
        (row) => ({ row, occasion: occasions.open(row.sealed_occasion, row.occasion_id), words: seals.open(row.sealed, row.id) }),
        { env, table: 'prepared_card' },
      )
      const changed = await findCardsOfDrafts(
        user,
        rows.map(({ draft_key: key }) => key),
      )
      const listed = await Promise.all(
        readable.map(async ({ row, occasion, words }): Promise<PreparedCard[]> => {
          const contact = byId.get(row.contact_id)
          if (!contact) return []
          const card = (await cardAccess.find(user, changed.get(row.draft_key ?? '') ?? words.cardId))?.card
          return [
            {
              id: row.id,
              contact,
              occasion: { kind: occasion.kind, words: occasion.words, day: row.day, years: countYears(occasion, row.day) },
              mailBy: findMailByDay(row.day, days, findStandard(settings.pressZip, contact.zipCode)),
              card: card && { id: card.id, name: card.name, pictureUrl: card.pictureUrl, size: card.size, orientation: card.orientation },
              addressProblem: findAddressProblem(contact),
              isForAdministrators: row.user_id === null,
            },
          ]
        }),
      )
      return listed.flat()
    },

    /**
     * Makes a draft of the prepared card, with the present address of the contact. Returns the card whose form opens with this draft. Refuses when
     * the card has another unfinished form that the user did not agree to replace, and when the user may no longer send the card.
     */
    async open(user: Person, id: string, { replaceDraft }: { replaceDraft: boolean }): Promise<{ cardId: string }> {
      const { row, contact } = await find(user, id)
      // The card was opened before. Keep the text that was typed since then, even if the user has changed the card.
      const begun = (await findCardsOfDrafts(user, [row.draft_key])).get(row.draft_key ?? '')
      if (begun !== undefined) return { cardId: begun }
      const { cardId, sentiment, message } = seals.open(row.sealed, id)
      const [access, days] = [await cardAccess.find(user, cardId), await calendar.calendar(user.clientId)]
      if (!access) throw new Refused('not-found', 'card-not-offered')
      const unfinished = await drafts.find(user.id, cardId)
      if (unfinished && !replaceDraft) throw new Refused('conflict', 'draft-unfinished')
      const { firstName, lastName, address1, address2, city, state, zipCode } = contact
      const form: OrderForm = {
        ...EMPTY_ORDER_FORM,
        firstName,
        lastName,
        address1,
        address2,
        city,
        state,
        zipCode,
        sentiment: access.card.sentiments.some((one) => one.id === sentiment) ? sentiment : '',
        closing: message,
        sendDate: findDefaultMailDate(findMailByDay(row.day, days, findStandard(settings.pressZip, zipCode)), days),
      }
      // Claim the prepared card before making the draft, because another administrator may open it at the same moment.
      const key = env.ids()
      const taken = await database
        .updateTable('prepared_card')
        .set({ draft_key: key, user_id: user.id })
        .where('id', '=', id)
        .where((mine) => mine.or([mine('user_id', '=', user.id), mine('user_id', 'is', null)]))
        .where(isUnsent)
        .executeTakeFirst()
      if (taken.numUpdatedRows === 0n) throw notFound()
      await drafts.begin(user.id, cardId, { senderProfileId: access.profiles[0]?.id ?? '', form, isUntouched: true }, { key })
      return { cardId }
    },

    /** Sets a card aside for this year, or puts it back on the shelf. */
    async setAside(user: Person, id: string, isSetAside: boolean): Promise<void> {
      await find(user, id)
      await database
        .updateTable('prepared_card')
        .set({ set_aside_at: isSetAside ? env.clock() : null })
        .where('id', '=', id)
        .execute()
    },
  }
}
