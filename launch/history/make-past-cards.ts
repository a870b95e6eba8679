import { createHash } from 'node:crypto'
import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { PastSending } from '@fondly/core/sendings/load-past-sendings.ts'
import { createSnapshot } from '@fondly/core/sendings/snapshot.ts'
import type { Person } from '@fondly/core/users/person.ts'
import type { CardDetails } from '@fondly/domain/catalogue/card.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import { startOfPostalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { EMPTY_ORDER_FORM } from '@fondly/domain/order-form/order-form.ts'
import { scanCode } from '@fondly/domain/scan-code.ts'
import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import { toOrderNumber } from '@fondly/gateways/commerce/order-number.ts'
import { inParallel } from '@fondly/kit/in-parallel.ts'
import { cutMoment, type CutSetting } from '@fondly/press/cut-off.ts'
import { makePastOrders, type PastOrder } from '@fondly/seed/history/past-orders.ts'

/** A card of the past year, with everything that its sending, its order and the press store. */
export type PastCard = Pick<PastSending, 'id' | 'orderNo' | 'orderedAt' | 'changedAt' | 'snapshot'> & {
  person: PastOrder['person']
  card: CardDetails
  mailDate: Day
  cutAt: Date
  /** 'waiting': its batch is not cut yet. 'printed': its batch is printed and not mailed yet. */
  outcome: 'mailed' | 'printed' | 'waiting' | 'withdrawn' | 'refused'
}

const MAX_CONCURRENT_CALLS = 4
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const WITHDRAWN_AFTER_MS = 6 * MINUTE_MS
const EXPORTED_AFTER_MS = 2 * MINUTE_MS
/** The hour of the mail date when the operator marks a batch as mailed. */
const MAILED_AT_HOUR = 14

type Making = {
  world: LoadDocuments
  commerce: Pick<Commerce, 'clients' | 'customers' | 'catalogue'>
  now: Date
  cut: Pick<CutSetting, 'time' | 'zone'>
}

/**
 * Makes the cards of more than a year up to `now`, with the clients and cards of commerce. Each card is in the batch that is cut at the cut-off of
 * its mail date; the settings for today's cards do not matter.
 */
export async function makePastCards({ world, commerce, now, cut }: Making): Promise<PastCard[]> {
  const orders = makePastOrders(world, now)
  const [clients, cards, customerIds] = await Promise.all([
    readEach(
      orders,
      ({ clientId }) => clientId,
      (id) => commerce.clients.find(id),
    ),
    readCards(orders, commerce),
    readEach(
      orders,
      ({ person }) => person.email,
      async (email) => (await commerce.customers.find(email))?.customerId,
    ),
  ])
  const timesOf = createTimes(world, cut)
  return orders.flatMap((order) => {
    const [client, card, customerId] = [clients.get(order.clientId), cards.get(order.cardId), customerIds.get(order.person.email)]
    return client && card && customerId ? [toPastCard(order, { client, card, customerId, now, ...timesOf(order) })] : []
  })
}

type Known = { client: Client; card: CardDetails; customerId: string; now: Date; cutAt: Date; mailedAt: Date }

function toPastCard(order: PastOrder, { client, card, customerId, now, cutAt, mailedAt }: Known): PastCard {
  const digest = createHash('sha256').update(order.name).digest()
  const code = scanCode((bytes) => digest.subarray(0, bytes))
  const outcome = order.fate !== 'mailed' ? order.fate : mailedAt <= now ? 'mailed' : cutAt <= now ? 'printed' : 'waiting'
  const changes = {
    mailed: mailedAt,
    printed: new Date(cutAt.getTime() + EXPORTED_AFTER_MS),
    waiting: order.orderedAt,
    withdrawn: new Date(order.orderedAt.getTime() + WITHDRAWN_AFTER_MS),
    refused: new Date(order.orderedAt.getTime() + EXPORTED_AFTER_MS),
  }
  return {
    id: `past-${digest.toString('hex').slice(0, 27)}`,
    orderNo: toOrderNumber(code),
    orderedAt: order.orderedAt,
    changedAt: changes[outcome],
    snapshot: toSnapshot(order, { client, card, customerId, code }),
    person: order.person,
    card,
    mailDate: order.mailDate,
    cutAt,
    outcome,
  }
}

