import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { SMALL_WORLD } from '@fondly/upstreams/commerce/testing/small-world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commerceGateway } from './commerce-gateway.ts'

const FIRST_DAY = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000
const days = Array.from({ length: 450 }, (_, index) => new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10))

let shop: Awaited<ReturnType<typeof openTestCommerce>>
beforeAll(async () => {
  shop = await openTestCommerce()
  await shop.load({ ...SMALL_WORLD, blackoutDays: days.map((day) => ({ day, site: 'fondly' })) })
})
afterAll(() => shop.close())

test('every blackout day is read, however many pages they fill', async () => {
  const found = await commerceGateway(shop.settings).catalogue.blackoutDays()
  expect(found.map(({ day }) => day).toSorted()).toEqual(days)
})
