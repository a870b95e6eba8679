import { expect, test } from 'vitest'
import { packValues, unpackValues } from './value-column.ts'

const numbersOf = ({ values, cells }: ReturnType<typeof unpackValues>) => [...cells].map((cell) => (values ? values[cell] : cell))
const sequence = (length: number, toNumber: (at: number) => number) => Array.from({ length }, (_, at) => toNumber(at))

test.each<[string, number[], number]>([
  ['no order', [], 4],
  ['a few large numbers of many orders', sequence(1000, (at) => 4_000_000_000 + (at % 3)), 4 + 4 * 3 + 1000],
  ['more numbers than a byte counts', sequence(4000, (at) => 70_000 + (at % 300)), 4 + 4 * 300 + 2 * 4000],
  ['a small number of each order', sequence(1000, (at) => at), 4 + 2 * 1000],
  ['a large number of each order', sequence(1000, (at) => 70_000 + at), 4 + 4 * 1000],
  ['as many numbers as a byte counts', sequence(512, (at) => 70_000 + (at % 256)), 4 + 4 * 256 + 512],
])('%s are read back unchanged from the shortest form', (_, numbers, bytes) => {
  const packed = packValues(numbers)
  expect(packed.length).toBe(bytes)
  // The database driver may return the bytes at any place of a larger buffer.
  const shifted = Buffer.concat([Buffer.alloc(3), packed]).subarray(3)
  expect(numbersOf(unpackValues(shifted, numbers.length))).toEqual(numbers)
})
