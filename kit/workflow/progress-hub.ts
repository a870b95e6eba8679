import { sql, type QueryExecutorProvider } from 'kysely'
import type { Run } from './run.ts'
import { progressChannel, formatNotice } from './workflow-table.ts'

/** Publishes the progress of runs while a worker holds them. */
export type ProgressHub<Data> = {
  /** Publishes a run that has just changed: watchers in this process see it at once, those of other processes a moment later. */
  put: (run: Run<Data>) => void
  /** The state of a run that a worker of this process holds or has just ended. */
  latest: (id: string) => Run<Data> | undefined
  /** Ends the publishing of a run that this process does not hold any more. Watchers then read the run again, unless they know its end. */
  drop: (id: string) => void
  /** Passes each later state of that run to `see`, or undefined when the watcher must read the run. Returns a function that stops this. */
  watch: (id: string, see: (run: Run<Data> | undefined) => void) => () => void
}

/** Other processes are notified no more often than this, of all runs in one statement. A run that ends sooner needs no notification. */
const NOTIFY_INTERVAL_MS = 400
/** A page asks for the progress of its sending within this time. */
const KEEP_ENDED_MS = 5_000

/**
 * Creates a hub. Notifying inside the transaction of every write would make all commits of the database wait for one another, so this process
 * publishes its own writes, and the steps that begin without one. If it dies before that, the poll of the watchers finds the change.
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
  const watchers = new Map<string, Set<(run: Run<Data> | undefined) => void>>()
  const known = new Map<string, Run<Data>>()
  const untold = new Map<string, string>()
  let soon: NodeJS.Timeout | undefined

  async function tellOthers(): Promise<void> {
    soon = undefined
    const notices = [...untold.values()]
    untold.clear()
    if (notices.length === 0) return
    await sql`select pg_notify(${progressChannel(schema, table)}, notice) from unnest(${notices}::text[]) as notice`.execute(database)
  }

  const drop = (id: string): void => {
    const last = known.get(id)
    if (last?.held) known.delete(id)
    untold.delete(id)
    if (last?.held !== false) watchers.get(id)?.forEach((see) => see(undefined))
  }

  return {
    put: (run) => {
      known.set(run.id, run)
      watchers.get(run.id)?.forEach((see) => see(run))
      if (!run.held) {
        // The triggers of the table notify the other processes of this state.
        untold.delete(run.id)
        // Another process may continue a run that waits.
        if (run.state === 'running' || run.state === 'waiting') return void known.delete(run.id)
        setTimeout(() => known.get(run.id) === run && known.delete(run.id), KEEP_ENDED_MS).unref()
        return
      }
      untold.set(run.id, formatNotice(run))
      // A watcher that misses the notification polls.
      soon ??= setTimeout(() => void tellOthers().catch(() => {}), NOTIFY_INTERVAL_MS).unref()
    },
    latest: (id) => known.get(id),
    drop,
    watch: (id, see) => {
      const all = watchers.get(id) ?? new Set()
      watchers.set(id, all.add(see))
      return () => {
        all.delete(see)
        if (all.size === 0) watchers.delete(id)
      }
    },
  }
}
