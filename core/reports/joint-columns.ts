import type { ValueColumn } from '@fondly/domain/reports/order-columns.ts'
import { toNumbers } from './value-column.ts'

const HEAD_BYTES = 4
const MAX_BYTE_PLACES = 256
const MAX_WORD_PLACES = 65_536

/**
 * Packs several columns whose values depend on each other, such as state and mail date. A day has few different combinations of them, so each order has
 * only the place of its combination. Little-endian: the number of combinations, for each column the values of the combinations, and the places in
 * one, two or four bytes each.
 */
export function packJointly(columns: readonly (readonly number[])[]): Buffer {
  const orders = columns[0]?.length ?? 0
  const placeOf = new Map<string, number>()
  const combinations: number[][] = columns.map(() => [])
  const places = Array.from({ length: orders }, (_, at) => {
    const key = columns.map((column) => column[at]).join(' ')
    const known = placeOf.get(key)
    if (known !== undefined) return known
    columns.forEach((column, which) => combinations[which]?.push(column[at] ?? 0))
    placeOf.set(key, placeOf.size)
    return placeOf.size - 1
  })
  const values = combinations.flat()
  const bytes = toPlaceBytes(placeOf.size)
  const begin = HEAD_BYTES + 4 * values.length
  const packed = Buffer.alloc(begin + bytes * orders)
  packed.writeUInt32LE(placeOf.size, 0)
  values.forEach((value, at) => packed.writeUInt32LE(value, HEAD_BYTES + 4 * at))
  places.forEach((place, at) => packed.writeUIntLE(place, begin + bytes * at, bytes))
  return packed
}

/** Reads so many columns that packJointly wrote. They share their cells, so a value may stand several times in the values of a column. */
export function unpackJointly(packed: Buffer, columns: number): (ValueColumn & { values: Uint32Array })[] {
  const count = packed.readUInt32LE(0)
  const begin = HEAD_BYTES + 4 * count * columns
  const bytes = toPlaceBytes(count)
  const places = packed.subarray(begin)
  const cells = bytes === 1 ? places : bytes === 2 ? toNumbers(places, 2) : toNumbers(places, 4)
  const values = toNumbers(packed.subarray(HEAD_BYTES, begin), 4)
  return Array.from({ length: columns }, (_, at) => ({ values: values.subarray(at * count, (at + 1) * count), cells }))
}

const toPlaceBytes = (places: number) => (places <= MAX_BYTE_PLACES ? 1 : places <= MAX_WORD_PLACES ? 2 : 4)
