/** Counts one more request of that key. Returns the seconds to wait when there were too many, else undefined. */
export type Count = (key: string) => Promise<number | undefined>

/** Adds requests to the count of a key; returns all that were counted in this window, and its end. */
export type CountInTable = (key: string, amount: number) => Promise<{ points: number; endsAt: Date }>
