import { LRUCache } from 'lru-cache'
import type { Count, CountInTable } from './count.ts'

/** The share of the limit that a process reserves at once. */
const BLOCK_SHARE_OF_LIMIT = 1 / 10
/** The greatest number of keys for which this process remembers its reserved requests. */
const MAX_KNOWN_KEYS = 10_000

type Stock = { left: number; endsAt: number; isLast: boolean }
type BlockCounterOptions = { points: number; clock: () => Date; countInTable: CountInTable }

/**
 * Limits each key to `points` requests in a window, counted over all processes. Each process reserves requests in blocks of a tenth of the limit,
 * with one statement for each block. No key gets more than the limit. A key may have to wait too early, because reserved requests that a process does
 * not use are lost until the window ends.
 */
export function createBlockCounter({ points, clock, countInTable }: BlockCounterOptions): Count {
  const block = Math.ceil(points * BLOCK_SHARE_OF_LIMIT)
  const stocks = new LRUCache<string, Stock>({ max: MAX_KNOWN_KEYS })
  const reserving = new Map<string, Promise<void>>()

  async function reserve(key: string): Promise<void> {
    const { points: counted, endsAt } = await countInTable(key, block)
    // Of the last block, this process gets only what is left of the limit.
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
