/** A random generator that returns the same values for the same seed and order. */
export type Chance = ReturnType<typeof createRandom>

/** Creates a small, fast random generator (sfc32), which is well mixed before its first value. */
export function createRandom(seed: number, order: number) {
  let [a, b, c, counter] = [0x9e3779b9 ^ seed, 0x243f6a88 ^ order, 0xb7e15162 ^ (seed + Math.imul(order, 0x85ebca6b)), 1]
  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let turn = 0; turn < 15; turn++) next()

  const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => Math.floor(next() * 256))
  return {
    /** A number from 0 to below 1. */
    next,
    /** True with this probability (0 to 1). */
    is: (often: number): boolean => next() < often,
    /** A whole number from `least` to `most`, including both. */
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(next() * items.length)] ?? items[0],
    bytes,
    uuid: (): string => {
      const hex = Buffer.from(bytes(16)).toString('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}
