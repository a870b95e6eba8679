import { giveBackMemory } from './give-back-memory.ts'

type Machine = {
  /** Processor milliseconds of this process so far. */
  usedCpuMs: () => number
  residentBytes: () => number
  giveBack: () => void
}

const LOOK_INTERVAL_MS = 3_000
/** A process that uses less than this part of a core is idle. */
const IDLE_PART = 0.05
/** How many idle looks in a row: giving back stops the process for some tenths of a second, in which nobody should wait for it. */
const IDLE_LOOKS = 10
/** Less than this is not worth it. */
const MIN_GROWTH_BYTES = 25 * 1024 * 1024

/** Returns a function to call at each interval: it gives memory back once after the start, and later when the process has grown and has been idle. */
export function createIdleLook({ usedCpuMs, residentBytes, giveBack }: Machine): () => void {
  let usedBefore = usedCpuMs()
  let residentAfter: number | undefined
  let idleLooks = 0
  return () => {
    const used = usedCpuMs()
    idleLooks = used - usedBefore < LOOK_INTERVAL_MS * IDLE_PART ? idleLooks + 1 : 0
    usedBefore = used
    // What was only needed to start goes as soon as the start is over.
    const isDue =
      residentAfter === undefined ? idleLooks >= 1 : idleLooks >= IDLE_LOOKS && residentBytes() > residentAfter + MIN_GROWTH_BYTES
    if (!isDue) return
    giveBack()
    residentAfter = residentBytes()
    usedBefore = usedCpuMs()
    idleLooks = 0
  }
}

/** Gives memory back to the system whenever this process is idle, for as long as it runs. */
export function giveBackWhenIdle(): void {
  const look = createIdleLook({
    usedCpuMs: () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1_000
    },
    residentBytes: () => process.memoryUsage.rss(),
    giveBack: giveBackMemory,
  })
  setInterval(look, LOOK_INTERVAL_MS).unref()
}
