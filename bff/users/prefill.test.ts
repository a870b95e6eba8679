import { Session } from '@fondly/contracts/bff/session.ts'
import { HOSTILE_VALUES } from '@fondly/domain/user/hostile-values.fixture.ts'
import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { smallWorld } from '../testing/small-world.ts'
import { form } from '@fondly/core/testing/order-form.ts'

const GRACE = { firstName: 'Grace', lastName: 'Hopper', address1: '1 Navy Way', city: 'Boston', state: 'Massachusetts', zipCode: '02110' }
const OF_TOKEN = ['customerId', 'firstName', 'lastName', 'address1', 'address2', 'city', 'state', 'postalCode', 'countryCode'] as const

const { world, signIn, newTab, close } = await smallWorld()
afterAll(close)

type Tab = Awaited<ReturnType<typeof signIn>>['tab']

/** Reads the session and checks it with the schema, as the page does. */
async function openSession(tab: Tab) {
  const session = Session.parse(await tab.read('/api/session'))
  if (!session.signedIn) throw new Error('Nobody is signed in.')
  return session
}
const saveDraft = async (tab: Tab, preset: unknown) =>
  (await tab.ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form, preset })).status

/**
 * Tests each value with every ninth field, and in `npm run test:long` with every third field. Testing every pair would take too long, because each
 * pair needs a sign-in.
 */
const FIELD_STEP = chooseByLength({ short: 9, long: 3 })
const someFor = (index: number) => HOSTILE_VALUES.filter((_, at) => at % FIELD_STEP === index % FIELD_STEP)

/** Moves the clock, because sign-ins are limited for each minute. */
const signInAMinuteLater = (tab?: Tab) => {
  world.now += 60_000
  return signIn('orderer', tab)
}

beforeEach(async () => {
  await (await signInAMinuteLater()).tab.ask('DELETE', '/api/recipient', {})
  const orderer = world.people.get('orderer')
  if (orderer) delete orderer.recipient
})

test('a state name from a link or the token is replaced by its code after the sign-in', async () => {
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

test('an invalid value of a recipient in a link is left out; session, other values and draft are kept', async () => {
  for (const [index, name] of [...Object.keys(GRACE), 'customerId', 'accountNumber', 'unheard-of'].entries())
    for (const value of [...someFor(index), 'x'.repeat(20_000)]) {
      const recipient = { ...GRACE, [name]: value }
      const tab = newTab()
      expect((await tab.ask('POST', '/api/session/arrival', { recipient })).status).toBe(204)
      await signInAMinuteLater(tab)
      const known = (await openSession(tab)).recipient
      expect({ ...known, [name]: '' }).toMatchObject({ ...GRACE, state: 'MA', [name]: '' })
      expect(await saveDraft(tab, known)).toBe(200)
    }
})

test('an invalid recipient in the token does not prevent the sign-in', async () => {
  const orderer = world.people.get('orderer')
  for (const [index, name] of OF_TOKEN.entries())
    for (const value of someFor(index)) {
      // The real gateway would leave out such a value.
      if (orderer) orderer.recipient = { firstName: 'Grace', lastName: 'Hopper', [name]: value }
      const { tab } = await signInAMinuteLater()
      expect((await openSession(tab)).recipient).toMatchObject(name === 'firstName' ? { lastName: 'Hopper' } : { firstName: 'Grace' })
    }
})

test('a draft with an invalid recipient is kept', async () => {
  const { tab } = await signInAMinuteLater()
  for (const preset of [{ state: 'Massachusetts' }, { firstName: 'x'.repeat(5000) }, { city: 7 }, 'nobody', null, []])
    expect([preset, await saveDraft(tab, preset)]).toEqual([preset, 200])
})

test('values from the query survive a reload until the form is closed, for a day at most', async () => {
  const query = { ...GRACE, accountNumber: '4711', customerId: 'C-7' }
  const { tab } = await signInAMinuteLater()
  expect((await tab.ask('PUT', '/api/prefill', { recipient: query, shippingDate: '2026-12-01' })).status).toBe(204)
  expect(await openSession(tab)).toMatchObject({ recipient: { ...query, state: 'MA' }, shippingDate: '2026-12-01' })

  expect((await tab.ask('DELETE', '/api/recipient', {})).status).toBe(204)
  expect(await openSession(tab)).toMatchObject({ recipient: null })
  expect(await openSession(tab)).not.toHaveProperty('shippingDate')

  await tab.ask('PUT', '/api/prefill', { recipient: query, shippingDate: '2026-12-01' })
  world.now += 24 * 3_600_000
  const { tab: later } = await signInAMinuteLater()
  expect(await openSession(later)).toMatchObject({ recipient: null })
})

test('a ship date without a recipient keeps the recipient, and an invalid ship date is ignored', async () => {
  const tab = newTab()
  await tab.ask('POST', '/api/session/arrival', { recipient: GRACE })
  await signInAMinuteLater(tab)
  for (const shippingDate of ['2026-12-01', 'x'.repeat(9000), 7])
    expect((await tab.ask('PUT', '/api/prefill', { recipient: {}, shippingDate })).status).toBe(204)
  await tab.ask('PUT', '/api/prefill', { recipient: {}, shippingDate: '2026-12-01' })
  expect(await openSession(tab)).toMatchObject({ recipient: { ...GRACE, state: 'MA' }, shippingDate: '2026-12-01' })
})

test('a newer recipient of the token replaces an older prefill', async () => {
  const { tab } = await signInAMinuteLater()
  await tab.ask('PUT', '/api/prefill', { recipient: GRACE })
  const orderer = world.people.get('orderer')
  if (orderer) orderer.recipient = { firstName: 'Ada', lastName: 'Lovelace' }
  const { tab: later } = await signInAMinuteLater()
  expect((await openSession(later)).recipient).toEqual({ firstName: 'Ada', lastName: 'Lovelace' })
})
