import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commerceGateway } from '@fondly/gateways/commerce/commerce-gateway.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SendingOutcome } from '@fondly/press/correction.ts'
import { press, type Press } from '@fondly/press/press.ts'
import type { PressTables } from '@fondly/press/store/tables.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
let root: string
let opened: Press
let outcomes: Record<string, SendingOutcome['state'] | 'unknown'>

beforeAll(async () => {
  shop = await openTestCommerce()
  root = await mkdtemp(join(tmpdir(), 'fondly-reservations-'))
  opened = await press({
    // All reservations are made at the same instant, and the pages must still list each of them.
    env: { ...shop.env, log: silentLog, clock: () => new Date('2026-11-20T15:00:00.000Z') },
    databaseUrl: shop.databaseUrl,
    poolSize: 1,
    commerce: commerceGateway(shop.settings),
    printFile: () => Promise.reject(new Error('Nothing is printed here.')),
    root,
    sendingOutcome: (sendingId) => {
      const state = outcomes[sendingId] ?? 'under-way'
      if (state === 'unknown') return Promise.reject(new Error('Its row cannot be read.'))
      return state === 'sent' ? Promise.resolve({ state, userId: 'ana' }) : Promise.resolve({ state })
    },
  })
})
afterAll(async () => {
  await opened?.close()
  await rm(root, { recursive: true, force: true })
  await shop?.close()
})

async function reserved(): Promise<string[]> {
  const database = openDatabase<PressTables>({ url: shop.databaseUrl, schema: 'press', poolSize: 1 })
  const rows = await database.selectFrom('print_order').select('order_no').where('state', '=', 'reserved').orderBy('order_no').execute()
  await database.destroy()
  return rows.map(({ order_no: orderNo }) => orderNo)
}

test('a reservation whose sending has ended is ended, however many older ones are still in progress', async () => {
  const orders = Array.from({ length: 403 }, (_, at) => `R${String(at).padStart(4, '0')}`)
  for (const orderNo of orders) await opened.reserve(orderNo, `sending of ${orderNo}`)
  outcomes = { 'sending of R0200': 'stopped', 'sending of R0401': 'sent', 'sending of R0402': 'stopped' }
  await opened.run()
  expect(await reserved()).toEqual(orders.filter((orderNo) => !outcomes[`sending of ${orderNo}`]))
  // The next run checks the earlier reservations again.
  outcomes = { 'sending of R0000': 'stopped' }
  await opened.run()
  expect(await reserved()).not.toContain('R0000')
})

test('a reservation whose sending cannot be read does not delay the others', async () => {
  for (const orderNo of ['A1', 'A2']) await opened.reserve(orderNo, `sending of ${orderNo}`)
  outcomes = { 'sending of A1': 'unknown', 'sending of A2': 'stopped' }
  expect(await opened.run()).toBe(true)
  expect((await reserved()).filter((orderNo) => orderNo.startsWith('A'))).toEqual(['A1'])
})
