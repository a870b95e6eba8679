import type { Log } from '@fondly/kit/log.ts'

/** Answers of an upstream, kept for a while and asked for once however many want them. */
export type Kept<Key, Value> = {
  get: (key: Key) => Promise<Value>
  forget: (key: Key) => void
}

export type KeptOptions<Key, Value> = {
  /** What it is, for the log. */
  name: string
  load: (key: Key) => Promise<Value>
  clock: () => Date
  log: Log
  /** So long an answer is taken as it is; after that it is still given for `staleSeconds` while a new one is fetched behind it. */
  freshSeconds: number
  staleSeconds: number
  /** Answers at most; the one that was kept first goes first. */
  most?: number
}

export function kept<Key extends string, Value>(options: KeptOptions<Key, Value>): Kept<Key, Value> {
  const { name, load, clock, log, freshSeconds, staleSeconds, most = 500 } = options
  const answers = new Map<Key, { value: Value; at: number }>()
  const underway = new Map<Key, Promise<Value>>()

  function fetchOnce(key: Key): Promise<Value> {
    const running = underway.get(key)
    if (running) return running
    const fetching = load(key)
      .then((value) => {
        // Forgotten meanwhile: the answer may be older than the reason to forget.
        if (underway.get(key) === fetching) keep(key, value)
        return value
      })
      .finally(() => {
        if (underway.get(key) === fetching) underway.delete(key)
      })
    underway.set(key, fetching)
    return fetching
  }

  function keep(key: Key, value: Value) {
    answers.delete(key)
    answers.set(key, { value, at: clock().getTime() })
    for (const oldest of answers.keys()) {
      if (answers.size <= most) break
      answers.delete(oldest)
    }
  }

  return {
    get(key) {
      const answer = answers.get(key)
      const age = answer ? (clock().getTime() - answer.at) / 1000 : Infinity
      if (answer && age < freshSeconds) return Promise.resolve(answer.value)
      if (!answer || age >= freshSeconds + staleSeconds) return fetchOnce(key)
      fetchOnce(key).catch((cause: unknown) => log.warn('an answer could not be renewed; the kept one is given', { step: name, cause }))
      return Promise.resolve(answer.value)
    },
    forget(key) {
      answers.delete(key)
      underway.delete(key)
    },
  }
}
