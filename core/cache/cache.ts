import type { Log } from '@fondly/kit/log.ts'
import { LRUCache } from 'lru-cache'

/** Answers of an upstream, kept for a while and fetched once for all concurrent callers. */
export type Cache<Key, Value> = {
  get: (key: Key) => Promise<Value>
  forget: (key: Key) => void
}

export type CacheOptions<Key, Value> = {
  /** The name of the cache in the log. */
  name: string
  load: (key: Key) => Promise<Value>
  clock: () => Date
  log: Log
  /** How long an answer counts as fresh; after that it is still returned for `staleSeconds` while a new one is fetched in the background. */
  freshSeconds: number
  staleSeconds: number
  /** Most answers that are kept; the least recently used one is removed first. */
  maxAnswers?: number
}

/**
 * Creates a cache of what `load` returns for a key; `undefined` is an answer too. A failure to load a new answer is logged while an old one is usable;
 * otherwise `get` throws the error of `load`.
 */
export function createCache<Key extends string, Value>(options: CacheOptions<Key, Value>): Cache<Key, Value> {
  const { name, load, clock, log, freshSeconds, staleSeconds, maxAnswers = 500 } = options
  // Wrapped, because undefined is a valid answer.
  const cache = new LRUCache<Key, { value: Value }>({
    max: maxAnswers,
    ttl: freshSeconds * 1000,
    // Read our own clock at every call.
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // A caller that waits for a forgotten answer still gets it; the answer is not cached.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale) => {
      try {
        return { value: await load(key) }
      } catch (cause) {
        if (stale) log.warn('A cached answer could not be refreshed; the old one is used.', { step: name, cause })
        throw cause
      }
    },
  })

  return {
    async get(key) {
      // The library returns a stale answer of any age.
      if (cache.getRemainingTTL(key) <= -staleSeconds * 1000) cache.delete(key)
      return (await cache.forceFetch(key)).value
    },
    forget: (key) => void cache.delete(key),
  }
}
