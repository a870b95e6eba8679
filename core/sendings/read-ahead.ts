/** Something that is read from an upstream beside an earlier step, because it does not depend on that step. */
export type ReadAhead<Data extends { id: string }, Value> = {
  /** Starts reading. What was read before for this sending is dropped. */
  begin: (data: Data) => void
  /** Returns what `begin` has started to read, but only once; otherwise reads it now. */
  take: (data: Data) => Promise<Value>
  /** Drops what was read for a sending that has ended, or that will read it anew. */
  forget: (sendingId: string) => void
}

/** The most values that are remembered; the oldest is removed first. A sending that another process took over leaves its value here. */
const MAX_VALUES = 1_000

/** Creates a memory of this process for what is read ahead. A process that takes a sending over reads it again, so `read` must change nothing. */
export function createReadAhead<Data extends { id: string }, Value>(read: (data: Data) => Promise<Value>): ReadAhead<Data, Value> {
  const underWay = new Map<string, Promise<Value>>()
  return {
    begin: (data) => {
      const reading = read(data)
      underWay.delete(data.id)
      underWay.set(data.id, reading)
      // The caller of `take` gets the failure; handle it here too, because there may be no caller.
      reading.catch(() => {})
      const [oldest] = underWay.keys()
      if (underWay.size > MAX_VALUES && oldest !== undefined) underWay.delete(oldest)
    },
    take: (data) => {
      const reading = underWay.get(data.id) ?? read(data)
      underWay.delete(data.id)
      return reading
    },
    forget: (sendingId) => void underWay.delete(sendingId),
  }
}
