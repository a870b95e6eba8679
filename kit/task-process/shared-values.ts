import { LRUCache } from 'lru-cache'
import type { TaskRequest } from './messages.ts'

export type SharedLimit<Shared> = { maxBytes: number; sizeOf: (value: Shared) => number }

/** Values that tasks share, by the name that a task uses. `key` changes whenever the value changes. */
export type SharedByName<Shared> = ReadonlyMap<string, { key: string; value: Shared }>

/**
 * Remembers which values one process has, so that a large value is sent to it only once. Beyond `maxBytes` the process forgets the least recently
 * used values.
 */
export function sharedValues<Shared>({ maxBytes, sizeOf }: SharedLimit<Shared>) {
  const forgotten: string[] = []
  const brought = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (sizeBytes) => sizeBytes,
    dispose: (_, key) => forgotten.push(key),
  })
  return {
    /** Returns the fields of a task's request that give the process these values. */
    requestFor: (shared: SharedByName<Shared>): Pick<TaskRequest, 'bring' | 'names' | 'forget'> => {
      const bring: TaskRequest['bring'] = []
      for (const { key, value } of shared.values()) {
        if (brought.get(key) !== undefined) continue
        brought.set(key, sizeOf(value))
        // A value larger than `maxBytes` is kept by the process for this task only.
        if (!brought.has(key)) forgotten.push(key)
        bring.push({ key, value })
      }
      return { bring, names: [...shared].map(([name, { key }]) => ({ name, key })), forget: forgotten.splice(0) }
    },
  }
}
