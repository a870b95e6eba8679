/** Counts one more request of the key. Returns the seconds to wait when there were too many requests, and undefined otherwise. */
export type Count = (key: string) => Promise<number | undefined>

/** Adds `amount` requests to the count of a key. Returns the number of requests counted in this window, and the end of the window. */
export type CountInTable = (key: string, amount: number) => Promise<{ points: number; endsAt: Date }>
