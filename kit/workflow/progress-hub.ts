import { sql, type QueryExecutorProvider } from 'kysely'
import type { Run } from './workflow-runs.ts'
import { progressChannel, formatNotice } from './workflow-table.ts'

/** Where it stands how far runs are while somebody holds them. */
export type ProgressHub<Data> = {
  /** How a run stands that was just written: watchers in this process see it at once, those of other processes hear of it a moment later. */
  put: (run: Run<Data>) => void
  /** Calls `see` with each state of that run that is put up. Returns how to stop. */
  watch: (id: string, see: (run: Run<Data>) => void) => () => void
}

/** Milliseconds: other processes hear no more often, and of all runs in one statement. */
const NOTIFY_INTERVAL_MS = 40

/**
 * A notification within the transaction of every write would make all commits of the database wait for one another, and its own watchers read what
 * this process has just written. So this process tells what it writes itself; should it die before, the watchers' poll makes sure.
 */
export function createProgressHub<Data>({
  database,
  schema,
  table,
}: {
  database: QueryExecutorProvider
  schema: string
  table: string
}): ProgressHub<Data> {
  const watchers = new Map<string, Set<(run: Run<Data>) => void>>()
  const untold = new Map<string, string>()
  let soon: NodeJS.Timeout | undefined

  async function tellOthers(): Promise<void> {
    soon = undefined
    const told = [...untold.values()]
    untold.clear()
    await sql`select pg_notify(${progressChannel(schema, table)}, told) from unnest(${told}::text[]) as told`.execute(database)
  }

  return {
    put: (run) => {
      watchers.get(run.id)?.forEach((see) => see(run))
      untold.set(run.id, formatNotice(run))
      // Whoever does not hear of it in time looks by itself.
      soon ??= setTimeout(() => void tellOthers().catch(() => {}), NOTIFY_INTERVAL_MS).unref()
    },
    watch: (id, see) => {
      const known = watchers.get(id) ?? new Set()
      watchers.set(id, known.add(see))
      return () => {
        known.delete(see)
        if (known.size === 0) watchers.delete(id)
      }
    },
  }
}
