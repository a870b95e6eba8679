import type { LogFields } from '@fondly/kit/log.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { expect, test } from 'vitest'
import { commerceGateway } from './commerce-gateway.ts'

/** A shop with `total` cards. It answers two calls: the search, 200 hits a page, and the request for several products by their ids. */
function largeShop(total: number) {
  const world = { now: 0, calls: [] as string[], missing: [] as LogFields[], name: 'Card', shown: total }
  const answer = (url: URL) => {
    const several = /\/products\/\((.*)\)$/.exec(url.pathname)?.[1]
    world.calls.push(several === undefined ? `from ${url.searchParams.get('start')}` : 'products')
    if (several !== undefined) {
      const data = several.split(',').map((id) => ({ id, c_hbc_CardSize: '70', c_hbc_CardOrientation: 'V' }))
      return { count: data.length, total: data.length, data }
    }
    const start = Number(url.searchParams.get('start'))
    const hits = Array.from({ length: Math.max(0, Math.min(200, world.shown - start)) }, (_, at) => ({
      product_id: `C${start + at}`,
      product_name: world.name,
      orderable: true,
      image: { link: '/art/x.webp' },
    }))
    return { count: hits.length, start, total, hits }
  }
  const endpoint = { baseUrl: 'http://commerce', fetch: (request: Request) => Promise.resolve(Response.json(answer(new URL(request.url)))) }
  const { catalogue } = commerceGateway({
    endpoint,
    tokenEndpoint: endpoint,
    clientId: 'fondly-bff',
    clientSecret: 'x',
    site: 'fondly',
    list: 'fondly',
    slot: 'header-banner',
    blackoutType: 'BlackoutDate',
    timeoutMilliseconds: 5_000,
    env: {
      fetch: endpoint.fetch,
      clock: () => new Date(world.now),
      random: (bytes) => new Uint8Array(bytes),
      ids: () => 'id',
      log: { ...silentLog, warn: (_, fields = {}) => void world.missing.push(fields) },
    },
  })
  return { world, catalogue }
}

test('a catalogue of 20,065 cards is read to its last card, in its order', async () => {
  const { world, catalogue } = largeShop(20_065)
  const cards = await catalogue.cards()
  expect(cards.map(({ id }) => id)).toEqual(Array.from({ length: 20_065 }, (_, at) => `C${at}`))
  expect(world.calls.filter((call) => call.startsWith('from'))).toHaveLength(101)
  expect(world.missing).toEqual([])
})

test('only data that search hits lack is cached for 15 minutes', async () => {
  const { world, catalogue } = largeShop(450)
  await catalogue.cards()
  expect(world.calls.filter((call) => call === 'products')).toHaveLength(19)
  Object.assign(world, { calls: [], name: 'Another name', now: 60_000 })
  expect((await catalogue.cards()).map(({ name, size }) => `${name} ${size}`)).toEqual(Array.from({ length: 450 }, () => 'Another name 70'))
  expect(world.calls).toEqual(['from 0', 'from 200', 'from 400'])
  Object.assign(world, { calls: [], now: 15 * 60_000 })
  await catalogue.cards()
  expect(world.calls).toContain('products')
})

test('cards that commerce counts but does not return are logged', async () => {
  const { world, catalogue } = largeShop(450)
  world.shown = 390
  expect(await catalogue.cards()).toHaveLength(390)
  expect(world.missing).toEqual([{ upstream: 'commerce', count: 60 }])
})
