import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commerceGateway } from './commerce-gateway.ts'

const GROUP_COUNT = 450
let shop: Awaited<ReturnType<typeof openTestCommerce>>
let calls = 0
beforeAll(async () => {
  shop = await openTestCommerce()
  const direct = new Client({ connectionString: shop.databaseUrl })
  await direct.connect()
  await direct.query(
    `insert into commerce.customer_group (id, description, custom, created_at, modified_at)
     select 'client-' || lpad(n::text, 3, '0'), 'Client ' || n,
       case when n = 7 then '{"c_clientConfiguration": "{\\"archived\\": true}"}'::jsonb else '{}' end, now(), now()
     from generate_series(1, ${GROUP_COUNT}) n`,
  )
  await direct.end()
})
afterAll(() => shop?.close())

test('all clients are listed with few calls, however many there are', async () => {
  const { endpoint } = shop.settings
  const counted = { ...endpoint, fetch: (request: Request) => ((calls += 1), endpoint.fetch(request)) }
  const { clients } = commerceGateway({ ...shop.settings, endpoint: counted, tokenEndpoint: endpoint })
  const listed = await clients.list()
  expect(listed).toHaveLength(GROUP_COUNT + 1)
  expect(calls).toBe(3)
  expect(listed.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).toSorted())
  expect(listed.filter(({ isArchived }) => isArchived)).toEqual([{ id: 'client-007', name: 'Client 7', isArchived: true }])
})
