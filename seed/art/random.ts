/** Chance that can be repeated: the same seed draws the same card for ever. */
export type Random = {
  between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number
  /** Around zero, mostly within `size`, seldom beyond: most strokes behave and few misbehave. */
  spread: (size: number) => number
  chance: (share: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** Like pick, but never `last`: what stands beside one another differs. */
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
