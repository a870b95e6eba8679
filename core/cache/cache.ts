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
  /**
   * How many seconds an answer is fresh. A stale answer is still returned for `staleSeconds`, while the cache fetches a new one in the background.
   */
  freshSeconds: number
  staleSeconds: number
  /** The greatest number of answers. The cache removes the least recently used one first. */
  maxAnswers?: number
}

/**
 * Creates a cache of what `load` returns for a key; `undefined` is an answer too. When `load` fails and an old answer is still usable, the cache logs
 * the error and returns the old answer. Otherwise `get` throws the error.
 */
export function createCache<Key extends string, Value>(options: CacheOptions<Key, Value>): Cache<Key, Value> {
  const { name, load, clock, log, freshSeconds, staleSeconds, maxAnswers = 500 } = options
  // Values are wrapped in an object, because the library cannot store undefined.
  const cache = new LRUCache<Key, { value: Value }>({
    max: maxAnswers,
    ttl: freshSeconds * 1000,
    // Without this the library reads its own clock.
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // A caller that waits for an answer still gets it after `forget`. That answer is then not cached.
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
      // The library returns a stale answer however old it is, so remove it when it is too old.
      if (cache.getRemainingTTL(key) <= -staleSeconds * 1000) cache.delete(key)
      return (await cache.forceFetch(key)).value
    },
    forget: (key) => void cache.delete(key),
  }
}
