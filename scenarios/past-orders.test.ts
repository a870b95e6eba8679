import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { expect, test } from 'vitest'
import { LoadPerson } from '@fondly/contracts/load/world.ts'
import { makePastOrders } from '@fondly/seed/history/past-orders.ts'
import { makePastPeople } from '@fondly/seed/history/past-people.ts'

const now = new Date('2026-11-23T17:00:00Z')
const world = await readWorld(DEMONSTRATION.folder)
const orders = makePastOrders(world, now)

test('a year has at least 3,000 orders of at least 40 people and three clients, with none in the future', () => {
  const year = orders.filter(({ orderedAt }) => orderedAt.getTime() > now.getTime() - 365 * 86_400_000)
  expect(year.length).toBeGreaterThanOrEqual(3000)
  expect(new Set(year.map(({ person }) => person.email)).size).toBeGreaterThanOrEqual(40)
  expect(new Set(year.map(({ clientId }) => clientId))).toEqual(new Set(['harborview', 'summit', 'lumen']))
  expect(orders.filter(({ orderedAt }) => orderedAt >= now)).toEqual([])
  expect(new Set(orders.map(({ fate }) => fate))).toEqual(new Set(['mailed', 'withdrawn', 'refused']))
})

test('each order uses a sender profile and a card language of its sender', () => {
  const languages = new Map(world.cards.map(({ id, language }) => [id, language]))
  for (const { person, cardId, profileId } of orders) {
    expect(person.senderProfiles).toContain(profileId)
    expect(person.languages ?? ['en_US']).toContain(languages.get(cardId))
  }
  expect(new Set(orders.map(({ name }) => name)).size).toBe(orders.length)
})

test('no order is dated on a weekend or a blackout day', () => {
  const closed = new Set(world.blackoutDays.map(({ day }) => day))
  expect(closed.size).toBeGreaterThan(0)
  expect(orders.filter(({ mailDate }) => closed.has(mailDate) || new Date(mailDate).getUTCDay() % 6 === 0)).toEqual([])
})

test('the same day makes the same orders', () => {
  expect(makePastOrders(world, now)).toEqual(orders)
})

test('each sender has an account of their own among the people of the world or of the year', () => {
  const people = makePastPeople(world)
  for (const person of people) expect(LoadPerson.parse(person)).toEqual(person)
  const everybody = [...world.people, ...people]
  for (const key of ['id', 'email'] as const) expect(new Set(everybody.map((person) => person[key])).size).toBe(everybody.length)
  const addresses = new Set(everybody.map(({ email }) => email))
  expect(orders.filter(({ person }) => !addresses.has(person.email))).toEqual([])
})
