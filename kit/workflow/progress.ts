import type { Listener } from '../sql/listen.ts'
import type { ProgressHub } from './progress-hub.ts'
import type { WorkflowRuns } from './workflow-runs.ts'
import type { Run } from './run.ts'
import { progressChannel, parseNotice } from './workflow-table.ts'

export type FollowProgressOptions<Data> = {
  listener: Listener
  hub?: Pick<ProgressHub<Data>, 'latest' | 'watch'>
  signal?: AbortSignal
  pollMilliseconds?: number
}

/** The shortest time between two reads of a running run; a person would not see more. Ends and questions are read at once. */
const MIN_INTERVAL_MS = 40
/** A notification can arrive before the worker of this process has published the same change. After this time it must have done so. */
const MAX_PUBLISH_DELAY_MS = 200

/**
 * Yields the committed state of a run, then later ones (not every one in between), until the run ends or `signal` aborts. States that `hub`
 * publishes need no query. Otherwise a notification or the poll starts one, which holds a connection of the pool only for that moment.
 */
export async function* followProgress<Data extends object>(
  runs: WorkflowRuns<Data>,
  id: string,
  { listener, hub, signal, pollMilliseconds = 5_000 }: FollowProgressOptions<Data>,
): AsyncGenerator<Run<Data>, void> {
  const bell = newBell()
  const soon = atMostEvery(MIN_INTERVAL_MS, bell.ring)
  let known = hub?.latest(id)
  let isStale = known === undefined
  let isNews = !isStale
  const learn = (run: Run<Data>) => {
    known = run
    isNews = true
  }
  const look = (ring: () => void) => {
    isStale = true
    ring()
  }
  const unwatch = hub?.watch(id, (run) => {
    if (!run) return look(bell.ring)
    // Another process has taken the run over, and this one does not know it yet.
    if (known && run.leaseNumber < known.leaseNumber) return
    learn(run)
    if (run.held) soon.ring()
    else bell.ring()
  })
  let takenOver: NodeJS.Timeout | undefined
  let newestNotice = 0
  /** This process publishes its own changes. A revision that it does not publish is of another process, which has taken the run over. */
  const lookIfTakenOver = (revision: number) => {
    newestNotice = Math.max(newestNotice, revision)
    takenOver ??= setTimeout(() => {
      takenOver = undefined
      if (newestNotice > (known?.revision ?? 0)) look(bell.ring)
      newestNotice = 0
    }, MAX_PUBLISH_DELAY_MS)
  }
  const unlisten = listener.on(progressChannel(runs.schema, runs.table), (payload) => {
    const isHeldHere = hub?.latest(id)?.held === true
    if (payload === undefined) return isHeldHere ? undefined : look(bell.ring)
    const { revision, state, progress, ...notice } = parseNotice(payload)
    if (notice.id !== id || revision < (known?.revision ?? 0)) return
    if (isHeldHere) return lookIfTakenOver(revision)
    if (known && progress && revision === known.revision) {
      learn({ ...known, ...progress })
      soon.ring()
    } else if (revision > (known?.revision ?? 0)) look(state === 'running' ? soon.ring : bell.ring)
  })
  const poll = setInterval(() => look(bell.ring), pollMilliseconds)
  signal?.addEventListener('abort', bell.ring)
  try {
    for (;;) {
      if (signal?.aborted) return
      if (isStale) {
        isStale = false
        const run = await runs.find(id)
        if (!run) return
        const own = hub?.latest(id)
        // Under the lease of this process, what it publishes is newer: a step begins without a write.
        const isOurs = own?.held === true && own.leaseNumber === run.leaseNumber
        if (!isOurs && run.revision > (known?.revision ?? 0)) learn(run)
      }
      if (known && isNews) {
        isNews = false
        const run = known
        yield run
        if (run.state === 'done' || run.state === 'stopped') return
      }
      await bell.rung()
    }
  } finally {
    clearInterval(poll)
    clearTimeout(takenOver)
    soon.end()
    unwatch?.()
    unlisten()
    signal?.removeEventListener('abort', bell.ring)
  }
}

// Remembers a ring while nobody waits, so that a change between the read and the wait is not missed.
function newBell() {
  let rang = false
  let wake = () => {}
  return {
    ring: () => {
      rang = true
      wake()
    },
    rung: async () => {
      if (!rang) await new Promise<void>((resolve) => (wake = resolve))
      rang = false
    },
  }
}

// Passes the first ring on at once, and the rings of the following interval as one at its end.
function atMostEvery(milliseconds: number, ring: () => void) {
  let quiet: NodeJS.Timeout | undefined
  let isRung = false
  const pass = () => {
    isRung = false
    ring()
    quiet = setTimeout(() => {
      quiet = undefined
      if (isRung) pass()
    }, milliseconds)
  }
  return {
    ring: () => {
      if (quiet) isRung = true
      else pass()
    },
    end: () => clearTimeout(quiet),
  }
}
