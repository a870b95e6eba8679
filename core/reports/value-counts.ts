import type { ValueCounts } from '@fondly/domain/reports/day-sums.ts'

/**
 * The greatest number that fits into half a byte. One byte holds the step to the next value in its upper half and the count in its lower half. A half
 * with this number says that further bytes hold the rest.
 */
const MAX_IN_HALF_BYTE = 15
const [SEVEN_BITS, GOES_ON] = [0x7f, 0x80]

/**
 * Packs lists of values with their counts. The result has the number of entries of all lists, and then for each list the number of its entries and
 * the entries.
 */
export function packValueCounts(lists: readonly ReadonlyMap<number, number>[]): Buffer {
  const bytes: number[] = []
  const write = (number: number) => {
    let rest = number
    for (; rest > SEVEN_BITS; rest = Math.floor(rest / GOES_ON)) bytes.push((rest % GOES_ON) + GOES_ON)
    bytes.push(rest)
  }
  write(lists.reduce((entries, { size }) => entries + size, 0))
  for (const list of lists) {
    write(list.size)
    let last = 0
    for (const [value, count] of [...list].sort(([one], [other]) => one - other)) {
      const [step, more] = [Math.min(value - last, MAX_IN_HALF_BYTE), Math.min(count, MAX_IN_HALF_BYTE)]
      bytes.push(step * 16 + more)
      if (step === MAX_IN_HALF_BYTE) write(value - last - MAX_IN_HALF_BYTE)
      if (more === MAX_IN_HALF_BYTE) write(count - MAX_IN_HALF_BYTE)
      last = value
    }
  }
  return Buffer.from(bytes)
}

/** Reads what packValueCounts wrote. All lists use the memory of one array. */
export function unpackValueCounts(packed: Uint8Array): ValueCounts[] {
  const reader = { packed, at: 0 }
  const pairs = new Uint32Array(2 * readNumber(reader))
  const lists: ValueCounts[] = []
  for (let begin = 0; reader.at < packed.length;) {
    const end = begin + 2 * readNumber(reader)
    readPairs(reader, pairs, begin, end)
    lists.push(pairs.subarray(begin, end))
    begin = end
  }
  return lists
}

type Reader = { packed: Uint8Array; at: number }

function readPairs(reader: Reader, pairs: Uint32Array, begin: number, end: number): void {
  const { packed } = reader
  let [at, value] = [reader.at, 0]
  for (let place = begin; place < end; place += 2) {
    const byte = packed[at++] ?? 0
    let count = byte & MAX_IN_HALF_BYTE
    value += byte >> 4
    // Most entries need only this one byte; the others continue in further bytes.
    if (byte >= MAX_IN_HALF_BYTE << 4 || count === MAX_IN_HALF_BYTE) {
      reader.at = at
      if (byte >= MAX_IN_HALF_BYTE << 4) value += readNumber(reader)
      if (count === MAX_IN_HALF_BYTE) count += readNumber(reader)
      at = reader.at
    }
    pairs[place] = value
    pairs[place + 1] = count
  }
  reader.at = at
}

function readNumber(reader: Reader): number {
  let [number, factor] = [0, 1]
  for (;;) {
    const byte = reader.packed[reader.at++] ?? 0
    number += (byte & SEVEN_BITS) * factor
    if (byte <= SEVEN_BITS) return number
    factor *= GOES_ON
  }
}
