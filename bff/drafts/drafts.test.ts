import type { OrderFormPageData, Draft } from '@fondly/contracts/bff/order-form.ts'
import type { DraftCards } from '@fondly/contracts/bff/drafts.ts'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { smallWorld } from '../testing/small-world.ts'
import { form } from '@fondly/core/testing/order-form.ts'

const { world, product, signIn, close } = await smallWorld()
afterAll(close)

const { tab } = await signIn('orderer')
const ask = (method: string, path: string, body?: unknown) => tab.ask(method, path, body)
const readPageData = () => tab.read<OrderFormPageData>('/api/cards/1HBE2115/order-form')

test('a draft keeps its text, key and scan code until it is discarded', async () => {
  const first = (await (
    await ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form: { ...form, zipCode: '9' } })
  ).json()) as z.infer<typeof Draft>
  expect(first.scanCode).toMatch(/^[0-9A-Z]{10}$/)
  const second = (await (await ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form })).json()) as z.infer<typeof Draft>
  expect(second).toEqual({ key: first.key, scanCode: first.scanCode, senderProfileId: 'main', form })
  expect((await readPageData()).draft).toEqual(second)
  expect((await ask('DELETE', '/api/cards/1HBE2115/draft')).status).toBe(204)
  expect((await readPageData()).draft).toBeNull()
  const third = (await (await ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form })).json()) as z.infer<typeof Draft>
  expect(third.key).not.toBe(first.key)
})

test('with a key, only the draft that has this key is deleted', async () => {
  const saved = await ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form })
  const { key } = (await saved.json()) as z.infer<typeof Draft>
  expect((await ask('DELETE', '/api/cards/1HBE2115/draft?key=another')).status).toBe(204)
  expect((await readPageData()).draft?.key).toBe(key)
  expect((await ask('DELETE', `/api/cards/1HBE2115/draft?key=${encodeURIComponent(key)}`)).status).toBe(204)
  expect((await readPageData()).draft).toBeNull()
})

test('a user gets the list of cards with a draft, the last saved first', async () => {
  const cardIds = async (page = tab) => (await page.read<DraftCards>('/api/drafts')).cardIds
  const before = await cardIds()
  for (const id of ['1HBE2115', '1HBE2116']) {
    world.now += 1_000
    await ask('PUT', `/api/cards/${id}/draft`, { senderProfileId: 'main', form })
  }
  expect(await cardIds()).toEqual(['1HBE2116', '1HBE2115', ...before])
  expect(await cardIds((await signIn('colleague')).tab)).toEqual([])
  for (const id of ['1HBE2115', '1HBE2116']) await ask('DELETE', `/api/cards/${id}/draft`)
  expect(await cardIds()).toEqual(before)
})

test('a draft is visible to its own user only, not to a colleague or another client', async () => {
  await ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form })
  for (const who of ['colleague', 'stranger']) {
    const { tab: other } = await signIn(who)
    expect((await other.read<OrderFormPageData>('/api/cards/1HBE2115/order-form')).draft).toBeNull()
    await other.ask('DELETE', '/api/cards/1HBE2115/draft')
    await other.ask('PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form: { ...form, firstName: 'Else' } })
  }
  expect((await readPageData()).draft?.form.firstName).toBe('Ana')
})

test('a draft expires after seven days, and the next sweep deletes its row', async () => {
  await ask('PUT', '/api/cards/1HBE2116/draft', { senderProfileId: 'main', form })
  world.now += 7 * 86_400_000
  await product.sweep()
  await signIn('orderer', tab)
  expect((await tab.read<OrderFormPageData>('/api/cards/1HBE2116/order-form')).draft).toBeNull()
})
