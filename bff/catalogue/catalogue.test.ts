import type { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { UpstreamUnavailable } from '@fondly/kit/upstream-error.ts'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { smallWorld } from '../testing/small-world.ts'
import { form } from '@fondly/core/testing/order-form.ts'

const { world, signIn, close } = await smallWorld()
afterAll(close)
world.blackoutDays = ['2026-11-26']

const { tab } = await signIn('orderer')
const ask = (method: string, path: string, body?: unknown) => tab.ask(method, path, body)
const readPageData = (query = '') => tab.read<OrderFormPageData>(`/api/cards/1HBE2115/order-form${query}`)

test("the catalogue has the cards of the client in the user's languages, without those that the client hides", async () => {
  const { cards, categories } = await tab.read<Catalogue>('/api/catalogue')
  expect(cards.map(({ id }) => id)).toEqual(['1HBE2115', '1HBE2116'])
  expect(categories).toEqual([{ id: 'welcome', name: 'Welcome', spanishName: 'Bienvenida' }])
})

test('the catalogue is fetched from commerce once, and a browser that has it gets 304', async () => {
  const first = await tab.go('/api/catalogue')
  const etag = first.headers.get('etag') ?? ''
  world.calls.length = 0
  const again = await tab.ask('GET', '/api/catalogue', undefined, { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(world.calls).toEqual([])
  const zipped = await tab.ask('GET', '/api/catalogue', undefined, { 'accept-encoding': 'gzip, br' })
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await first.text())
  const { tab: other } = await signIn('stranger')
  expect((await other.ask('GET', '/api/catalogue', undefined, { 'if-none-match': etag })).status).toBe(200)
})

test('a new card of a client is fetched although the catalogue is cached, and an unknown card is requested once', async () => {
  const freshWorld = await smallWorld()
  const { tab: early } = await freshWorld.signIn('orderer')
  await early.read<Catalogue>('/api/catalogue')
  const [known, summit] = [freshWorld.world.cards.get('SUMMIT1')!, freshWorld.world.clients.get('summit')!]
  freshWorld.world.cards.set('SUMMIT2', { ...known, id: 'SUMMIT2' })
  for (const id of ['SUMMIT2', 'NOWHERE']) summit.models.push({ id, disabledSentiments: [], disabledMessageStarters: [] })

  const { tab: late } = await freshWorld.signIn('stranger')
  const { cards } = await late.read<Catalogue>('/api/catalogue')
  expect(cards.map(({ id }) => id)).toEqual(['1HBE2115', 'SUMMIT1', 'SUMMIT2'])
  freshWorld.world.calls.length = 0
  await late.read<Catalogue>('/api/catalogue')
  expect(freshWorld.world.calls).toEqual([])
  await freshWorld.close()
})

test('an archived client offers no card, even to people who are still signed in', async () => {
  const freshWorld = await smallWorld()
  const { tab } = await freshWorld.signIn('orderer')
  const ask = async () => (await tab.go('/api/cards/1HBE2115/order-form')).status
  expect(await ask()).toBe(200)
  freshWorld.world.clients.get('harborview')!.configuration.archived = true
  expect(await ask()).toBe(404)
  await freshWorld.close()
})

test('a catalogue that cannot be read is refused with the specified message', async () => {
  const freshWorld = await smallWorld()
  const { tab } = await freshWorld.signIn('orderer')
  freshWorld.world.silent.add('commerce.cards').add('commerce.categories')
  const silent = await tab.go('/api/catalogue')
  expect(silent.status).toBe(503)
  expect(await silent.json()).toMatchObject({
    title: 'Could not initialize',
    detail: 'An error occurred while initializing products and categories',
    offer: 'try-again',
  })
  freshWorld.world.silent.clear()
  freshWorld.world.refused.set('commerce.categories', 500)
  expect((await tab.go('/api/catalogue')).status).toBe(502)
  freshWorld.world.refused.clear()
  expect((await tab.go('/api/catalogue')).status).toBe(200)
  await freshWorld.close()
})

test('while the circuit to commerce is open, the catalogue answers 503', async () => {
  const resting = new UpstreamUnavailable('commerce', 'failing', 2_000)
  const freshWorld = await smallWorld(({ commerce }) => ({
    commerce: { ...commerce, catalogue: { ...commerce.catalogue, categories: () => Promise.reject(resting) } },
  }))
  const { tab } = await freshWorld.signIn('orderer')
  expect((await tab.go('/api/catalogue')).status).toBe(503)
  await freshWorld.close()
})

test('an order form gets the options of its client, the profiles of its user and the postal day', async () => {
  const pageData = await readPageData()
  expect(pageData.card.sentiments.map(({ id }) => id)).toEqual(['S1'])
  expect(pageData.card.messageStarters).toEqual([{ id: 'M2', description: 'About M2', text: 'Words of M2.' }])
  expect(pageData.senderProfiles.map(({ id, signature }) => [id, signature])).toEqual([['main', 'orderer T.\nPortland']])
  expect(pageData.accountNumber).toEqual({ label: 'Unit', required: true, numeric: true, maxLength: 6 })
  expect(pageData.calendar).toEqual({ today: '2026-11-23', blackoutDays: [{ day: '2026-11-26', reason: { en: 'Thanksgiving' } }] })
  expect(pageData.defaultShipDate).toBe('2026-11-23')
  expect((await readPageData('?shippingDate=2026-11-26')).defaultShipDate).toBe('2026-11-27')
  expect((await readPageData('?shippingDate=2020-01-01')).defaultShipDate).toBe('2026-11-23')
})

test.each(['1HBE2117', 'NOTSOLD', 'SUMMIT1', 'nothing', '%00', '..%2F..%2Fetc'])(
  'for the card %s, which this user may not send, the answer is 404',
  async (id) => {
    expect((await ask('GET', `/api/cards/${id}/order-form`)).status).toBe(404)
    expect((await ask('PUT', `/api/cards/${id}/draft`, { senderProfileId: 'main', form })).status).toBe(404)
    expect((await ask('DELETE', `/api/cards/${id}/draft`)).status).toBeOneOf([204, 404])
  },
)
