import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationToken, DATA, openTestCommerce, say, SHOP, shopperToken } from '../testing/open-commerce.ts'
import { ANA, DORA, SMALL_WORLD } from '../testing/small-world.ts'

const ANOTHER = '0a7c1f1e-5b1d-4c55-9a0e-3f1f6b8f9a99'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
beforeAll(async () => void (shop = await openTestCommerce()))
afterAll(() => shop.close())

async function everything(): Promise<unknown> {
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  try {
    const tables = ['customer', 'customer_group', 'customer_group_member', 'slot_configuration', 'custom_object', 'category', 'product']
    const rows = []
    for (const table of tables)
      rows.push((await client.query(`select to_jsonb(t) - 'modified_at' as row from commerce.${table} t order by 1`)).rows)
    return rows
  } finally {
    await client.end()
  }
}

test('loading the same folder again changes nothing', async () => {
  const before = await everything()
  shop.advanceClock(3600_000)
  await shop.load(SMALL_WORLD)
  expect(await everything()).toEqual(before)
})

test('loading fewer documents keeps the others', async () => {
  await shopperToken(shop.fetch, DORA.email)
  await shop.load({
    ...SMALL_WORLD,
    clients: [],
    cards: SMALL_WORLD.cards.slice(0, 1).map((card) => ({ ...card, name: 'Warmer Wishes' })),
    art: [],
  })
  const token = await applicationToken(shop.fetch)
  const query = { term_query: { fields: ['email'], operator: 'is', values: [DORA.email] } }
  const { json } = await say(shop.fetch, 'POST', `${DATA}/customer_lists/fondly/customer_search`, {
    token,
    body: { query, select: '(**)' },
  })
  const [{ data }] = json['hits'] as [{ data: { last_login_time: string } }]
  expect(shop.env.clock().getTime() - Date.parse(data.last_login_time)).toBeLessThan(60_000)
  const card = await say(shop.fetch, 'GET', `${SHOP}/products/1HBE2115?expand=images`)
  expect(card.json).toMatchObject({ name: 'Warmer Wishes', image_groups: [{ view_type: 'fs' }, { view_type: 'rs' }] })
  expect((await say(shop.fetch, 'GET', `${SHOP}/products/card-07`)).status).toBe(200)
  expect(
    (await say(shop.fetch, 'GET', `${DATA}/sites/fondly/customer_groups/acme?select=(**,member_count)`, { token })).json,
  ).toMatchObject({
    _type: 'customer_group',
    description: 'Acme Utilities',
    member_count: 2,
    c_axCustomerAccountID: 'C-100200',
    link: 'http://localhost:3000/commerce/s/-/dw/data/v21_2/sites/fondly/customer_groups/acme',
  })
})

test('a folder with a mistake loads nothing', async () => {
  const before = await everything()
  const people = SMALL_WORLD.people.map((person) => (person.email === DORA.email ? { ...person, id: ANOTHER, email: ANA.email } : person))
  const clients = SMALL_WORLD.clients.map((client) => ({ ...client, name: 'Changed' }))
  await expect(shop.load({ ...SMALL_WORLD, clients, people })).rejects.toThrow('The login is already in use.')
  expect(await everything()).toEqual(before)
})
