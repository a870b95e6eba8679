/** A process that lived for this long has worked, so its replacement starts without a delay. */
const STABLE_AFTER_MS = 10_000
const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 10_000

/**
 * Creates a function that returns the milliseconds to wait before the next start. They are 0 unless processes end again and again soon after their
 * start.
 */
export function createRestartDelay(): (lifeMs: number) => number {
  let endedSoon = 0
  return (lifeMs) => {
    endedSoon = lifeMs < STABLE_AFTER_MS ? endedSoon + 1 : 0
    return endedSoon <= 1 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (endedSoon - 2), MAX_DELAY_MS)
  }
}
