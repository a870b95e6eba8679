import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { LRUCache } from 'lru-cache'

/** A token, and until when it is good. */
export type Obtained = { token: string; until: Date }

/** Tokens by their holder: obtained once however many ask, kept until shortly before they end; the longest unused is dropped first. */
export function createTokenCache<Holder>(options: {
  keyOf: (holder: Holder) => string
  /** In the time that is left. */
  obtain: (holder: Holder, until: Date) => Promise<Obtained>
  clock: () => Date
  maxHolders: number
}) {
  const cache = new LRUCache<string, Promise<Obtained>>({ max: options.maxHolders })

  async function tokenOf(holder: Holder, until: Date): Promise<string> {
    const key = options.keyOf(holder)
    const known = await cache.get(key)
    if (known && options.clock() < known.until) return known.token
    // While this one waited, another may have begun to obtain a new one.
    const current = cache.get(key)
    if (current && (await current) !== known) return (await current).token
    const obtained = options.obtain(holder, until)
    cache.set(key, obtained)
    obtained.catch(() => forget(key, obtained))
    return (await obtained).token
  }

  function forget(key: string, obtained: Promise<Obtained>): void {
    if (cache.peek(key) === obtained) cache.delete(key)
  }

  return {
    put: (holder: Holder, obtained: Obtained) => void cache.set(options.keyOf(holder), Promise.resolve(obtained)),
    /** Does something with the holder's token, in the time that is left; a token that is refused, by commerce or by a proxy before it, is renewed once. */
    use: async <T>(holder: Holder, until: Date, work: (token: string) => Promise<T>): Promise<T> => {
      const token = await tokenOf(holder, until)
      try {
        return await work(token)
      } catch (error) {
        // Whoever refuses a token has done nothing: it may be said again.
        if (!(error instanceof UpstreamRefused) || error.status !== 401) throw error
        const key = options.keyOf(holder)
        const current = cache.get(key)
        if (current && (await current).token === token) forget(key, current)
        return await work(await tokenOf(holder, until))
      }
    },
  }
}
