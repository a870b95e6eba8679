import { sql, type QueryExecutorProvider } from 'kysely'
import type { Run } from './run.ts'
import { progressChannel, formatNotice } from './workflow-table.ts'

/** Publishes the progress of runs while a worker holds them. */
export type ProgressHub<Data> = {
  /** Publishes a run that was just written: watchers in this process see it at once, those of other processes a moment later. */
  put: (run: Run<Data>) => void
  /** Calls `see` with each published state of that run. Returns a function that stops it. */
  watch: (id: string, see: (run: Run<Data>) => void) => () => void
}

/** Other processes are notified no more often than this, of all runs in one statement. */
const NOTIFY_INTERVAL_MS = 40

/**
 * Creates a hub. Notifying inside the transaction of every write would make all commits of the database wait for one another, so this process
 * publishes its own writes. If it dies before that, the poll of the watchers finds the change.
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
    const notices = [...untold.values()]
    untold.clear()
    await sql`select pg_notify(${progressChannel(schema, table)}, notice) from unnest(${notices}::text[]) as notice`.execute(database)
  }

  return {
    put: (run) => {
      watchers.get(run.id)?.forEach((see) => see(run))
      untold.set(run.id, formatNotice(run))
      // A watcher that misses the notification polls.
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
