import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { LoadPastOrder } from '@fondly/contracts/load/past-orders.ts'
import { type Random, seededRandom } from '../art/random.ts'
import { FIRST_NAMES, LAST_NAMES, PLACES, STREETS } from './names.ts'
import { makePastPeople } from './past-people.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const DAYS = 400
const SEED = 20_261
/** Cards of each client on a usual weekday. */
const DAILY_CARDS: Record<string, number> = { harborview: 7, summit: 3, lumen: 2 }
/** How many of the usual cards are sent in each month, from January on: more around the end of the year. */
const MONTHS = [0.8, 0.95, 0.9, 0.95, 1.05, 1.05, 0.9, 0.85, 1, 1.1, 1.3, 1.6]

type World = Pick<LoadDocuments, 'clients' | 'people' | 'cards' | 'blackoutDays'>
type Sender = LoadPastOrder['person'] & { weight: number }

/** Makes more than a year of orders up to `now`, the same for the same day: three clients, people who send much or little, quiet weekends. */
export function makePastOrders(world: World, now: Date): LoadPastOrder[] {
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

function ordersOfClient(client: World['clients'][number], { people, cards: usual, world, random, today }: Making): LoadPastOrder[] {
  const senders = makeSenders(client, { people, world, random })
  const models = new Set(client.models.map(({ id }) => id))
  const cards = world.cards.filter(({ id, orderable }) => orderable && models.has(id))
  const closed = new Set(world.blackoutDays.map(({ day }) => day))
  const orders: LoadPastOrder[] = []
  for (let day = today - DAYS; day <= today; day++) {
    const date = new Date(day * DAY_MS)
    const isWeekend = date.getUTCDay() % 6 === 0
    const expected = usual * (MONTHS[date.getUTCMonth()] ?? 1) * (isWeekend ? 0.08 : random.between(0.5, 1.5))
    const number = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0)
    for (let each = 0; each < number; each++) orders.push(makeOrder(client, { day, today, senders, cards, random, closed }))
  }
  return orders
}

function makeOrder(
  client: World['clients'][number],
  {
    day,
    today,
    senders,
    cards,
    random,
    closed,
  }: { day: number; today: number; senders: Sender[]; cards: World['cards']; random: Random; closed: ReadonlySet<string> },
): LoadPastOrder {
  const { weight: _, ...person } = pickSender(senders, random)
  // The square of an even choice prefers the first cards: some are favourites.
  const card = cards[Math.floor(random.between(0, 1) ** 2 * cards.length)]
  const profile = random.pick(client.senderProfiles)
  if (!card) throw new RangeError(`The client ${client.id} has no card.`)
  // Between 9 and 18 o'clock in New York, whatever the season.
  const orderedAt = new Date(day * DAY_MS + random.between(14, 22) * HOUR_MS)
  const mailDay = nextMailingDay(day + random.whole(1, 6), closed)
  const fate = random.between(0, 1)
  const outcome = fate < 0.025 ? 'withdrawn' : fate < 0.032 ? 'refused' : mailDay <= today ? 'mailed' : 'in-press'
  const place = random.pick(PLACES)
  return {
    orderedAt,
    changedAt: new Date(outcome === 'mailed' ? Math.max(mailDay * DAY_MS, orderedAt.getTime()) : orderedAt.getTime() + HOUR_MS / 10),
    client: { id: client.id, name: client.name },
    person,
    profile: { id: profile.id, name: profile.name },
    card: { id: card.id, name: card.name, category: card.category, language: card.language === 'es' ? 'es' : 'other' },
    recipient: {
      firstName: random.pick(FIRST_NAMES),
      lastName: random.pick(LAST_NAMES),
      address1: `${random.whole(1, 9900)} ${random.pick(STREETS)}`,
      ...place,
    },
    mailDate: toDate(mailDay),
    outcome,
  }
}

function makeSenders(client: World['clients'][number], { people, world, random }: Pick<Making, 'people' | 'world' | 'random'>): Sender[] {
  const own = (all: World['people']) => all.filter((person) => person.client === client.id && person.knownToCommerce)
  const toSender = ({ email, firstName, lastName, profile }: World['people'][number], weight: number): Sender => ({
    email,
    firstName,
    lastName,
    employeeId: profile.employeeID ?? '',
    supervisorId: profile.supervisorID ?? '',
    location: profile.location ?? '',
    weight,
  })
  return [
    ...own(world.people).map((person) => toSender(person, 1)),
    ...own(people).map((person) => toSender(person, random.between(0.3, 2.5))),
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
