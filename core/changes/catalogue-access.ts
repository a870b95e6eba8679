import type { Card, CardDetails, Category } from '@fondly/domain/catalogue/card.ts'
import type { CardOrder } from '@fondly/domain/catalogue/card-order.ts'
import { type CategoryNames, lacksSentiment, type TurnedOff } from '@fondly/domain/catalogue/client-access.ts'
import type { Client, ClientConfiguration } from '@fondly/domain/client/client.ts'
import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import { isOwnCardId } from '@fondly/domain/designs/own-card-id.ts'
import { type AccessSearch, ACCESS_CARDS_PER_PAGE } from '@fondly/domain/catalogue/access-search.ts'
import { indexCards } from '../catalogue/card-index.ts'
import { findAccessCards, listShelf, type ShelfCard } from '../catalogue/find-access-cards.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor, DashboardReader } from '../dashboard/open-dashboard.ts'
import { countReport } from '../reports/count-report.ts'
import type { ClientPartName } from './client-parts.ts'
import { toActor } from './editor.ts'
import type { Restored } from './restore.ts'

type CardCount = { on: number; all: number }

export type CatalogueAccess = {
  version: string
  /** The number of cards that match, on all pages. */
  total: number
  cards: (Card & { turnedOff: TurnedOff | null; sent: number; drafts: number })[]
  /** The cards in all languages. */
  count: CardCount
  /** `order` is the order of the cards that the client chose; null when the cards have the order of the site. `count` is that of the language. */
  categories: (Category & { own: CategoryNames; order: CardOrder | null; count: CardCount })[]
  shelf: ShelfCard[] | null
}

export type CatalogueNames = { cards: Pick<Card, 'id' | 'name'>[]; categories: Pick<Category, 'id' | 'name' | 'spanishName'>[] }

const YEAR_DAYS = 365

type AccessContext = Pick<CoreContext, 'calendar' | 'catalogues' | 'changes' | 'commerce' | 'database' | 'drafts' | 'settings'>

