import type { Client as FondlyClient } from '@fondly/domain/client/client.ts'
import { createJudgeRegistrant } from '@fondly/core/registrations/judge-registrant.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

/** With this many rows, PostgreSQL finds an index cheaper than the whole table. */
const ROWS = 4_000

let testProduct: ComposedProduct
let direct: Client

beforeAll(async () => {
  testProduct = await startComposedProduct()
  direct = new Client({ connectionString: testProduct.database.url })
  await direct.connect()
  for (const statement of FILL) await direct.query(statement)
})
afterAll(async () => {
  await direct.end()
  await testProduct.close()
})

test.each([
  ['order history', 'orderer@harborview.test', '/api/orders', ['sending_owner_idempotency_key_key', 'orders_by_email', 'correction_pkey']],
  [
    'the press of one mail date',
    'admin@fondly.test',
    '/api/press?mailDate=2026-03-04',
    ['batch_mail_date_number_key', 'print_order_batch'],
  ],
  ['the press of all days', 'admin@fondly.test', '/api/press', ['batch_board', 'print_order_batch', 'print_order_free']],
])('no query of %s reads a whole table', async (_, username, path, indexes) => {
  const tab = testProduct.newVisitor()
  await tab.signIn(username)
  const plans = await plansOf(await statementsDuring(() => tab.json('GET', path)))
  const nodes = plans.flatMap(nodesOf)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([])
  expect(nodes.map((node) => node['Index Name'])).toEqual(expect.arrayContaining(indexes))
})

test('the search for cards to the same person reads no whole table', async () => {
  const tab = testProduct.newVisitor()
  await tab.signIn('orderer@harborview.test')
  const person = { firstName: 'Ana', lastName: 'Diaz', address1: '12 Oak St', address2: '', city: 'Salem', state: 'OR', zipCode: '97301' }
  const statements = await statementsDuring(() => tab.json('POST', '/api/past-cards', person))
  const nodes = (await plansOf(statements)).flatMap(nodesOf)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([])
  expect(nodes.map((node) => node['Index Name'])).toContain('card_recipient_keys')
})

test('the check for an earlier sign-in to this client reads no whole table', async () => {
  const { database, registrations } = testProduct.product.core.context
  const judge = createJudgeRegistrant({
    clients: {
      find: (id) => Promise.resolve({ id, configuration: { registration: { mode: 'off', domains: [] } } } as unknown as FondlyClient),
    },
    database,
    registrations,
  })
  const registrant = { email: 'ana@else.test', firstName: 'Ana', lastName: 'Else' }
  const statements = await statementsDuring(() => judge('user-7', 'harborview', registrant))
  const nodes = (await plansOf(statements.filter(({ text }) => text.includes('log_in')))).flatMap(nodesOf)
  expect(nodes.map((node) => node['Index Name'])).toContain('audit_log_in')
})

type Statement = { text: string; values: unknown[]; schema: string }

/** Returns the statements that the product sends to its database during `work`. */
async function statementsDuring(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.flatMap((call, at) => {
      // `query` has many overloads; the product uses these two.
      const [textOrQuery, values = []] = call as unknown as [string | { text: string; values: unknown[] }, unknown[]?]
      const statement = typeof textOrQuery === 'string' ? { text: textOrQuery, values } : textOrQuery
      const schema = /search_path=(\w+)/.exec(optionsOf(query.mock.contexts[at]))?.[1] ?? 'public'
      return /^\s*(?:select|with)\b/i.test(statement.text) ? [{ ...statement, schema }] : []
    })
  } finally {
    query.mockRestore()
  }
}

const optionsOf = (client: unknown) => (client as { connectionParameters: { options?: string } }).connectionParameters.options ?? ''

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] }

/** Returns the plans with sequential scans disabled, so that one appears only where no index can be used. */
async function plansOf(statements: Statement[]): Promise<Node[]> {
  const plans: Node[] = []
  await direct.query('set enable_seqscan = off')
  for (const { text, values, schema } of statements) {
    await direct.query(`set search_path = ${schema}`)
    const { rows } = await direct.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${text}`, values)
    plans.push(...(rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan))
  }
  expect(plans).not.toEqual([])
  return plans
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

const FILL = [
  `insert into bff.sending (id, owner, idempotency_key, body_hash, state, data, created_at, updated_at)
   select 'sending-' || n, 'owner-' || n % 40, 'key-' || n, '', 'done', jsonb_build_object('orderNo', n::text), now(), now() - interval '1 day'
   from generate_series(1, ${ROWS}) n`,
  `insert into bff.card_recipient (sending_id, client_id, order_no, sent_at, keys, sealed)
   select 'sending-' || n, 'harborview', n::text, now(), array[decode(md5(n::text), 'hex'), decode(md5((n % 50)::text), 'hex')], ''
   from generate_series(1, ${ROWS}) n`,
  `insert into bff.correction (user_id, order_no, draft_key, created_at)
   select 'owner-' || n % 40, n::text, 'key-' || n, now() from generate_series(1, ${ROWS}) n`,
  `insert into press.batch (mail_date, number, state, size, stock, created_at, completed_at, acknowledged_at, mailed_at, shipment_reported)
   select date '2026-01-01' + n / 10, n % 10, 'exported', '70', 'A7', now(), now(), now(), now(), true from generate_series(1, ${ROWS}) n`,
  `insert into press.print_order (order_no, mail_date, state, batch_id, seen_at, size, stock, orientation)
   select 'order-' || id, mail_date, 'exported', id, now(), '70', 'A7', 'V' from press.batch`,
  `insert into bff.audit (at, event, user_id, client_id)
   select now(), 'log_in', 'user-' || n, 'harborview' from generate_series(1, ${ROWS}) n`,
  'analyze',
]
