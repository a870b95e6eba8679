import type { Fetch } from '@fondly/kit/env.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commerceGateway } from './commerce-gateway.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
beforeEach(async () => {
  shop = await openTestCommerce()
})
afterEach(() => shop.close())

async function runSql(statement: string): Promise<void> {
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const OWN_CARD = { id: 'OWN-harbor', name: 'Harbor', orientation: 'H', categoryId: 'birthday', likeCardId: '1HBE2115' } as const

type Sent = { method: string; path: string; body: Record<string, unknown> }
/** A gateway whose writes of products are noted, and may be answered by somebody else. */
function gateway({ answer, catalog }: { answer?: (sent: Sent) => Promise<Response> | undefined; catalog?: string } = {}) {
  const sent: Sent[] = []
  const fetch: Fetch = async (request) => {
    const path = new URL(request.url).pathname.replace(/^.*\/v21_2/, '')
    const isProduct = request.url.includes('/dw/data/') && path.includes('/products/')
    if (!isProduct || request.method === 'GET') return shop.fetch(request)
    const method = request.headers.get('x-dw-http-method-override') ?? request.method
    const one = { method, path, body: (await request.clone().json()) as Sent['body'] }
    sent.push(one)
    return (await answer?.(one)) ?? shop.fetch(request)
  }
  const endpoint = { fetch, baseUrl: 'http://commerce' }
  const commerce = commerceGateway({ ...shop.settings, ...(catalog ? { catalog } : {}), endpoint, tokenEndpoint: endpoint })
  return { sent, products: commerce.administration.products, catalogue: commerce.catalogue }
}
const fault = (status: number, type: string) =>
  Promise.resolve(Response.json({ _v: '21.2', fault: { type, message: 'No.', arguments: {} } }, { status }))

test('a design becomes a product with the words, the item and the envelope of another card, in its category', async () => {
  const { products, catalogue, sent } = gateway()
  expect(await products.put(OWN_CARD)).toBe('written')
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: '/products/OWN-harbor',
      body: {
        owning_catalog_id: 'storefront',
        name: { default: 'Harbor' },
        online_flag: { default: true },
        searchable: { default: true },
        c_hbc_CardSize: '70',
        c_hbc_CardLanguage: 'other',
        c_hbc_AxItemID: '1HBE2115',
        c_hbc_AXIDEnvelope: 'A7',
        c_hbc_ShipNode: 'FC1',
        c_hbc_sentimentsMulti: [{ id: 'S-0001' }, { id: 'S-0002' }],
        c_hbc_messageStarters: [{ id: 'M-0001' }],
        c_hbc_CardOrientation: 'H',
        _resource_state: 'not_exists',
      },
    },
    { method: 'PUT', path: '/catalogs/storefront/categories/birthday/products/OWN-harbor', body: {} },
  ])
  const card = { id: 'OWN-harbor', name: 'Harbor', orderable: true, size: '70', orientation: 'H', categoryId: 'birthday', pictureUrl: '' }
  expect(await catalogue.card('OWN-harbor')).toMatchObject({ ...card, sentimentIds: ['S-0001', 'S-0002'], envelopeId: 'A7' })
  expect((await catalogue.cards()).find(({ id }) => id === 'OWN-harbor')).toMatchObject(card)
})

test('a product that is created again overwrites the first one', async () => {
  const { products, catalogue } = gateway()
  await products.put(OWN_CARD)
  expect(await products.put({ ...OWN_CARD, name: 'Quay', categoryId: 'thanks' })).toBe('written')
  expect(await catalogue.card('OWN-harbor')).toMatchObject({ name: 'Quay', categoryId: 'thanks' })
  await products.rename('OWN-harbor', 'Pier')
  await products.rename('OWN-nowhere', 'Pier')
  expect(await catalogue.card('OWN-harbor')).toMatchObject({ name: 'Pier', categoryId: 'thanks', orientation: 'H' })
})

test('a new product is not for sale until it has a price', async () => {
  const { products, catalogue } = gateway()
  await products.put(OWN_CARD)
  await runSql(`update commerce.product set price = null, orderable = true where id = 'OWN-harbor'`)
  expect(await catalogue.card('OWN-harbor')).toMatchObject({ orderable: false })
  const listed = async () => (await catalogue.cards()).find(({ id }) => id === 'OWN-harbor')?.orderable
  expect(await listed()).toBe(false)
  await runSql(`update commerce.product set price = 4.5 where id = 'OWN-harbor'`)
  expect([(await catalogue.card('OWN-harbor'))?.orderable, await listed()]).toEqual([true, true])
})

test('nothing is written when the model card is missing', async () => {
  const { products, sent } = gateway()
  expect(await products.put({ ...OWN_CARD, likeCardId: 'nowhere' })).toBe('like-card-missing')
  expect(sent).toEqual([])
})

test('a change that another program has just written is overwritten', async () => {
  let conflicts = 0
  const { products, catalogue } = gateway({
    answer: ({ path }) => (path === '/products/OWN-harbor' && conflicts++ < 1 ? fault(409, 'ResourceStateConflictException') : undefined),
  })
  await products.put(OWN_CARD)
  expect([conflicts, (await catalogue.card('OWN-harbor'))?.name]).toEqual([2, 'Harbor'])
})

test('refusals of commerce keep their fault names', async () => {
  const { products: elsewhere } = gateway({ catalog: 'elsewhere' })
  await expect(elsewhere.put(OWN_CARD)).rejects.toMatchObject({ status: 404, code: 'CatalogNotFoundException' })
  for (const [status, code] of [
    [403, 'ClientAccessForbiddenException'],
    [400, 'ProductInvalidException'],
  ] as const)
    await expect(gateway({ answer: () => fault(status, code) }).products.put(OWN_CARD)).rejects.toMatchObject({ status, code })
  await expect(gateway().products.put({ ...OWN_CARD, categoryId: 'nowhere' })).rejects.toMatchObject({ code: 'CategoryNotFoundException' })
})
