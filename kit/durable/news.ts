import type { Listener } from '../sql/listen.ts'
import type { Run, Runs } from './runs.ts'
import { channelOf } from './table.ts'

export type NewsOptions = { listener: Listener; signal?: AbortSignal; pollMilliseconds?: number }

/** Milliseconds: while a run goes on, its watchers read it no more often, for nobody sees more; how it ends and what it asks they hear at once. */
const QUIET = 40

/**
 * The committed states of a row, first as it stands, then each later one that is met (not every one in between), until its end or until `signal`.
 * A notification wakes; the poll makes sure. A connection of the pool is used for the moment of each read only.
 */
export async function* news<Data extends object>(
  runs: Runs<Data>,
  id: string,
  { listener, signal, pollMilliseconds = 5_000 }: NewsOptions,
): AsyncGenerator<Run<Data>> {
  const bell = newBell()
  const soon = atMostEvery(QUIET, bell.ring)
  const unlisten = listener.on(channelOf(runs.schema, runs.table), (told) => {
    if (told === `${id} running`) soon.ring()
    else if (told === undefined || told.split(' ')[0] === id) bell.ring()
  })
  const poll = setInterval(bell.ring, pollMilliseconds)
  signal?.addEventListener('abort', bell.ring)
  try {
    let seen = 0
    for (;;) {
      if (signal?.aborted) return
      const run = await runs.find(id)
      if (!run) return
      if (run.revision > seen) yield run
      if (run.state === 'done' || run.state === 'stopped') return
      seen = run.revision
      await bell.rung()
    }
  } finally {
    clearInterval(poll)
    soon.end()
    unlisten()
    signal?.removeEventListener('abort', bell.ring)
  }
}

// Rung while nobody listened counts: a change between the read and the wait is not missed.
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

// The first ring is passed on at once; those of the time that follows as one, at its end.
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
