import { LRUCache } from 'lru-cache'
import type { Count, CountInTable } from './count.ts'

/** A process reserves this part of the requests of a window at once. */
const BLOCK_PART = 1 / 10
/** The most keys of which this process knows how many requests are left. */
const MAX_KNOWN_KEYS = 10_000

type Stock = { left: number; endsAt: number; isLast: boolean }
type BlockCounterOptions = { points: number; clock: () => Date; countInTable: CountInTable }

/**
 * Limits each key to so many requests in a window, over all processes, with one statement for a tenth of them: each process reserves them in blocks.
 * What the other processes have reserved and not used is lost until the window ends, so a key that changes between processes may have to wait a little
 * too early; it never gets more than the limit.
 */
export function createBlockCounter({ points, clock, countInTable }: BlockCounterOptions): Count {
  const block = Math.ceil(points * BLOCK_PART)
  const stocks = new LRUCache<string, Stock>({ max: MAX_KNOWN_KEYS })
  const reserving = new Map<string, Promise<void>>()

  async function reserve(key: string): Promise<void> {
    const { points: counted, endsAt } = await countInTable(key, block)
    // Of the last block, only what the limit leaves.
    const left = Math.min(block, Math.max(0, points - (counted - block)))
    stocks.set(key, { left, endsAt: endsAt.getTime(), isLast: counted >= points })
  }

  return async (key) => {
    for (;;) {
      const now = clock().getTime()
      const stock = stocks.get(key)
      if (stock && stock.endsAt > now) {
        if (stock.left > 0) {
          stock.left -= 1
          return undefined
        }
        if (stock.isLast) return (stock.endsAt - now) / 1000
      }
      const current = reserving.get(key) ?? reserve(key).finally(() => reserving.delete(key))
      reserving.set(key, current)
      await current
    }
  }
}
