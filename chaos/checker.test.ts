import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { coreMigrations } from '@fondly/core/store/migrations.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { pressMigrations } from '@fondly/press/store/migrations.ts'
import { migrations } from '@fondly/upstreams/commerce/store/migrations.ts'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Rule, violations } from './checker.ts'
import type { Happening } from './history.ts'

let home: Awaited<ReturnType<typeof testDatabase>>
let database: Kysely<unknown>
let printRoot: string
let history: Happening[]

beforeAll(async () => {
  home = await testDatabase()
  for (const [schema, steps] of [
    ['bff', coreMigrations],
    ['commerce', migrations],
    ['press', pressMigrations],
  ] as const) {
    const own = openDatabase({ url: home.url, schema, poolSize: 1 })
    await migrate(own, schema, steps)
    await own.destroy()
  }
  database = openDatabase({ url: home.url, schema: 'public', poolSize: 1 })
  printRoot = await mkdtemp(join(tmpdir(), 'fondly-checker-'))
})
afterAll(async () => {
  await database?.destroy()
  await home?.drop()
  if (printRoot) await rm(printRoot, { recursive: true, force: true })
})

/** Two cards: one was sent, ordered and printed; the other was stopped. */
beforeEach(async () => {
  for (const table of ['bff.sending', 'commerce.orders', 'commerce.basket', 'press.print_order', 'press.batch'])
    await sql`delete from ${sql.raw(table)}`.execute(database)
  await rm(printRoot, { recursive: true, force: true })
  await sending('one', 'done', { orderNo: '1' })
  await sending('two', 'stopped')
  await order('0', 'CODE-OLD')
  await order('1', 'CODE-one')
  await printed('1', 1)
  history = [
    { what: 'begin', orderNos: ['0'] },
    ...['one', 'two'].flatMap((key): Happening[] => [
      { what: 'intent', key, scanCode: `CODE-${key}` },
      { what: 'answer', key, status: 202, sendingId: `s-${key}` },
    ]),
    { what: 'told', sendingId: 's-one', state: 'sent', orderNo: '1' },
    { what: 'told', sendingId: 's-two', state: 'stopped' },
  ]
})

const run = (statement: string) => sql.raw(statement).execute(database)

async function sending(key: string, state: string, data: object = {}): Promise<void> {
  await sql`insert into bff.sending (id, owner, idempotency_key, body_hash, state, data)
    values (${`s-${key}`}, 'ana', ${key}, '', ${state}, ${JSON.stringify(data)}::jsonb)`.execute(database)
}

async function order(orderNo: string, code: string, exported = 'exported'): Promise<void> {
  const content = { items: [{ id: 'i', custom: { code } }], payments: [{ id: 'p' }] }
  await sql`insert into commerce.orders (order_no, order_token, customer_id, status, confirmation_status, export_status, payment_status, shipping_status,
      total, content, custom, created_at, modified_at)
    values (${orderNo}, ${`token ${orderNo}`}, 'ana', 'new', 'confirmed', ${exported}, 'not_paid', 'not_shipped',
      5, ${JSON.stringify(content)}::jsonb, '{}', now(), now())`.execute(database)
}

async function printed(orderNo: string, batch: number): Promise<void> {
  await sql`insert into press.batch (mail_date, number, state, created_at) values ('2026-11-24', ${batch}, 'exported', now())`.execute(
    database,
  )
  await sql`insert into press.print_order (order_no, mail_date, state, batch_id, seen_at)
    select ${orderNo}, '2026-11-24', 'exported', max(id), now() from press.batch on conflict do nothing`.execute(database)
  const folder = join(printRoot, '2026-11-24', `batch-00${batch}`)
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({ batch: `2026-11-24/${batch}`, orders: [{ orderNo, scanCode: `CODE-${orderNo}` }] }),
  )
}

const found = async (): Promise<Rule[]> => (await violations({ history, databaseUrl: home.url, printRoot })).map(({ rule }) => rule)

test('a world that keeps every promise has no findings', async () => expect(await found()).toEqual([]))

test('a cancelled order of a stopped sending counts as no order', async () => {
  await order('2', 'CODE-two', 'not_exported')
  await run(`update commerce.orders set status = 'failed' where order_no = '2'`)
  expect(await found()).toEqual([])
})

const BROKEN: [Rule, () => Promise<unknown>][] = [
  [
    'a submit that was answered 202 has its sending',
    async () => history.push({ what: 'intent', key: 'x', scanCode: 'CODE-x' }, { what: 'answer', key: 'x', status: 202, sendingId: 's-x' }),
  ],
  [
    'a submit that was answered 202 has its sending',
    async () => history.push({ what: 'answer', key: 'one', status: 202, sendingId: 's-other' }),
  ],
  [
    'every sending has ended',
    () => run(`update bff.sending set state = 'running' where id = 's-two'`).then(() => (history = history.slice(0, -1))),
  ],
  [
    'every sending has ended',
    () => run(`update bff.sending set state = 'waiting' where id = 's-two'`).then(() => (history = history.slice(0, -1))),
  ],
  [
    'a sent card has one order',
    async () => (await sending('three', 'done', { orderNo: '1' }), history.push({ what: 'intent', key: 'three', scanCode: 'CODE-one' })),
  ],
  ['no intent has two orders', () => order('2', 'CODE-one', 'not_exported')],
  ['no order without an intent', () => order('2', 'CODE-nobody', 'not_exported')],
  ['a stopped sending has no order', () => order('2', 'CODE-two', 'not_exported')],
  ['the sender was told the truth', async () => history.push({ what: 'told', sendingId: 's-two', state: 'sent', orderNo: '1' })],
  ['the sender was told the truth', async () => history.push({ what: 'told', sendingId: 's-one', state: 'sent', orderNo: '9' })],
  [
    'no basket is left open',
    () =>
      run(
        `insert into commerce.basket (basket_id, customer_id, content, created_at, modified_at) values ('b', 'ana', '{"items":[],"payments":[]}', now(), now())`,
      ),
  ],
  ['an order is made ready whole', () => run(`update commerce.orders set confirmation_status = 'not_confirmed' where order_no = '1'`)],
  [
    'an order is made ready whole',
    () => run(`update commerce.orders set content = jsonb_set(content, '{payments}', '[{}, {}]') where order_no = '1'`),
  ],
  ['every order is printed', () => rm(printRoot, { recursive: true })],
  ['every order is printed', () => run(`update press.print_order set state = 'cut'`)],
  ['no order is printed twice', () => printed('1', 2)],
  ['only a sent card is printed', () => printed('7', 2)],
]

test.each(BROKEN)('%s: the checker reports a world that breaks this rule', async (rule, breakIt) => {
  await breakIt()
  expect(await found()).toEqual([rule])
})

test('a sent card without an order is reported, also as not printed', async () => {
  await run(`delete from commerce.orders where order_no = '1'`)
  expect(new Set(await found())).toEqual(new Set(['a sent card has one order', 'every order is printed']))
})
