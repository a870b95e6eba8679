import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { LRUCache } from 'lru-cache'

/** A token, and the time until which it may be used. */
export type IssuedToken = { token: string; until: Date }

/**
 * Caches tokens by their holder. Simultaneous requests obtain a token once; it is kept until its `until`, and the least recently used is dropped
 * first.
 */
export function createTokenCache<Holder>(options: {
  keyOf: (holder: Holder) => string
  /** `until` is the deadline of the operation that needs the token. */
  obtain: (holder: Holder, until: Date) => Promise<IssuedToken>
  clock: () => Date
  maxHolders: number
}) {
  const cache = new LRUCache<string, Promise<IssuedToken>>({ max: options.maxHolders })

  async function tokenOf(holder: Holder, until: Date): Promise<string> {
    const key = options.keyOf(holder)
    const known = await cache.get(key)
    if (known && options.clock() < known.until) return known.token
    // Another caller may have started to obtain a new token during the await above.
    const current = cache.get(key)
    if (current && (await current) !== known) return (await current).token
    const obtained = options.obtain(holder, until)
    cache.set(key, obtained)
    obtained.catch(() => forget(key, obtained))
    return (await obtained).token
  }

  function forget(key: string, obtained: Promise<IssuedToken>): void {
    if (cache.peek(key) === obtained) cache.delete(key)
  }

  return {
    put: (holder: Holder, obtained: IssuedToken) => void cache.set(options.keyOf(holder), Promise.resolve(obtained)),
    /**
     * Calls `work` with the holder's token, before the deadline `until`. When commerce or a proxy in front of it refuses the token (401), it renews
     * the token and repeats `work` once.
     */
    use: async <T>(holder: Holder, until: Date, work: (token: string) => Promise<T>): Promise<T> => {
      const token = await tokenOf(holder, until)
      try {
        return await work(token)
      } catch (error) {
        // A call refused with 401 has changed nothing, so it can be repeated.
        if (!(error instanceof UpstreamRefused) || error.status !== 401) throw error
        const key = options.keyOf(holder)
        const current = cache.get(key)
        if (current && (await current).token === token) forget(key, current)
        return await work(await tokenOf(holder, until))
      }
    },
  }
}
