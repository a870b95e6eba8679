import { type Dimension, type OrderColumns, toMailDay, type ValueColumn } from '@fondly/domain/reports/order-columns.ts'
import { REPORT_STATES, type ReportState } from '@fondly/domain/reports/report-state.ts'
import { packJointly, unpackJointly } from './joint-columns.ts'
import { packValues, unpackValues } from './value-column.ts'

/** The values of an order in the columns. `minute` counts from the start of the UTC day. `reason` is 0 if the order has no reason. */
export type OrderRow = { minute: number; state: ReportState; mailDate: string | null; reason: number } & Record<Dimension, number>

/** The columns that are packed on their own. */
const SINGLE = ['person', 'supervisor', 'location', 'occasion', 'card'] as const
/** The columns that are packed together, because a sender profile is mostly used in one language. */
const JOINT = ['profile', 'language'] as const
const PARTS = 3 + SINGLE.length
const LENGTH_BYTES = 4
/** Every column begins at a multiple of this number of bytes. So its bytes can be read as numbers without copying them. */
const ALIGNMENT_BYTES = 4
const toAligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT_BYTES) * ALIGNMENT_BYTES
/** In every time zone, days begin at a full quarter of an hour of UTC. So the exact minute of an order is not stored. */
const QUARTER_MINUTES = 15
const DAY_QUARTERS = 96

/** Packs the orders of a day, sorted by time, into one value: first the byte length of each column, and then the columns. */
export function packDay(rows: readonly OrderRow[]): Buffer {
  const quarters = Array.from({ length: DAY_QUARTERS }, () => 0)
  for (const { minute } of rows) {
    const quarter = Math.floor(minute / QUARTER_MINUTES)
    quarters[quarter] = (quarters[quarter] ?? 0) + 1
  }
  const parts = [
    packValues(quarters),
    packJointly([
      rows.map(({ state }) => REPORT_STATES.indexOf(state)),
      rows.map(({ mailDate }) => toMailDay(mailDate)),
      rows.map(({ reason }) => reason),
    ]),
    packJointly(JOINT.map((dimension) => rows.map((row) => row[dimension]))),
    ...SINGLE.map((dimension) => packValues(rows.map((row) => row[dimension]))),
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

/** Reads what packDay wrote. An order gets the first minute of its quarter of an hour. The columns may share the memory of `packed`. */
export function unpackDay(utcDay: number, packed: Buffer): OrderColumns {
  let begin = PARTS * LENGTH_BYTES
  const parts = Array.from({ length: PARTS }, (_, at) => {
    const bytes = packed.readUInt32LE(at * LENGTH_BYTES)
    const part = packed.subarray(begin, begin + bytes)
    begin += toAligned(bytes)
    return part
  })
  const [quarters = packed, standing = packed, joint = packed, ...single] = parts // the list has PARTS buffers
  const minutes = toMinutes(unpackValues(quarters, DAY_QUARTERS))
  const [states, mailDays, reasons] = unpackJointly(standing, 3)
  const ofJoint = unpackJointly(joint, JOINT.length)
  return {
    utcDay,
    minutes,
    states: toStates(states, minutes.length),
    mailDays,
    reasons,
    dimensions: Object.fromEntries([
      ...SINGLE.map((dimension, at) => [dimension, unpackValues(single[at] ?? packed, minutes.length)] as const),
      ...JOINT.map((dimension, at) => [dimension, ofJoint[at]] as const),
    ]),
  }
}

/** Uses plain loops, because an iterator is slow until it is compiled, and a first report is over by then. */
function toMinutes({ values, cells }: ValueColumn): Uint16Array {
  const counts = new Uint32Array(cells.length)
  let orders = 0
  for (let quarter = 0; quarter < counts.length; quarter++) {
    const cell = cells[quarter] ?? 0
    const count = values ? (values[cell] ?? 0) : cell
    counts[quarter] = count
    orders += count
  }
  const minutes = new Uint16Array(orders)
  let from = 0
  for (let quarter = 0; quarter < counts.length; quarter++) {
    const until = from + (counts[quarter] ?? 0)
    minutes.fill(quarter * QUARTER_MINUTES, from, until)
    from = until
  }
  return minutes
}

function toStates(column: ValueColumn | undefined, orders: number): Uint8Array {
  const states = new Uint8Array(orders)
  const { values, cells } = column ?? { values: undefined, cells: states }
  // A plain loop: Uint8Array.from with a function is many times as slow.
  for (let at = 0; at < orders; at++) states[at] = values?.[cells[at] ?? 0] ?? 0
  return states
}
