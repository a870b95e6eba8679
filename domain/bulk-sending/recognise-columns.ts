import { createHeadingCheck } from '../spreadsheets/headings.ts'
import { type BulkColumn, findBulkHeading } from './bulk-columns.ts'
import { type CellKind, findCellKind } from './cell-kind.ts'
import { findHeadingRow } from './find-heading-row.ts'
import { type CellShares, chooseColumn } from './choose-column.ts'

/** A column of a list. Null: nothing of it is printed. */
export type RecognisedColumn = {
  heading: string
  column: BulkColumn | null
  /** From 0 (a guess) to 1 (certain). */
  confidence: number
}

export type RecognisedList = {
  /** The number of the row with the headings, counted from 1; undefined when the list has none. Rows above it are titles. */
  headingRow: number | undefined
  columns: RecognisedColumn[]
}

/** A list may have very many rows; so many cells of each column are enough. */
const MAX_SAMPLES = 60

/** Recognises what the columns of a list hold, by its headings and by its cells. `rows` are trimmed texts. */
export function recogniseColumns(rows: readonly (readonly string[])[]): RecognisedList {
  const headingAt = findHeadingRow(rows)
  const head = headingAt === undefined ? [] : (rows[headingAt] ?? [])
  const isHeading = createHeadingCheck(head)
  const body = rows.slice(headingAt === undefined ? 0 : headingAt + 1).filter((row) => !isHeading(row))
  const samples = body.filter((row) => row.some((cell) => cell !== ''))
  const step = Math.max(1, Math.floor(samples.length / MAX_SAMPLES))
  const chosen = samples.filter((_, at) => at % step === 0).slice(0, MAX_SAMPLES)
  const width = findWidth(head, body)
  const shares = Array.from({ length: width }, (_, at) => countKinds(chosen.map((row) => row[at] ?? '')))
  const headings = Array.from({ length: width }, (_, at) => head[at] ?? '')
  const known = headings.map(findBulkHeading)
  const guessed = headings.map((heading, at) => {
    const all = known.flatMap((one) => one?.column ?? [])
    return { heading, ...chooseColumn({ known: known[at], shares: shares[at], hasHeading: heading !== '', all }) }
  })
  return { headingRow: headingAt === undefined ? undefined : headingAt + 1, columns: withoutRepeats(withNeighbours(guessed, shares)) }
}

/** Leaves out the empty columns at the end. */
function findWidth(head: readonly string[], body: readonly (readonly string[])[]): number {
  let width = head.findLastIndex((cell) => cell !== '') + 1
  for (const row of body) if (row.length > width) width = Math.max(width, row.findLastIndex((cell) => cell !== '') + 1)
  return width
}

function countKinds(cells: readonly string[]): CellShares {
  const filled = cells.filter((cell) => cell !== '')
  const counts: CellShares = new Map()
  for (const cell of filled) {
    const kind = findCellKind(cell)
    counts.set(kind, (counts.get(kind) ?? 0) + 1 / filled.length)
  }
  return counts
}

const LETTERS: readonly CellKind[] = ['word', 'words', 'givenName', 'fullName']
const sumLetters = (shares: CellShares | undefined): number => LETTERS.reduce((sum, kind) => sum + (shares?.get(kind) ?? 0), 0)

/** Recognises a city before its state, and a last name beside its first name. These cells are only letters. */
function withNeighbours(columns: readonly RecognisedColumn[], shares: readonly CellShares[]): RecognisedColumn[] {
  const has = (wanted: BulkColumn) => columns.some(({ column }) => column === wanted)
  return columns.map((one, at) => {
    const [before, after] = [columns[at - 1]?.column, columns[at + 1]?.column]
    if (one.confidence > 0.4 || sumLetters(shares[at]) < 0.6) return one
    if ((after === 'state' || after === 'zipCode') && !has('city') && !has('cityStateZip'))
      return { ...one, column: 'city', confidence: 0.7 }
    if ((before === 'firstName' || after === 'firstName') && !has('lastName')) return { ...one, column: 'lastName', confidence: 0.6 }
    return one
  })
}

/** Of several columns of one kind, the surest stays. A second street line is a unit; another repeated column is not printed. */
function withoutRepeats(columns: readonly RecognisedColumn[]): RecognisedColumn[] {
  const best = new Map<BulkColumn, RecognisedColumn>()
  for (const one of columns) if (one.column && one.confidence > (best.get(one.column)?.confidence ?? 0)) best.set(one.column, one)
  let hasSecondLine = best.has('address2')
  return columns.map((one) => {
    if (!one.column || best.get(one.column) === one) return one
    if (one.column === 'address1' && !hasSecondLine) {
      hasSecondLine = true
      return { ...one, column: 'address2', confidence: 0.5 }
    }
    return { ...one, column: null, confidence: 0.5 }
  })
}
