import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { LoadPastOrder } from '@fondly/contracts/load/past-orders.ts'
import type { Core } from '@fondly/core/core.ts'
import type { PastSending } from '@fondly/core/sendings/load-past-sendings.ts'
import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { taxClassCode } from '@fondly/domain/sending/order-values.ts'
import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Renderer } from '@fondly/gateways/renderer/renderer.ts'
import { sha256Digest } from '@fondly/kit/digest.ts'
import type { PastPrintOrder } from '@fondly/press/load-past-orders.ts'
import type { Press } from '@fondly/press/press.ts'
import { makePastOccasions } from '@fondly/seed/history/past-occasions.ts'
import { makePastPeople } from '@fondly/seed/history/past-people.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import type { EmbeddedUpstreams } from '../embedded/embedded.ts'
import type { Settings } from '../settings/settings.ts'
import { makePastCards, type PastCard } from './make-past-cards.ts'

export type HistoryParts = {
  embedded: Pick<EmbeddedUpstreams, 'load'>
  commerce: Commerce
  renderer: Pick<Renderer, 'print'>
  core: Pick<Core, 'loadPastContacts' | 'loadPastSendings'>
  press: Pick<Press, 'loadPast'>
  settings: Pick<Settings, 'pressCut'>
}

/** Loads more than a year of cards, up to a moment, into commerce, the press and the product. Every load can be repeated. */
export type History = {
  /** Loads the people and every card that is printed, withdrawn or refused. Returns the number of cards. */
  loadYear: () => Promise<number>
  /** Fills the address books of the people who can sign in. Each gets the recipients of that person's cards. */
  loadContacts: () => Promise<void>
  /** Draws the waiting cards, then loads them. Returns their number; 0 when `stopping` aborts first. */
  loadWaiting: (stopping: AbortSignal) => Promise<number>
}

/** How long after its mail date a print file is kept. Cards that are really sent have the same number of days. */
const PRINT_FILE_DAYS = 30
const [POSTAGE, CURRENCY] = [0.55, 'USD']
/** The reasons for which the press refused past cards. */
const REFUSAL = { code: 'print-finding', params: { kind: 'picture', page: 'inside' } } as const
const EMPTY_DOCUMENTS: LoadDocuments = {
  clients: [],
  people: [],
  cards: [],
  categories: [],
  sentiments: [],
  messageStarters: [],
  blackoutDays: [],
  art: [],
  brandFiles: [],
}

type Drawn = { list: PastSending['printed']; urls: { cardUrl: string; envelopeUrl: string } }

export function createHistory(
  { embedded, commerce, renderer, core, press, settings }: HistoryParts,
  world: LoadDocuments,
  now: Date,
): History {
  const operator = world.people.find(({ profile }) => profile.role === 'admin')?.id ?? ''
  let made: Promise<PastCard[]> | undefined
  const cards = () => (made ??= makePastCards({ world, commerce, now, cut: settings.pressCut }))

  async function load(some: readonly PastCard[], drawn: ReadonlyMap<string, Drawn>): Promise<number> {
    await embedded.load({ ...EMPTY_DOCUMENTS, pastOrders: some.map((card) => toLoadOrder(card, drawn.get(card.id)?.urls)) })
    await press.loadPast(some.map(toPrintOrder), { by: operator, now })
    await core.loadPastSendings(some.map((card) => toSending(card, drawn.get(card.id)?.list)))
    return some.length
  }

  return {
    loadYear: async () => {
      const populations = new Map(world.clients.map(({ id, population }) => [id, population]))
      // Leave out the clients, because an administrator may have changed them since.
      const pastPeople = makePastPeople(world).map((person) => ({ ...person, population: populations.get(person.client) ?? '' }))
      await embedded.load({ ...EMPTY_DOCUMENTS, pastPeople })
      return load(
        (await cards()).filter(({ outcome }) => outcome !== 'waiting'),
        new Map(),
      )
    },

    loadContacts: async () => {
      const sent = (await cards()).filter(({ person }) => person.password !== undefined)
      await core.loadPastContacts(
        sent.map((card) => toSending(card, undefined)),
        makePastOccasions(sent.map(toRecipient), now),
      )
    },

    loadWaiting: async (stopping) => {
      const waiting = (await cards()).filter(({ outcome }) => outcome === 'waiting')
      const drawn = new Map<string, Drawn>()
      // Draw one card after the other, so that the pages answer fast to the user who has just started the product.
      for (const card of waiting) {
        if (stopping.aborted) return 0
        drawn.set(card.id, await draw(card))
      }
      return load(waiting, drawn)
    },
  }

  async function draw({ snapshot, mailDate }: PastCard): Promise<Drawn> {
    const pages = cardPages(snapshot.print)
    const urls = await renderer.print(pages, { keepUntil: addDays(mailDate, PRINT_FILE_DAYS) })
    return { urls, list: { list: displayList(pages), printFile: sha256Digest(urls.cardUrl) } }
  }
}

function toRecipient({ snapshot: { clientId, userId, form } }: PastCard) {
  const { firstName, lastName, address1, address2, city, state, zipCode } = form
  return { clientId, senderId: userId, recipient: { firstName, lastName, address1, address2, city, state, zipCode } }
}

function toSending({ outcome, ...card }: PastCard, printed: PastSending['printed']): PastSending {
  const state = outcome === 'printed' || outcome === 'waiting' ? 'in-press' : outcome
  return { ...card, state, rejection: outcome === 'refused' ? REFUSAL.code : undefined, total: POSTAGE, currency: CURRENCY, printed }
}

function toPrintOrder({ orderNo, orderedAt, changedAt, card, mailDate, cutAt, outcome, person }: PastCard): PastPrintOrder {
  const order = { orderNo, mailDate, card, stock: card.envelopeId, seenAt: orderedAt, cutAt, userId: person.id }
  switch (outcome) {
    case 'waiting':
      return { ...order, state: 'free' }
    case 'withdrawn':
      return { ...order, state: 'withdrawn', at: changedAt }
    case 'refused':
      return { ...order, state: 'unprintable', reason: REFUSAL }
    default:
      return { ...order, state: 'exported', mailedAt: outcome === 'mailed' ? changedAt : undefined }
  }
}

function toLoadOrder({ snapshot, card, ...order }: PastCard, urls: Drawn['urls'] | undefined): LoadPastOrder {
  const { form, billing, lineItem, fields, taxExempt } = snapshot
  const { firstName, lastName, address1, address2, city, state, zipCode: zip } = form
  return {
    ...order,
    recipient: { firstName, lastName, address1, address2, city, state, zip },
    billing,
    item: { ...lineItem, cardName: card.name, ...(urls ? { cardPrintUrl: urls.cardUrl, envelopePrintUrl: urls.envelopeUrl } : {}) },
    fields: { ...fields, taxClassCode: taxClassCode(taxExempt, state) },
  }
}
