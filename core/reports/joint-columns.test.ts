import { expect, test } from 'vitest'
import { packJointly, unpackJointly } from './joint-columns.ts'

const sequence = (length: number, toNumber: (at: number) => number) => Array.from({ length }, (_, at) => toNumber(at))

test.each<[string, number, number[][], number]>([
  ['no order', 2, [[], []], 4],
  [
    'two columns that depend on each other',
    2,
    [sequence(900, (at) => at % 3), sequence(900, (at) => 4_000_000_000 + (at % 3))],
    4 + 8 * 3 + 900,
  ],
  ['256 combinations', 1, [sequence(512, (at) => at % 256)], 4 + 4 * 256 + 512],
  ['300 combinations', 2, [sequence(600, (at) => at % 300), sequence(600, (at) => at % 2)], 4 + 8 * 300 + 2 * 600],
  ['70,000 combinations', 1, [sequence(70_000, (at) => at)], 4 + 4 * 70_000 + 4 * 70_000],
])('%s are read back unchanged, with a place for each order', (_, count, columns, bytes) => {
  const packed = packJointly(columns)
  expect(packed.length).toBe(bytes)
  // The database driver may return the bytes at any place of a larger buffer.
  for (const buffer of [packed, Buffer.concat([Buffer.alloc(3), packed]).subarray(3)]) {
    const read = unpackJointly(buffer, count)
    expect(read.map(({ values, cells }) => [...cells].map((cell) => values[cell]))).toEqual(columns)
  }
})
