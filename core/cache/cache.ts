import type { Log } from '@fondly/kit/log.ts'
import { LRUCache } from 'lru-cache'

/** Answers of an upstream, kept for a while and asked for once however many want them. */
export type Cache<Key, Value> = {
  get: (key: Key) => Promise<Value>
  forget: (key: Key) => void
}

export type CacheOptions<Key, Value> = {
  /** What it is, for the log. */
  name: string
  load: (key: Key) => Promise<Value>
  clock: () => Date
  log: Log
  /** So long an answer is taken as it is; after that it is still given for `staleSeconds` while a new one is fetched behind it. */
  freshSeconds: number
  staleSeconds: number
  /** Answers at most; the longest unused one goes first. */
  maxAnswers?: number
}

export function createCache<Key extends string, Value>(options: CacheOptions<Key, Value>): Cache<Key, Value> {
  const { name, load, clock, log, freshSeconds, staleSeconds, maxAnswers = 500 } = options
  // Wrapped: undefined is an answer too.
  const cache = new LRUCache<Key, { value: Value }>({
    max: maxAnswers,
    ttl: freshSeconds * 1000,
    // Our clock, asked each time.
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // Who waits for an answer that is forgotten meanwhile still gets it; it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale) => {
      try {
        return { value: await load(key) }
      } catch (cause) {
        if (stale) log.warn('an answer could not be renewed; the kept one is given', { step: name, cause })
        throw cause
      }
    },
  })

  return {
    async get(key) {
      // The library gives a stale answer however old it is.
      if (cache.getRemainingTTL(key) <= -staleSeconds * 1000) cache.delete(key)
      return (await cache.forceFetch(key)).value
    },
    forget: (key) => void cache.delete(key),
  }
}