/** Creates the functions that turn cards, sentiments and message starters of a client on and off, and that name, hide and sort its categories. */
export function createCatalogueAccess({ calendar, catalogues, changes, commerce, database, drafts, settings }: AccessContext) {
  async function countSent({ client: { clientId }, people }: DashboardReader): Promise<Map<string, number>> {
    const today = calendar.today()
    const { groups } = await countReport(database, {
      clientId,
      people,
      by: ['card'],
      days: { from: addDays(today, 1 - YEAR_DAYS), to: today, daysEarlier: YEAR_DAYS },
      zone: settings.postalZone,
      today,
      filters: {},
    })
    return new Map((groups.card ?? []).map(({ value, cards }) => [value, cards]))
  }

  return {
    /** Returns a page of the cards that match the search. */
    async read(reader: DashboardReader, { page, ...wanted }: AccessSearch & { page: number }): Promise<CatalogueAccess> {
      const { clientId } = reader.client
      const [{ fields, version }, site, sent, written] = await Promise.all([
        changes.read({ kind: 'client', clientId }),
        catalogues.ofClient(clientId),
        countSent(reader),
        // A reader who is limited to some people must not learn how many unfinished forms other people have.
        reader.people ? new Map<string, number>() : drafts.countByCard(clientId),
      ])
      if (version === undefined) throw notFound()
      // The gateway has checked these fields with the schema of the client's document.
      const {
        models,
        categoryCustomization,
        shelf = [],
      } = fields as Pick<Client, 'models' | 'categoryCustomization'> & Pick<ClientConfiguration, 'shelf'>
      const turnedOff = new Map(models.map(({ id, ...rest }) => [id, rest]))
      const own = new Map(categoryCustomization.map(({ id, ...names }) => [id, names]))
      const orders = new Map(shelf.map(({ id, ...order }) => [id, order]))
      const index = indexCards(site.cards)
      // A category may have been removed since its address was stored.
      const isKnown = site.categories.some(({ id }) => id === wanted.category)
      const search = isKnown ? wanted : { ...wanted, category: undefined }
      const found = findAccessCards(index, search, { turnedOn: turnedOff, orders: shelf })
      const onSale = models.flatMap(({ id }) => index.find(id) ?? [])
      const onByCategory = Map.groupBy(
        onSale.filter(({ language }) => !search.language || language === search.language),
        ({ categoryId }) => categoryId,
      )
      return {
        version,
        total: found.length,
        cards: found.slice((page - 1) * ACCESS_CARDS_PER_PAGE, page * ACCESS_CARDS_PER_PAGE).map((card) => ({
          ...card,
          turnedOff: turnedOff.get(card.id) ?? null,
          sent: sent.get(card.id) ?? 0,
          drafts: written.get(card.id) ?? 0,
        })),
        count: { on: onSale.length, all: index.onSale.length },
        categories: site.categories.map((category) => ({
          ...category,
          own: own.get(category.id) ?? {},
          order: orders.get(category.id) ?? null,
          count: { on: onByCategory.get(category.id)?.length ?? 0, all: index.ofCategory(category.id, search.language).length },
        })),
        shelf: listShelf(index, search),
      }
    },

    /** Returns what these cards, and all categories, are called now. The cards stand in the order of the site. */
    async readNames({ client }: DashboardEditor, cardIds: readonly string[]): Promise<CatalogueNames> {
      const { cards, categories } = await catalogues.ofClient(client.clientId)
      const wanted = new Set(cardIds)
      return {
        cards: cards.filter(({ id }) => wanted.has(id)).map(({ id, name }) => ({ id, name })),
        categories: categories.map(({ id, name, spanishName }) => ({ id, name, spanishName })),
      }
    },

    /** Returns everything that a client can turn off on a card. */
    async readParts({ client }: DashboardReader, cardId: string): Promise<Pick<CardDetails, 'sentiments' | 'messageStarters'>> {
      const card =
        (await catalogues.ofClient(client.clientId)).cards.some(({ id }) => id === cardId) && (await commerce.catalogue.card(cardId))
      if (!card) throw notFound()
      const [sentiments, messageStarters] = await Promise.all([
        card.sentimentIds.length > 0 ? commerce.catalogue.sentiments(card.sentimentIds) : [],
        card.messageStarterIds.length > 0 ? commerce.catalogue.messageStarters(card.messageStarterIds) : [],
      ])
      return { sentiments, messageStarters }
    },

    /**
     * Turns cards on and off, and the sentiments and message starters of cards. Refuses with 'last-sentiment' when a card would have no sentiment
     * left.
     */
    async changeCards(editor: DashboardEditor, version: string, cards: Record<string, TurnedOff | null>): Promise<string> {
      await assertSendable(editor, cards)
      return change(editor, 'card-access', version, cards)
    },

    /** Restores cards from a log entry. Refuses cards that today's rules do not allow. */
    async restoreCards(editor: DashboardEditor, { version, fields, restores }: Restored): Promise<void> {
      // `changeCards` wrote these values into the log.
      await assertSendable(editor, fields as Record<string, TurnedOff | null>)
      await change(editor, 'card-access', version, fields, restores)
    },

    async changeCategories(editor: DashboardEditor, version: string, categories: Record<string, CategoryNames | null>): Promise<string> {
      const known = new Set((await catalogues.ofClient(editor.client.clientId)).categories.map(({ id }) => id))
      // Refuse a new name for a category that was removed. Its own name can still be taken away.
      if (Object.entries(categories).some(([id, names]) => names && !known.has(id))) throw notFound()
      return change(editor, 'categories', version, categories)
    },

    /** Sets the order of the cards in categories. Null restores the order of the site. */
    async changeShelf(editor: DashboardEditor, version: string, shelf: Record<string, CardOrder | null>): Promise<string> {
      const site = await catalogues.ofClient(editor.client.clientId)
      const onSale = new Set(site.cards.map(({ id }) => id))
      // Refuse a new order for a category that was removed. Its own order can still be taken away.
      if (Object.entries(shelf).some(([id, order]) => order && !site.categories.some((one) => one.id === id))) throw notFound()
      const orders = Object.entries(shelf).map(([id, order]) => {
        // Leave out a card that was removed from the site in the meantime.
        return [id, order && { cards: [...new Set(order.cards)].filter((cardId) => onSale.has(cardId)) }] as const
      })
      return change(editor, 'shelf', version, Object.fromEntries(orders))
    },
  }

  async function assertSendable({ client }: DashboardEditor, cards: Record<string, TurnedOff | null>): Promise<void> {
    const known = (await catalogues.ofClient(client.clientId)).cards
    // A withdrawn design cannot be turned on.
    const onSale = new Set(known.filter(({ id, orderable }) => orderable || !isOwnCardId(id)).map(({ id }) => id))
    for (const [cardId, turnedOff] of Object.entries(cards)) {
      // Refuse to turn on a card that is no longer sold. It can still be turned off.
      if (turnedOff && !onSale.has(cardId)) throw notFound()
      if (turnedOff && turnedOff.disabledSentiments.length > 0) await refuseWithoutSentiment(cardId, turnedOff)
    }
  }

  async function refuseWithoutSentiment(cardId: string, turnedOff: TurnedOff): Promise<void> {
    const card = await commerce.catalogue.card(cardId)
    if (!card) throw notFound()
    if (lacksSentiment(card.sentimentIds, turnedOff)) throw new Refused('unprocessable', 'last-sentiment')
  }

  async function change(
    editor: DashboardEditor,
    kind: ClientPartName,
    version: string,
    fields: object,
    restores?: number,
  ): Promise<string> {
    const target = { kind, clientId: editor.client.clientId }
    const next = await changes.change({ target, version, fields: { ...fields }, actor: toActor(editor), restores })
    return next.version ?? ''
  }
}
