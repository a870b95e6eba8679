import { Session } from '@fondly/contracts/bff/session.ts'
import { HOSTILE_VALUES } from '@fondly/domain/user/hostile-values.fixture.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { form, smallWorld } from '../testing/small-world.ts'

const GRACE = { firstName: 'Grace', lastName: 'Hopper', address1: '1 Navy Way', city: 'Boston', state: 'Massachusetts', zipCode: '02110' }
const OF_TOKEN = ['customerId', 'firstName', 'lastName', 'address1', 'address2', 'city', 'state', 'postalCode', 'countryCode'] as const

const { world, signIn, newTab, close } = await smallWorld()
afterAll(close)

type Tab = Awaited<ReturnType<typeof signIn>>['tab']

/** Reads the session as the page reads it: by its schema. */
async function openSession(tab: Tab) {
  const session = Session.parse(await tab.read('/api/session'))
  if (!session.signedIn) throw new Error('Nobody is signed in.')
  return session
}
const keepDraft = async (tab: Tab, preset: unknown) =>
  (await tab.ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form, preset })).status

/** Each value meets every third field: a sign-in for each pair would only take longer. */
const everyThird = (index: number) => HOSTILE_VALUES.filter((_, at) => at % 3 === index % 3)

/** Sign-ins are counted by the minute. */
const signInAMinuteLater = (tab?: Tab) => {
  world.now += 60_000
  return signIn('orderer', tab)
}

beforeEach(() => {
  const orderer = world.people.get('orderer')
  if (orderer) delete orderer.recipient
})

test('a state by its long name comes through the sign-in, from a link and from the token', async () => {
  const tab = newTab()
  expect((await tab.ask('POST', '/api/session/arrival', { recipient: GRACE })).status).toBe(204)
  await signIn('orderer', tab)
  expect((await openSession(tab)).recipient).toEqual({ ...GRACE, state: 'MA' })

  const { zipCode, ...named } = GRACE
  const orderer = world.people.get('orderer')
  if (orderer) orderer.recipient = { ...named, state: 'North Carolina', postalCode: zipCode }
  const { tab: other } = await signIn('orderer')
  expect((await openSession(other)).recipient).toEqual({ ...GRACE, state: 'NC' })
})

test('whatever a link says of a recipient, the session opens, the rest of it is there, and a draft is kept', async () => {
  for (const [index, name] of [...Object.keys(GRACE), 'customerId', 'accountNumber', 'unheard-of'].entries())
    for (const value of [...everyThird(index), 'x'.repeat(20_000)]) {
      const recipient = { ...GRACE, [name]: value }
      const tab = newTab()
      expect((await tab.ask('POST', '/api/session/arrival', { recipient })).status).toBe(204)
      await signInAMinuteLater(tab)
      const known = (await openSession(tab)).recipient
      expect({ ...known, [name]: '' }).toMatchObject({ ...GRACE, state: 'MA', [name]: '' })
      expect(await keepDraft(tab, known)).toBe(200)
    }
})

test('whatever the token says of a recipient, the session opens', async () => {
  const orderer = world.people.get('orderer')
  for (const [index, name] of OF_TOKEN.entries())
    for (const value of everyThird(index)) {
      // The gateway hands on what it reads; this is more than it would.
      if (orderer) orderer.recipient = { firstName: 'Grace', lastName: 'Hopper', [name]: value }
      const { tab } = await signInAMinuteLater()
      expect((await openSession(tab)).recipient).toMatchObject(name === 'firstName' ? { lastName: 'Hopper' } : { firstName: 'Grace' })
    }
})

test('a draft is kept whatever recipient it is said to be for', async () => {
  const { tab } = await signInAMinuteLater()
  for (const preset of [{ state: 'Massachusetts' }, { firstName: 'x'.repeat(5000) }, { city: 7 }, 'nobody', null, []])
    expect([preset, await keepDraft(tab, preset)]).toEqual([preset, 200])
})
