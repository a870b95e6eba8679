/** The cost of one unit of work in milliseconds: by the clock, and of processors (undefined if unknown). */
export type Cost = { milliseconds: number; cpu: number | undefined }

/** Milliseconds after which no new round begins, so that a busy machine measures fewer rounds instead of none. */
const TIMEOUT_MS = 20_000

/** Does some work and returns the number of units. */
type Round = () => Promise<number>

/** Returns the processor milliseconds of this process, all threads included. */
export function ownProcessor(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Returns the median cost of each kind over several rounds, after one round to warm up. The kinds alternate, so that a noisy machine is noisy
 * for all of them.
 */
export async function measure<Kind extends string>(
  kinds: Record<Kind, Round>,
  { rounds, processor = ownProcessor }: { rounds: number; processor?: () => number | undefined },
): Promise<Record<Kind, Cost>> {
  const names = Object.keys(kinds) as Kind[]
  const costs = new Map<Kind, Cost[]>(names.map((name) => [name, []]))
  const end = performance.now() + TIMEOUT_MS
  for (let round = 0; round <= rounds && (round <= 1 || performance.now() < end); round++) {
    for (const name of names) {
      const cpu = processor()
      const began = performance.now()
      const units = await kinds[name]()
      const milliseconds = (performance.now() - began) / units
      const ended = processor()
      if (round > 0)
        costs.get(name)?.push({ milliseconds, cpu: ended === undefined || cpu === undefined ? undefined : (ended - cpu) / units })
    }
  }
  const medians = names.map((name) => [name, medianCost(costs.get(name) ?? [])])
  // The cast is safe, because every kind is a key.
  return Object.fromEntries(medians) as Record<Kind, Cost>
}

function medianCost(costs: Cost[]): Cost {
  const cpus = costs.flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu]))
  return { milliseconds: median(costs.map(({ milliseconds }) => milliseconds)), cpu: cpus.length > 0 ? median(cpus) : undefined }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('Nothing was measured.')
  return middle
}