function toSnapshot(
  order: PastOrder,
  { client, card, customerId, code }: Pick<Known, 'client' | 'card' | 'customerId'> & { code: string },
) {
  const profile = client.senderProfiles.find(({ id }) => id === order.profileId)
  if (!profile) throw new RangeError(`The client ${client.id} has no sender profile ${order.profileId}.`)
  const { zip, ...recipient } = order.recipient
  return createSnapshot({
    form: {
      ...EMPTY_ORDER_FORM,
      ...recipient,
      zipCode: zip,
      accountNumber: order.accountNumber,
      sentiment: order.sentimentId,
      closing: order.message,
      sendDate: order.mailDate,
    },
    access: { card, client, profiles: [profile] },
    profile,
    user: toUser(order, { client, customerId }),
    scanCode: code,
  })
}

function toUser({ person }: PastOrder, { client, customerId }: Pick<Known, 'client' | 'customerId'>): Person {
  const { id, email, firstName, lastName, profile, languages = ['en_US'], senderProfiles = [] } = person
  const { location, employeeID, supervisorID } = profile
  return {
    id,
    email,
    firstName,
    lastName,
    role: profile.role ?? 'orderer',
    clientId: client.id,
    clientName: client.name,
    customerId,
    ...(location === undefined ? {} : { location }),
    ...(employeeID === undefined ? {} : { employeeID }),
    ...(supervisorID === undefined ? {} : { supervisorID }),
    language: 'en_US',
    languages,
    senderProfiles,
    favorites: [],
    recents: [],
    darkMode: false,
  }
}

/**
 * Returns when the batch of an order is cut and mailed. Computes the times of each mail date only once, because calculations with time zones are
 * slow.
 */
function createTimes({ blackoutDays }: Pick<LoadDocuments, 'blackoutDays'>, cut: Making['cut']) {
  const closed = new Set(blackoutDays.map(({ day }) => day))
  const cutAt = (mailDate: Day, seenAt: Date) => cutMoment({ mailDate, seenAt }, { ...cut, mode: 'cut-off' }, closed)
  const known = new Map<Day, { cutAt: Date; mailedAt: Date }>()
  return ({ mailDate, orderedAt }: PastOrder) => {
    const times = known.get(mailDate) ?? {
      cutAt: cutAt(mailDate, new Date(0)),
      mailedAt: new Date(startOfPostalDay(mailDate, cut.zone).getTime() + MAILED_AT_HOUR * HOUR_MS),
    }
    known.set(mailDate, times)
    return times.cutAt >= orderedAt ? times : { ...times, cutAt: cutAt(mailDate, orderedAt) }
  }
}

async function readCards(orders: readonly PastOrder[], { catalogue }: Making['commerce']): Promise<Map<string, CardDetails>> {
  const cards = await readEach(orders, ({ cardId }) => cardId, catalogue.card)
  const ids = [...new Set([...cards.values()].flatMap((card) => card?.sentimentIds ?? []))]
  const sentiments = new Map((await catalogue.sentiments(ids)).map((sentiment) => [sentiment.id, sentiment]))
  return new Map(
    [...cards].flatMap(([id, found]) => {
      if (!found) return []
      const { sentimentIds, messageStarterIds: _, ...card } = found
      const own = sentimentIds.flatMap((sentimentId) => sentiments.get(sentimentId) ?? [])
      return [[id, { ...card, sentiments: own, messageStarters: [] }]]
    }),
  )
}

/** Calls `read` once for each different id. */
async function readEach<Read>(
  orders: readonly PastOrder[],
  idOf: (order: PastOrder) => string,
  read: (id: string) => Promise<Read>,
): Promise<Map<string, Read>> {
  const ids = [...new Set(orders.map(idOf))]
  return new Map(await inParallel(ids, MAX_CONCURRENT_CALLS, async (id): Promise<[string, Read]> => [id, await read(id)]))
}
