/** Keeps what was used last, up to a total size; the longest unused goes first. */
export function recent<T>(limit: number, sizeOf: (value: T) => number, gone: (key: string) => void = () => {}) {
  const kept = new Map<string, T>()
  let total = 0

  return {
    get: (key: string): T | undefined => {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set: (key: string, value: T): void => {
      const before = kept.get(key)
      if (before !== undefined) total -= sizeOf(before)
      kept.delete(key)
      kept.set(key, value)
      total += sizeOf(value)
      for (const [oldest, old] of kept) {
        if (total <= limit || oldest === key) return
        kept.delete(oldest)
        total -= sizeOf(old)
        gone(oldest)
      }
    },
    delete: (key: string): void => {
      const value = kept.get(key)
      if (value === undefined) return
      kept.delete(key)
      total -= sizeOf(value)
    },
  }
}
