import { LIGHT_FETCH } from './light-fetch.ts'

/** A clock that runs as fast as the work allows: it stands still while anything runs, then jumps to the next timer. */
export type VirtualTime = ReturnType<typeof virtualTime>
type Timer = { at: number; sequence: number; run: () => void; every: number | undefined; cleared: boolean }

/** Creates a clock that begins at `start` (milliseconds since 1970). */
export function virtualTime(start: number) {
  let now = start
  let made = 0
  const timers = newHeap()

  function set(run: () => void, milliseconds: number, every?: number): Timer {
    const timer = { at: now + Math.max(1, Math.round(milliseconds || 0)), sequence: ++made, run, every, cleared: false }
    timers.push(timer)
    return timer
  }

  return {
    now: (): number => now,
    set,
    after: (milliseconds: number): Promise<void> => new Promise((resolve) => void set(resolve, milliseconds)),
    /** Runs timers until isDone() is true, no timer is left, or the next timer is after `limit` (milliseconds since 1970). Returns the last result of isDone(). */
    runUntil: async (isDone: () => boolean, limit: number): Promise<boolean> => {
      for (;;) {
        await waitUntilIdle()
        if (isDone()) return true
        const timer = timers.pop()
        if (!timer || timer.at > limit) return false
        if (timer.cleared) continue
        now = timer.at
        if (timer.every !== undefined) {
          timer.at = now + timer.every
          timer.sequence = ++made
          timers.push(timer)
        }
        timer.run()
      }
    },
  }
}

// Every callback in this process only resolves promises, and all promises are settled before the real event loop reaches setImmediate.
const waitUntilIdle = (): Promise<void> => new Promise((resolve) => void realSetImmediate(resolve))
const realSetImmediate = setImmediate

const { setTimeout, setInterval, clearTimeout, clearInterval, Request, Response, Headers } = globalThis
const REAL = { setTimeout, setInterval, clearTimeout, clearInterval, Request, Response, Headers }

/** While `work` runs, all timers of this process belong to `time`, and requests carry only text. Calls must not be nested or run in parallel. */
export async function inVirtualTime<T>(time: VirtualTime, work: () => Promise<T>): Promise<T> {
  const clear = (timer: unknown) => {
    if (typeof timer === 'object' && timer !== null && 'cleared' in timer) timer.cleared = true
  }
  Object.assign(globalThis, LIGHT_FETCH, {
    setTimeout: (run: (...more: unknown[]) => void, milliseconds = 1, ...more: unknown[]) => time.set(() => run(...more), milliseconds),
    setInterval: (run: (...more: unknown[]) => void, milliseconds = 1, ...more: unknown[]) =>
      time.set(() => run(...more), milliseconds, Math.max(1, Math.round(milliseconds))),
    clearTimeout: clear,
    clearInterval: clear,
  })
  try {
    return await work()
  } finally {
    Object.assign(globalThis, REAL)
  }
}

/** Stands for a timer at an index outside of the heap. It never runs. */
const NOTHING: Timer = { at: Infinity, sequence: Infinity, run: () => {}, every: undefined, cleared: true }

/** A heap with the earliest timer first. Of two timers at the same time, the one that was set first comes first. */
function newHeap() {
  const heap: Timer[] = []
  const isBefore = (one: Timer, other: Timer) => one.at < other.at || (one.at === other.at && one.sequence < other.sequence)
  const at = (index: number): Timer => heap[index] ?? NOTHING
  const swap = (one: number, other: number) => {
    const due = at(one)
    heap[one] = at(other)
    heap[other] = due
  }

  return {
    push: (timer: Timer): void => {
      let index = heap.push(timer) - 1
      for (let parent = (index - 1) >> 1; index > 0 && isBefore(at(index), at(parent)); parent = (index - 1) >> 1) {
        swap(index, parent)
        index = parent
      }
    },
    pop: (): Timer | undefined => {
      const [first] = heap
      const last = heap.pop()
      if (!first || !last || heap.length === 0) return first
      heap[0] = last
      for (let index = 0; ;) {
        const left = 2 * index + 1
        if (left >= heap.length) return first
        const child = left + 1 < heap.length && isBefore(at(left + 1), at(left)) ? left + 1 : left
        if (!isBefore(at(child), at(index))) return first
        swap(index, child)
        index = child
      }
    },
  }
}
