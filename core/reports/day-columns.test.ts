import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import { expect, test } from 'vitest'
import { type OrderRow, packDay, unpackDay } from './day-columns.ts'

const order = (minute: number, more: Partial<OrderRow> = {}): OrderRow => ({
  minute,
  state: 'mailed',
  mailDate: '2026-11-24',
  reason: 0,
  ...(Object.fromEntries(DIMENSIONS.map((dimension, at) => [dimension, 10 * at + minute])) as Record<(typeof DIMENSIONS)[number], number>), // every dimension is a key
  ...more,
})

test('packed columns of a day are read back unchanged, and the time of an order by its quarter of an hour', () => {
  const rows = [order(1), order(2, { state: 'refused', reason: 70_000, mailDate: null }), order(1_439, { person: 4_000_000_000 })]
  // The database driver may return the bytes at any place of a larger buffer.
  const packed = packDay(rows)
  const moved = Buffer.concat([Buffer.alloc(1), packed]).subarray(1)
  for (const bytes of [packed, moved]) {
    const { utcDay, minutes, states, mailDays, reasons, dimensions } = unpackDay(20_000, bytes)
    const read = (column: typeof mailDays) => [...(column?.cells ?? [])].map((cell) => column?.values?.[cell] ?? cell)
    expect([utcDay, [...minutes], [...states]]).toEqual([20_000, [0, 0, 1_425], [1, 3, 1]])
    expect([read(mailDays), read(reasons)]).toEqual([
      [9824, 65_535, 9824],
      [0, 70_000, 0],
    ])
    for (const dimension of DIMENSIONS) expect(read(dimensions[dimension])).toEqual(rows.map((row) => row[dimension]))
  }
})

test('an order of a busy day takes at most 9.5 bytes, so that a report with a filter has little to read', () => {
  const rows = Array.from({ length: 1_400 }, (_, at) =>
    order(at, {
      person: at % 1_000,
      supervisor: at % 80,
      location: at % 40,
      occasion: at % 16,
      card: at % 120,
      profile: at % 12,
      language: at % 2,
    }),
  )
  expect(packDay(rows).length / rows.length).toBeLessThanOrEqual(9.5)
})

test('a day without orders has empty columns', () => {
  const { minutes, states, dimensions } = unpackDay(1, packDay([]))
  expect([minutes.length, states.length, dimensions.person?.cells.length]).toEqual([0, 0, 0])
})
