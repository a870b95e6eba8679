import { coreMigrations } from '@fondly/core/store/migrations.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { type BasketLock, createBasketLock } from '@fondly/core/sendings/basket-lock.ts'
import { createWorkflowRuns, type WorkflowRuns } from '@fondly/kit/workflow/workflow-runs.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { openListener, type Listener } from '@fondly/kit/sql/listen.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { sql, type Kysely } from 'kysely'
import { afterAll } from 'vitest'
import { memoryRuns } from '../memory-runs.ts'
import { memoryBasketLock } from '../memory-basket-lock.ts'

export type Errand = { basket?: string; item?: string; note?: string | null; list?: string[] }

export type Table = {
  runs: WorkflowRuns<Errand>
  basketLock: BasketLock
  listener: Listener
  /** Moves the time forward without waiting. */
  advanceClock: (milliseconds: number) => Promise<void>
  /** Removes every row, so that only the next row that is created is due. */
  clear: () => Promise<void>
  /** Starts the search for the orphan basket of this sending, with a lease of this length. */
  removeOrphanBasket: (sending: Run<Errand>, leaseMilliseconds: number) => Promise<void>
}

/** Opens both tables of sendings for one test file: the one in memory and the real one. */
export async function openTwoTables() {
  const home = await testDatabase()
  const database = openDatabase<CoreTables>({ url: home.url, schema: 'bff', poolSize: 10 })
  await migrate(database, 'bff', coreMigrations)
  const listener = openListener({ url: home.url, log: silentLog })
  afterAll(async () => {
    await listener.close()
    await database.destroy()
    await home.drop()
  })
  const openSqlTable = () => sqlTable(database, listener)
  const tables: [name: string, make: () => Table][] = [
    ['memory', memoryTable],
    ['SQL', openSqlTable],
  ]
  return { memoryTable, openSqlTable, tables }
}

/** The real table. `advanceClock` does not wait: it moves the times in the rows into the past. */
function sqlTable(database: Kysely<CoreTables>, listener: Listener): Table {
  return {
    runs: createWorkflowRuns<Errand>({ database, schema: 'bff', table: 'sending' }),
    basketLock: createBasketLock(database),
    listener,
    advanceClock: async (milliseconds) => {
      const earlier = sql`${milliseconds} * interval '1 millisecond'`
      await sql`update bff.sending set lease_until = lease_until - ${earlier}, next_attempt_at = next_attempt_at - ${earlier}`.execute(
        database,
      )
      await sql`update bff.orphan_basket set lease_until = lease_until - ${earlier}`.execute(database)
    },
    clear: async () => {
      await sql`delete from bff.sending`.execute(database)
      await sql`delete from bff.basket_lock`.execute(database)
    },
    removeOrphanBasket: ({ id, owner }, leaseMilliseconds) =>
      hold(createWorkflowRuns<Errand>({ database, schema: 'bff', table: 'orphan_basket' }), { id, owner, leaseMilliseconds }),
  }
}

async function hold(runs: WorkflowRuns<Errand>, { leaseMilliseconds, ...late }: { id: string; owner: string; leaseMilliseconds: number }) {
  await runs.restart({ ...late, data: {}, milliseconds: 0 })
  await runs.take({ holder: 'somebody', leaseMilliseconds })
}

function memoryTable(): Table {
  let now = Date.parse('2026-11-23T15:00:00Z')
  const late = memoryRuns<Errand>({ schema: 'bff', table: 'orphan_basket', now: () => now })
  let memory = memoryRuns<Errand>({ schema: 'bff', table: 'sending', now: () => now })
  let basketLock = memoryBasketLock((id) => memory.findRun(id), late.isLeased)
  return {
    get runs() {
      return memory.runs
    },
    get basketLock() {
      return basketLock
    },
    get listener() {
      return memory.listener
    },
    advanceClock: async (milliseconds) => void (now += milliseconds),
    clear: async () => {
      memory = memoryRuns<Errand>({ schema: 'bff', table: 'sending', now: () => now })
      basketLock = memoryBasketLock((id) => memory.findRun(id), late.isLeased)
    },
    removeOrphanBasket: ({ id, owner }, leaseMilliseconds) => hold(late.runs, { id, owner, leaseMilliseconds }),
  }
}

let made = 0

export const newRunId = () => `run-${++made}`

export const begin = (table: Table, more: Partial<{ owner: string; idempotencyKey: string; body: unknown; data: Errand }> = {}) => {
  const id = newRunId()
  return table.runs.begin({ id, owner: 'ann', idempotencyKey: id, body: { a: 1 }, data: {}, ...more })
}

export const took = (run: Run<Errand> | undefined): Run<Errand> => {
  if (!run) throw new Error('Nothing was taken.')
  return run
}
