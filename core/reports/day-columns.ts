import { DIMENSIONS, type OrderColumns, toMailDay } from '@fondly/domain/reports/order-columns.ts'
import { REPORT_STATES, type ReportState } from '@fondly/domain/reports/report-state.ts'
import { packValues, toNumbers, unpackValues } from './value-column.ts'

/** The values of an order in the columns. `minute` counts from the start of the UTC day. `reason` is 0 if the order has no reason. */
export type OrderRow = { minute: number; state: ReportState; mailDate: string | null; reason: number } & Record<
  (typeof DIMENSIONS)[number],
  number
>

const PARTS = 4 + DIMENSIONS.length
const LENGTH_BYTES = 4
/** Every column begins at a multiple of this number of bytes. So its bytes can be read as numbers without copying them. */
const ALIGNMENT_BYTES = 4
const toAligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT_BYTES) * ALIGNMENT_BYTES

/** Packs the orders of a day, sorted by time, into one value: first the byte length of each column, and then the columns. */
export function packDay(rows: readonly OrderRow[]): Buffer {
  const minutes = Buffer.alloc(2 * rows.length)
  rows.forEach(({ minute }, at) => minutes.writeUInt16LE(minute, 2 * at))
  const parts = [
    minutes,
    Buffer.from(rows.map(({ state }) => REPORT_STATES.indexOf(state))),
    packValues(rows.map(({ mailDate }) => toMailDay(mailDate))),
    packValues(rows.map(({ reason }) => reason)),
    ...DIMENSIONS.map((dimension) => packValues(rows.map((row) => row[dimension]))),
  ]
  const packed = Buffer.alloc(parts.reduce((bytes, part) => bytes + toAligned(part.byteLength), PARTS * LENGTH_BYTES))
  let begin = PARTS * LENGTH_BYTES
  for (const [at, part] of parts.entries()) {
    packed.writeUInt32LE(part.byteLength, at * LENGTH_BYTES)
    part.copy(packed, begin)
    begin += toAligned(part.byteLength)
  }
  return packed
}

/** Reads what packDay wrote. The columns may share the memory of `packed`. */
export function unpackDay(utcDay: number, packed: Buffer): OrderColumns {
  let begin = PARTS * LENGTH_BYTES
  const parts = Array.from({ length: PARTS }, (_, at) => {
    const bytes = packed.readUInt32LE(at * LENGTH_BYTES)
    const part = packed.subarray(begin, begin + bytes)
    begin += toAligned(bytes)
    return part
  })
  const [minutes = packed, states = packed, mailDays = packed, reasons = packed, ...dimensions] = parts // the list has PARTS buffers
  const read = (part: Buffer) => unpackValues(part, states.length)
  return {
    utcDay,
    minutes: toNumbers(minutes, 2),
    states,
    mailDays: read(mailDays),
    reasons: read(reasons),
    dimensions: Object.fromEntries(DIMENSIONS.map((dimension, at) => [dimension, read(dimensions[at] ?? packed)])),
  }
}
