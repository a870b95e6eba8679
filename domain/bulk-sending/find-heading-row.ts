import { findBulkHeading } from './bulk-columns.ts'
import { type CellKind, findCellKind } from './cell-kind.ts'

/** Titles, dates and empty rows above the headings are at most so many. */
const MAX_ROWS_ABOVE = 20

/** What stands in a row of data and never in a heading. */
const DATA: readonly CellKind[] = ['email', 'phone', 'zipCode', 'wholeAddress', 'cityStateZip', 'street', 'day']

/** Finds the index of the row with the headings; undefined when the list begins with its data. */
export function findHeadingRow(rows: readonly (readonly string[])[]): number | undefined {
  const candidates = rows.slice(0, MAX_ROWS_ABOVE).map((row, at) => {
    const filled = row.filter((cell) => cell !== '')
    const found = filled.flatMap((cell) => findBulkHeading(cell) ?? [])
    const known = new Set(found.map(({ column }) => column)).size
    const isExact = found.some((one) => one.isExact)
    return { at, known, isExact, filled: filled.length, isData: filled.some((cell) => DATA.includes(findCellKind(cell))) }
  })
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (found, one) => (!one.isData && one.known > (found?.known ?? 0) ? one : found),
    undefined,
  )
  if (best && (best.known > 1 || best.isExact || candidates[best.at + 1]?.isData)) return best.at
  // Unknown headings: a row of words above a row with addresses.
  const firstData = candidates.findIndex(({ isData }) => isData)
  const above = candidates[firstData - 1]
  return above && above.filled > 1 && above.filled >= (candidates[firstData]?.filled ?? 0) - 1 ? above.at : undefined
}
