/** Repeatable random numbers: the same seed always draws the same card. */
export type Random = {
  between: (low: number, high: number) => number
  /** Returns a whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  /** Returns a value around zero. Most values are within `size` and a few are outside, so that most strokes are regular and a few are not. */
  spread: (size: number) => number
  chance: (share: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** Picks an item other than `last`, so that neighbours differ. */
  pickOther: <T>(items: readonly T[], last: T | undefined) => T
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed)
  const between = (low: number, high: number) => low + (high - low) * next()
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new RangeError('There is nothing to pick from.')
    return item
  }
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    spread: (size) => size * (next() + next() + next() + next() - 2) * 1.22,
    chance: (share) => next() < share,
    pick,
    pickOther: (items, last) => pick(items.filter((item) => item !== last)),
  }
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
