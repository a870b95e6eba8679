import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import { explainStatement } from './testing/growth/explain-statement.ts'
import { growWorld } from './testing/growth/grow-world.ts'
import {
  createAdministratorCalls,
  createOperatorCalls,
  createReaderCalls,
  createSenderCalls,
  type HotCalls,
} from './testing/growth/hot-calls.ts'
import { recordStatements, type RecordedStatement } from './testing/growth/record-statements.ts'
import { countRowsRead } from './testing/growth/rows-read.ts'
import { loadSmallHistory } from './testing/growth/small-history.ts'
import { findLateMailDate } from './testing/send-a-card.ts'

const CLIENT = 'summit'
const SENDER = 'orderer@summit.test'
const SIZE = { orders: 30_000, people: 10_000, sessions: 3_000, clients: 400, cards: 3_000, ordersOfBatch: 10 }
/** The client and the person of a call have fewer rows than this. A call that reads more rows depends on the size of the shop. */
const MAX_ROWS = 1_500

/** Statements that read more rows, each with the reason. */
const ACCEPTED: { schema: string; part: string; reason: string }[] = [
  {
    schema: 'commerce',
    part: 'select count(*) as "total" from "product"',
    reason: 'A search answers how many products it found, as the platform does. It counts in an index.',
  },
  {
    schema: 'commerce',
    part: 'select "category_id", count(*) as "cards" from "product"',
    reason: 'A search answers how many products each category has. It counts in an index.',
  },
  {
    schema: 'identity',
    part: 'count("users"."id") as "userCount" from "populations"',
    reason: 'Identity answers how many users each population has. The product reads it every ten minutes, in the background.',
  },
  {
    schema: 'press',
    part: 'select count(*) as orders, array_agg(distinct orientation) as orientations from press.print_order where batch_id = batch.id',
    reason: 'The overview counts the orders of at most 200 batches, in an index.',
  },
]

let testProduct: ComposedProduct
let direct: Client
/** Each statement once, with the first call that sent it. */
const recorded = new Map<string, RecordedStatement & { call: string }>()
const read: { call: string; schema: string; text: string; steps: string[] }[] = []
let unrepeatable = 0

beforeAll(async () => {
  testProduct = await startComposedProduct({ environment: { FONDLY_PRESS_CUT: 'cut-off' } })
  await loadSmallHistory({ ...testProduct, clientId: CLIENT })
  const worker = testProduct.product.core.work()
  for (const [call, ask] of Object.entries(await createCalls()))
    for (const statement of await recordStatements(ask)) {
      const key = `${statement.schema} ${statement.text}`
      if (!recorded.has(key)) recorded.set(key, { ...statement, call })
    }
  await worker.stop()
  await growWorld(testProduct.database.url, SIZE)

  direct = new Client({ connectionString: testProduct.database.url })
  await direct.connect()
  for (const { call, ...statement } of recorded.values()) {
    const steps = await explainStatement(direct, statement, { withTableScans: false })
    if (!steps) unrepeatable += 1
    const large = (steps ?? []).filter((step) => countRowsRead(step) > MAX_ROWS)
    const described = large.map((step) => `${step['Node Type']} ${step['Relation Name'] ?? ''}: ${countRowsRead(step)}`)
    read.push({ call, schema: statement.schema, text: statement.text.replaceAll(/\s+/g, ' '), steps: described })
  }
})
afterAll(async () => {
  await direct?.end()
  await testProduct?.close()
})

/** Returns the calls of a day: those of a sender, of a person who reads reports, of an administrator of the client, of an operator, and of the background work. */
async function createCalls(): Promise<HotCalls> {
  const { newVisitor, product } = testProduct
  const [sender, operator] = await Promise.all([SENDER, 'admin@fondly.test'].map(signIn))
  if (!sender || !operator) throw new Error('Nobody signed in.')
  const [reporting, clientAdmin] = await Promise.all(['reporting@harborview.test', 'clientadmin@harborview.test'].map(signIn))
  if (!reporting || !clientAdmin) throw new Error('Nobody signed in.')
  const mailDate = await findLateMailDate(sender)
  return {
    ...createSenderCalls({ newVisitor, sender, senderName: SENDER, mailDate }),
    ...named('reporting', createReaderCalls(reporting, 'harborview')),
    ...named('client administrator', {
      ...createReaderCalls(clientAdmin, 'harborview'),
      ...createAdministratorCalls(clientAdmin, 'harborview'),
    }),
    ...named('operator', {
      ...createReaderCalls(operator, CLIENT),
      ...createAdministratorCalls(operator, CLIENT),
      ...createOperatorCalls(operator, mailDate),
    }),
    'the press, at work': () => product.press.run(),
    'the reports, at work': () => product.core.reports.follow(),
  }
}

async function signIn(name: string) {
  const visitor = testProduct.newVisitor()
  await visitor.signIn(name)
  return visitor
}
const named = (who: string, calls: HotCalls): HotCalls =>
  Object.fromEntries(Object.entries(calls).map(([name, ask]) => [`${name} (${who})`, ask]))

const isAccepted = ({ schema, text }: { schema: string; text: string }) =>
  ACCEPTED.some((one) => one.schema === schema && text.includes(one.part))

test('no statement of a day of the shop reads more rows because the shop is large', () => {
  expect(read.filter((one) => one.steps.length > 0 && !isAccepted(one))).toEqual([])
})

test('the day covers the statements of all parts, and nearly all can be repeated', () => {
  const counts = [...Map.groupBy(read, ({ schema }) => schema)].map(([schema, { length }]) => [schema, length] as const)
  expect(new Map(counts.filter(([, count]) => count >= 15)).keys().toArray().toSorted()).toEqual(['bff', 'commerce', 'identity', 'press'])
  expect(unrepeatable).toBeLessThan(read.length / 10)
})

test('every exception is needed', () => {
  const needed = read.filter(({ steps }) => steps.length > 0)
  expect(ACCEPTED.filter(({ schema, part }) => !needed.some((one) => one.schema === schema && one.text.includes(part)))).toEqual([])
})

test('a statement that reads a whole table is found', async () => {
  const statement = { schema: 'commerce', text: 'select order_no from orders where order_token = $1', values: ['nothing'] }
  const steps = await explainStatement(direct, statement, { withTableScans: false })
  expect(Math.max(...(steps ?? []).map(countRowsRead))).toBeGreaterThan(MAX_ROWS)
})
