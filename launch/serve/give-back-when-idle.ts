import { giveBackMemory } from './give-back-memory.ts'

type Machine = {
  /** The processor time of this process since its start, in milliseconds. */
  usedCpuMs: () => number
  residentBytes: () => number
  giveBack: () => void
}

const LOOK_INTERVAL_MS = 3_000
/** A process that uses less than this share of a core is idle. */
const IDLE_CORE_SHARE = 0.05
/** The process must be idle at this many looks in a row: giving back blocks it for some tenths of a second, and no request should wait for that. */
const IDLE_LOOK_COUNT = 10
/** Giving back less memory than this is not worth the pause. */
const MIN_GROWTH_BYTES = 25 * 1024 * 1024

/**
 * Returns a function to call at each interval. It gives memory back once after the start. Later it does so when the process has grown and has been
 * idle.
 */
export function createIdleLook({ usedCpuMs, residentBytes, giveBack }: Machine): () => void {
  let usedBefore = usedCpuMs()
  let residentAfter: number | undefined
  let idleLooks = 0
  return () => {
    const used = usedCpuMs()
    idleLooks = used - usedBefore < LOOK_INTERVAL_MS * IDLE_CORE_SHARE ? idleLooks + 1 : 0
    usedBefore = used
    // After the start, give back at once the memory that only the start needed.
    const isDue =
      residentAfter === undefined ? idleLooks >= 1 : idleLooks >= IDLE_LOOK_COUNT && residentBytes() > residentAfter + MIN_GROWTH_BYTES
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
