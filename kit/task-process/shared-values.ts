import { LRUCache } from 'lru-cache'
import type { TaskRequest } from './messages.ts'

export type SharedLimit<Shared> = { maxBytes: number; sizeOf: (value: Shared) => number }

/** Values that tasks share, by the name that the task uses, each with a key that identifies one state of the value. */
export type SharedByName<Shared> = ReadonlyMap<string, { key: string; value: Shared }>

/** Keeps track of what one process has been sent, so that a large value is sent to it only once. */
export function sharedValues<Shared>({ maxBytes, sizeOf }: SharedLimit<Shared>) {
  const forgotten: string[] = []
  const brought = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (sizeBytes) => sizeBytes,
    dispose: (_, key) => forgotten.push(key),
  })
  return {
    /** Returns the part of a request that brings these values to a task. */
    requestFor: (shared: SharedByName<Shared>): Pick<TaskRequest, 'bring' | 'names' | 'forget'> => {
      const bring: TaskRequest['bring'] = []
      for (const { key, value } of shared.values()) {
        if (brought.get(key) !== undefined) continue
        brought.set(key, sizeOf(value))
        // The value is larger than the whole limit: the process has it for this task alone.
        if (!brought.has(key)) forgotten.push(key)
        bring.push({ key, value })
      }
      return { bring, names: [...shared].map(([name, { key }]) => ({ name, key })), forget: forgotten.splice(0) }
    },
  }
}
