import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { silentLog } from '../../log.ts'
import { openDatabase } from '../../sql/database.ts'
import { openListener, type Listener } from '../../sql/listen.ts'
import { testDatabase } from '../../sql/test-database.ts'
import type { Run } from '../run.ts'
import type { Workflow } from '../run-steps.ts'
import { done, type Step } from '../step.ts'
import { createWorkflowRuns, type WorkflowRuns } from '../workflow-runs.ts'
import { createWorkflowTable } from '../workflow-table.ts'

/** The data of the workflow that these tests run. */
export type Errand = { basket?: string; item?: string; answer?: string; problem?: string; question?: string }

export const noStop = new AbortController().signal

/** Two steps that call a simulated shop, which remembers every call. */
export function errand() {
  const shop = { baskets: [] as string[], items: [] as string[], looks: 0 }
  const createBasket: Step<Errand, string> = {
    name: 'create basket',
    percent: 10,
    text: 'Fetching a basket...',
    execute: async () => (shop.baskets.push('b1'), done('b1')),
    saveResult: (basket) => ({ basket }),
  }
  const addItem: Step<Errand, string> = {
    name: 'add item',
    percent: 60,
    text: 'Filling the basket...',
    findResult: async () => (shop.looks++, shop.items[0] === undefined ? undefined : done(shop.items[0])),
    execute: async ({ basket }) => (shop.items.push(`item in ${basket}`), done(`item in ${basket}`)),
    saveResult: (item) => ({ item }),
  }
  return { shop, steps: [createBasket, addItem] as [Step<Errand>, Step<Errand>], createBasket, addItem }
}

/** For the tests of one file: a database with an empty table of errands. */
export function openErrands() {
  let testDb: Awaited<ReturnType<typeof testDatabase>>
  let database: Kysely<unknown>
  let runs: WorkflowRuns<Errand>
  let listener: Listener

  beforeAll(async () => {
    testDb = await testDatabase()
    // The pool has one connection, so a test hangs if the code holds the connection while it works.
    database = openDatabase({ url: testDb.url, schema: 'errands', poolSize: 1 })
    await sql`create schema errands`.execute(database)
    await createWorkflowTable(database, 'errands', 'errand')
    runs = createWorkflowRuns<Errand>({ database, schema: 'errands', table: 'errand' })
    listener = openListener({ url: testDb.url, log: silentLog })
  })

  afterAll(async () => {
    await listener.close()
    await database.destroy()
    await testDb.drop()
  })

  const begin = (data: Errand = {}) => runs.begin({ id: randomUUID(), owner: 'ann', idempotencyKey: randomUUID(), body: {}, data })

  /** Lets the lease expire, as if its holder had stalled. */
  const expire = (id: string) => sql`update errands.errand set lease_until = now() - interval '1 second' where id = ${id}`.execute(database)

  /** The instant at which the lease expires, in milliseconds. */
  async function leaseEnd(id: string): Promise<number> {
    const { rows } = await sql<{ end: Date }>`select lease_until as end from errands.errand where id = ${id}`.execute(database)
    return rows[0]?.end.getTime() ?? 0
  }

  async function take(id: string, leaseMilliseconds = 60_000): Promise<Run<Errand>> {
    // Postpone the rows of other tests, so that only ours is due.
    await sql`update errands.errand set next_attempt_at = now() + interval '1 day' where id <> ${id}`.execute(database)
    const run = await runs.take({ holder: 'test', leaseMilliseconds })
    if (run?.id !== id) throw new Error('not taken')
    return run
  }

  const createWorkflow = (steps: Step<Errand>[], more: Partial<Workflow<Errand>> = {}): Workflow<Errand> => ({
    runs,
    steps,
    leaseMilliseconds: 5_000,
    log: silentLog,
    ...more,
  })

  return {
    begin,
    expire,
    leaseEnd,
    take,
    createWorkflow,
    get url() {
      return testDb.url
    },
    get database() {
      return database
    },
    get runs() {
      return runs
    },
    get listener() {
      return listener
    },
  }
}
