import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { silentLog } from '@fondly/kit/log.ts'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { compose } from '@fondly/launch/compose.ts'
import { app } from '@fondly/launch/serve/app.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { Client } from 'pg'
import { CHEAP_PASSWORDS } from '../scenarios/testing/cheap-passwords.ts'
import { growWorld } from '../scenarios/testing/growth/grow-world.ts'
import {
  createAdministratorCalls,
  createOperatorCalls,
  createReaderCalls,
  createSenderCalls,
  type HotCalls,
} from '../scenarios/testing/growth/hot-calls.ts'
import { loadSmallHistory } from '../scenarios/testing/growth/small-history.ts'
import { LONG_TIMEOUTS } from '../scenarios/testing/long-timeouts.ts'
import { findLateMailDate } from '../scenarios/testing/send-a-card.ts'
import { visitor } from '../scenarios/testing/visitor.ts'
import { ownProcessor } from './measure.ts'
import { short } from './report.ts'
import { withDatabase } from './with-database.ts'
import { noPage, ORIGIN } from './with-product.ts'

export type GrowthWorld = { name: 'small' | 'grown'; url: string; calls: HotCalls }
export type GrowthCost = { clock: number; cpu: number }
export type GrowthWorlds = {
  small: GrowthWorld
  grown: GrowthWorld
  /** The cost of the calls whose answers a new process caches. */
  first: Map<string, { small: GrowthCost; grown: GrowthCost }>
  measureOnce: (call: (() => Promise<unknown>) | undefined) => Promise<GrowthCost>
}

const CLIENT = 'summit'
const [SENDER, ADMIN] = ['orderer@summit.test', 'admin@fondly.test']
const PEOPLE_PER_ORDER = 1 / 5
const [CARDS, CLIENTS, ORDERS_OF_BATCH] = [20_000, 1_000, 100]

/** Runs the work with two products in this process: one with about 1,000 orders, one with `orders` orders. Everything is removed afterwards. */
export async function withGrownWorld(orders: number, work: (worlds: GrowthWorlds) => Promise<void>): Promise<void> {
  await withDatabase(async ({ data, url, processor }) => {
    const small = await openProduct(data, url)
    await small.product.load(await readWorld(DEMONSTRATION.folder))
    await loadSmallHistory({ ...small, clientId: CLIENT })
    // Make every call once, so that every table has rows that can be copied.
    const { calls, stop } = await visit(small)
    for (const call of Object.values(calls)) await call()
    await stop()
    await small.product.close()

    const grownData = join(data, 'grown')
    for (const folder of ['keys', 'blobs']) await cp(join(data, folder), join(grownData, folder), { recursive: true })
    const grownUrl = await copyDatabase(url)
    const began = performance.now()
    const people = orders * PEOPLE_PER_ORDER
    await growWorld(grownUrl, {
      orders,
      people,
      sessions: people / 10,
      clients: Math.min(CLIENTS, orders / 1_000),
      cards: Math.min(CARDS, orders / 50),
      ordersOfBatch: ORDERS_OF_BATCH,
    })
    console.log(
      `${orders.toLocaleString('en')} orders were made in ${short((performance.now() - began) / 1000)} s; the database has ${await sizeOf(grownUrl)}.`,
    )

    const products = [await openProduct(data, url), await openProduct(grownData, grownUrl)] as const
    const used = () => ownProcessor() + (processor() ?? 0)
    const measureOnce = async (call: (() => Promise<unknown>) | undefined): Promise<GrowthCost> => {
      const before = { clock: performance.now(), cpu: used() }
      await call?.()
      return { clock: performance.now() - before.clock, cpu: used() - before.cpu }
    }
    const [firstSmall, firstGrown] = [createColdCalls(products[0]), createColdCalls(products[1])]
    const first: GrowthWorlds['first'] = new Map()
    for (const name of Object.keys(firstSmall))
      first.set(name, { small: await measureOnce(firstSmall[name]), grown: await measureOnce(firstGrown[name]) })
    const [one, other] = [await visit(products[0]), await visit(products[1])]
    try {
      await work({
        small: { name: 'small', url, calls: one.calls },
        grown: { name: 'grown', url: grownUrl, calls: other.calls },
        first,
        measureOnce,
      })
    } finally {
      for (const { stop: end } of [one, other]) await end()
      for (const { product } of products) await product.close()
    }
  })
}

async function openProduct(data: string, url: string) {
  const settings = readSettings({ FONDLY_DATA: data, FONDLY_PRESS_CUT: 'cut-off' })
  const options = { env: realEnv(silentLog), settings, databaseUrl: url, passwordCost: CHEAP_PASSWORDS }
  // Use long time limits: a stopped card would end the measurement, and on a busy machine drawing takes longer than the usual limit.
  const product = await compose({ ...options, limits: LONG_TIMEOUTS })
  return { settings, product }
}

/** The calls that a new process makes to the upstreams once, because it caches their answers. */
function createColdCalls({ product }: Awaited<ReturnType<typeof openProduct>>): HotCalls {
  const { catalogues, people } = product.core.context
  return {
    'all cards, by a new process': () => catalogues.ofClient(CLIENT),
    'people of a client, by a new process': () => people.list(CLIENT),
  }
}

/** Signs people in and starts the work on their cards. */
async function visit({ settings, product }: Awaited<ReturnType<typeof openProduct>>) {
  const fetch = app({ settings, product, page: noPage, readiness: () => Promise.resolve({ ready: true }) })
  const newVisitor = () => visitor(fetch, ORIGIN)
  const worker = product.core.work()
  const [sender, admin] = [newVisitor(), newVisitor()]
  await sender.signIn(SENDER)
  await admin.signIn(ADMIN)
  const mailDate = await findLateMailDate(sender)
  const calls = {
    ...createSenderCalls({ newVisitor, sender, senderName: SENDER, mailDate }),
    ...createReaderCalls(admin, CLIENT),
    ...createAdministratorCalls(admin, CLIENT),
    ...createOperatorCalls(admin, mailDate),
  }
  return { calls, stop: () => worker.stop() }
}

async function copyDatabase(url: string): Promise<string> {
  const copy = new URL(url)
  const name = copy.pathname.slice(1)
  copy.pathname = '/grown'
  const other = new URL(url)
  other.pathname = '/postgres'
  await onDatabase(other.href, (direct) => direct.query(`create database grown template "${name}"`))
  return copy.href
}

async function sizeOf(url: string): Promise<string> {
  return onDatabase(url, async (direct) => {
    const { rows } = await direct.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size')
    return rows[0]?.size ?? ''
  })
}

async function onDatabase<Result>(url: string, work: (direct: Client) => Promise<Result>): Promise<Result> {
  const direct = new Client({ connectionString: url })
  await direct.connect()
  try {
    return await work(direct)
  } finally {
    await direct.end()
  }
}
