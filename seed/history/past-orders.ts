import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { LoadPerson } from '@fondly/contracts/load/world.ts'
import { type Random, seededRandom } from '../art/random.ts'
import { FIRST_NAMES, LAST_NAMES, PLACES, STREETS } from './names.ts'
import { makePastPeople } from './past-people.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const PAST_DAYS = 400
const SEED = 20_261
/** The number of cards of each client on a usual weekday. */
const DAILY_CARDS: Record<string, number> = { harborview: 7, summit: 3, lumen: 2 }
/** The factor for the number of cards in each month, from January on. Most cards are sent near the end of the year. */
const MONTH_FACTORS = [0.8, 0.95, 0.9, 0.95, 1.05, 1.05, 0.9, 0.85, 1, 1.1, 1.3, 1.6]

type World = Pick<LoadDocuments, 'clients' | 'people' | 'cards' | 'messageStarters' | 'blackoutDays'>
type Recipient = { firstName: string; lastName: string; address1: string; city: string; state: string; zip: string }
/** `regulars` are recipients to whom the sender writes again. */
type Sender = { person: LoadPerson; weight: number; regulars: { recipient: Recipient; accountNumber: string }[] }
/** Each sender's first MAX_REGULARS recipients become regulars. They get REGULARS_SHARE of the sender's cards. */
const [MAX_REGULARS, REGULARS_SHARE] = [14, 0.5]

/** An order of the made-up past: what its sender chose and typed. Days are calendar days, 'YYYY-MM-DD'. */
export type PastOrder = {
  /** A name for the order, different from the name of every other made-up order. */
  name: string
  orderedAt: Date
  clientId: string
  person: LoadPerson
  profileId: string
  cardId: string
  sentimentId: string
  message: string
  accountNumber: string
  recipient: Recipient
  mailDate: string
  /** Most cards are mailed on their mail date. */
  fate: 'mailed' | 'withdrawn' | 'refused'
}

/**
 * Makes more than a year of orders up to `now` for three clients. Some people send much and others little, and few orders are made on weekends. The
 * same day always gives the same orders.
 */
export function makePastOrders(world: World, now: Date): PastOrder[] {
  const random = seededRandom(SEED)
  const today = Math.floor(now.getTime() / DAY_MS)
  const people = makePastPeople(world)
  const orders = world.clients.flatMap((client) => {
    const cards = DAILY_CARDS[client.id]
    return cards === undefined ? [] : ordersOfClient(client, { people, cards, world, random, today })
  })
  return orders.filter(({ orderedAt }) => orderedAt < now).sort((one, other) => one.orderedAt.getTime() - other.orderedAt.getTime())
}

type Making = { people: World['people']; cards: number; world: World; random: Random; today: number }

function ordersOfClient(client: World['clients'][number], { people, cards: usual, world, random, today }: Making): PastOrder[] {
  const senders = makeSenders(client, { people, world, random })
  const models = new Set(client.models.map(({ id }) => id))
  const cards = world.cards.filter(({ id, orderable }) => orderable && models.has(id))
  const closed = new Set(world.blackoutDays.map(({ day }) => day))
  const words = new Map(world.messageStarters.map(({ id, text }) => [id, text]))
  const orders: PastOrder[] = []
  for (let day = today - PAST_DAYS; day <= today; day++) {
    const date = new Date(day * DAY_MS)
    const isWeekend = date.getUTCDay() % 6 === 0
    const expected = usual * (MONTH_FACTORS[date.getUTCMonth()] ?? 1) * (isWeekend ? 0.08 : random.between(0.5, 1.5))
    const number = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0)
    for (let each = 0; each < number; each++)
      orders.push(makeOrder(client, { name: `${day} ${each}`, day, senders, cards, words, random, closed }))
  }
  return orders
}

function makeOrder(
  client: World['clients'][number],
  {
    name,
    day,
    senders,
    cards,
    words,
    random,
    closed,
  }: {
    name: string
    day: number
    senders: Sender[]
    cards: World['cards']
    words: ReadonlyMap<string, string>
    random: Random
    closed: ReadonlySet<string>
  },
): PastOrder {
  const { person, regulars } = pickSender(senders, random)
  const languages = person.languages ?? ['en_US']
  const own = cards.filter(({ language }) => languages.includes(language))
  // The square of an even random number prefers the first cards, so some cards are favourites.
  const card = own[Math.floor(random.between(0, 1) ** 2 * own.length)]
  if (!card) throw new RangeError(`The client ${client.id} has no card.`)
  const fate = random.between(0, 1)
  return {
    name: `${client.id} ${name}`,
    // Between 9 and 18 o'clock in New York, in summer and in winter.
    orderedAt: new Date(day * DAY_MS + Math.floor(random.between(14, 22) * HOUR_MS)),
    clientId: client.id,
    person,
    profileId: random.pick(person.senderProfiles ?? client.senderProfiles.map(({ id }) => id)),
    cardId: card.id,
    sentimentId: card.sentiments.length > 0 ? random.pick(card.sentiments) : '',
    message: words.get(card.messageStarters.length > 0 ? random.pick(card.messageStarters) : '') ?? '',
    ...pickRecipient(regulars, { random, hasAccountNumber: client.configuration.accountNumber?.enabled ?? false }),
    // The mail date of some cards is further away.
    mailDate: toDate(nextMailingDay(day + (random.chance(0.12) ? random.whole(7, 21) : random.whole(1, 6)), closed)),
    fate: fate < 0.025 ? 'withdrawn' : fate < 0.032 ? 'refused' : 'mailed',
  }
}

function pickRecipient(
  regulars: Sender['regulars'],
  { random, hasAccountNumber }: { random: Random; hasAccountNumber: boolean },
): Sender['regulars'][number] {
  if (regulars.length > 2 && random.chance(REGULARS_SHARE)) return random.pick(regulars)
  const picked = {
    recipient: {
      firstName: random.pick(FIRST_NAMES),
      lastName: random.pick(LAST_NAMES),
      address1: `${random.whole(1, 9900)} ${random.pick(STREETS)}`,
      ...random.pick(PLACES),
    },
    accountNumber: hasAccountNumber ? String(random.whole(10_000_000, 99_999_999)) : '',
  }
  if (regulars.length < MAX_REGULARS) regulars.push(picked)
  return picked
}

function makeSenders(client: World['clients'][number], { people, world, random }: Pick<Making, 'people' | 'world' | 'random'>): Sender[] {
  const own = (all: World['people']) =>
    all.filter((person) => person.client === client.id && person.knownToCommerce && person.senderProfiles?.length !== 0)
  return [
    ...own(world.people).map((person) => ({ person, weight: 1, regulars: [] })),
    ...own(people).map((person) => ({ person, weight: random.between(0.3, 2.5), regulars: [] })),
  ]
}

function pickSender(senders: readonly Sender[], random: Random): Sender {
  let left = random.between(
    0,
    senders.reduce((sum, { weight }) => sum + weight, 0),
  )
  const found = senders.find(({ weight }) => (left -= weight) < 0) ?? senders[0]
  if (!found) throw new RangeError('There is nobody who sends.')
  return found
}

function nextMailingDay(day: number, closed: ReadonlySet<string>): number {
  const isWeekend = new Date(day * DAY_MS).getUTCDay() % 6 === 0
  return isWeekend || closed.has(toDate(day)) ? nextMailingDay(day + 1, closed) : day
}

const toDate = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
