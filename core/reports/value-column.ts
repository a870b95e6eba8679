import { endianness } from 'node:os'
import type { ValueColumn } from '@fondly/domain/reports/order-columns.ts'

const MAX_BYTE_VALUES = 256
const MAX_WORD_VALUES = 65_536
/**
 * These numbers stand in place of the number of different values. They say that the numbers follow as they are, in two bytes each (WORDS) or in four
 * bytes each (LONG_WORDS).
 */
const [WORDS, LONG_WORDS] = [0, 0xff_ff_ff_ff]

/**
 * Packs one number for each order, little-endian, in the shorter of two forms. With an index: the number of different values, these values, and for
 * each order the position of its value in one or two bytes. Without an index: WORDS or LONG_WORDS, and then the number of each order.
 */
export function packValues(numbers: readonly number[]): Buffer {
  const places = new Map<number, number>()
  let most = 0
  for (const number of numbers) {
    if (!places.has(number)) places.set(number, places.size)
    if (number > most) most = number
  }
  const indexed = { bytes: places.size <= MAX_BYTE_VALUES ? 1 : 2, header: [places.size, ...places.keys()] }
  const plain = most < MAX_WORD_VALUES ? { bytes: 2, header: [WORDS] } : { bytes: 4, header: [LONG_WORDS] }
  const size = ({ bytes, header }: typeof plain) => 4 * header.length + bytes * numbers.length
  const isIndexed = places.size <= MAX_WORD_VALUES && size(indexed) < size(plain)
  const { bytes, header } = isIndexed ? indexed : plain
  const packed = Buffer.alloc(size({ bytes, header }))
  header.forEach((number, at) => packed.writeUInt32LE(number, 4 * at))
  numbers.forEach((number, at) => packed.writeUIntLE(isIndexed ? (places.get(number) ?? 0) : number, 4 * header.length + bytes * at, bytes))
  return packed
}

/** Reads what packValues wrote for this many orders. */
export function unpackValues(packed: Buffer, orders: number): ValueColumn {
  const count = packed.readUInt32LE(0)
  const begin = 4 + (count === LONG_WORDS ? 0 : 4 * count)
  const cells = packed.subarray(begin)
  if (count === LONG_WORDS) return { cells: toNumbers(cells, 4) }
  if (count === WORDS) return { cells: toNumbers(cells, 2) }
  return { values: toNumbers(packed.subarray(4, begin), 4), cells: cells.length === orders ? cells : toNumbers(cells, 2) }
}

/** Reads little-endian numbers of two or four bytes. The result may use the same memory as `packed`. */
export function toNumbers(packed: Buffer, bytes: 2): Uint16Array
export function toNumbers(packed: Buffer, bytes: 4): Uint32Array
export function toNumbers(packed: Buffer, bytes: 2 | 4): Uint16Array | Uint32Array {
  const swapped = endianness() === 'LE' ? packed : bytes === 2 ? Buffer.from(packed).swap16() : Buffer.from(packed).swap32()
  // Copy the bytes if they begin at an unaligned place. A typed array must begin at an aligned place, but a small buffer of the database driver can
  // begin anywhere.
  const { buffer, byteOffset, length } = swapped.byteOffset % bytes === 0 ? swapped : new Uint8Array(swapped)
  return bytes === 2 ? new Uint16Array(buffer, byteOffset, length / bytes) : new Uint32Array(buffer, byteOffset, length / bytes)
}
