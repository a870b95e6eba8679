import { LRUCache } from 'lru-cache'
import type { TaskRequest } from './messages.ts'

export type SharedLimit<Shared> = { maxBytes: number; sizeOf: (value: Shared) => number }

/** Values that tasks share, by the name that the task knows and a key that tells one state of a value from another. */
export type SharedByName<Shared> = ReadonlyMap<string, { key: string; value: Shared }>

/** The account of what one process has been brought, so that a large value crosses to it once. */
export function sharedValues<Shared>({ maxBytes, sizeOf }: SharedLimit<Shared>) {
  const forgotten: string[] = []
  const brought = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (sizeBytes) => sizeBytes,
    dispose: (_, key) => forgotten.push(key),
  })
  return {
    /** What goes along with a task that needs these. */
    requestFor: (shared: SharedByName<Shared>): Pick<TaskRequest, 'bring' | 'names' | 'forget'> => {
      const bring: TaskRequest['bring'] = []
      for (const { key, value } of shared.values()) {
        if (brought.get(key) !== undefined) continue
        brought.set(key, sizeOf(value))
        // Larger than all that is kept: for this task alone.
        if (!brought.has(key)) forgotten.push(key)
        bring.push({ key, value })
      }
      return { bring, names: [...shared].map(([name, { key }]) => ({ name, key })), forget: forgotten.splice(0) }
    },
  }
}
