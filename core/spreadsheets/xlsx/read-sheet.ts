import { MAX_IMPORT_ROWS } from '@fondly/domain/people/people-file.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { MAX_COLUMNS } from '../limits.ts'
import { readEscapes } from './read-book.ts'
import type { NumberFormat } from './number-format.ts'
import { toNumberText } from './number-text.ts'
import type { PartReader } from './read-parts.ts'
import { createXmlReader } from './read-xml.ts'

/** The data of the workbook to which the cells of a sheet refer. */
export type SheetContext = { texts: readonly string[]; formats: readonly NumberFormat[]; isSince1904: boolean }

/** The limit of a row, the same as in a CSV file. It is longer than any real row. */
const MAX_ROW_CHARACTERS = 65_536
const MAX_SHEET_CHARACTERS = 20_000_000
/** The greatest number of cells. Empty cells before another cell count too, because they take memory. */
const MAX_SHEET_CELLS = 2_000_000

/**
 * Reads the cells of a sheet as texts. The rows keep their numbers: a missing row becomes an empty row. Refuses a sheet with too many rows, columns,
 * cells or characters. Source: ECMA-376 part 1, 18.3.
 */
export function readSheet(into: string[][], context: SheetContext): PartReader {
  let sheetCharacters = 0
  let sheetCells = 0
  let rowCharacters = 0
  let row = 0
  let column = 0
  let cell = { type: '', style: 0, text: '' }
  let isText = false

  function addCell(): void {
    const text = toCellText(cell, context)
    if (text === '') return
    if (row > MAX_IMPORT_ROWS + 1) throw new Refused('unprocessable', 'import-too-many-rows', { params: { max: MAX_IMPORT_ROWS } })
    if (column > MAX_COLUMNS) throw new Refused('unprocessable', 'import-too-many-columns', { params: { max: MAX_COLUMNS } })
    rowCharacters += text.length
    sheetCharacters += text.length
    if (rowCharacters > MAX_ROW_CHARACTERS) throw new Refused('unprocessable', 'import-row-too-long', { params: { row } })
    while (into.length < row) into.push([])
    const cells = into[row - 1] ?? []
    sheetCells += Math.max(column - cells.length, 0)
    if (sheetCharacters > MAX_SHEET_CHARACTERS || sheetCells > MAX_SHEET_CELLS) throw new Refused('unprocessable', 'import-too-large')
    while (cells.length < column) cells.push('')
    cells[column - 1] = text
  }

  return createXmlReader({
    open: (name, { r, t, s }) => {
      if (name === 'row') {
        row = positive(r) ?? row + 1
        column = 0
        rowCharacters = 0
      } else if (name === 'c') {
        column = columnOfReference(r) ?? column + 1
        cell = { type: t ?? 'n', style: Number(s ?? 0), text: '' }
      } else isText = name === 'v' || name === 't'
    },
    text: (piece) => {
      if (isText) cell.text += piece
    },
    close: (name) => {
      isText = false
      if (name === 'c') addCell()
    },
  })
}

function toCellText({ type, style, text }: { type: string; style: number; text: string }, context: SheetContext): string {
  switch (type) {
    case 's':
      return context.texts[Number(text)] ?? ''
    case 'str':
    case 'inlineStr':
      return readEscapes(text)
    case 'b':
      return text === '1' ? 'TRUE' : 'FALSE'
    case 'e':
      // The formula of the cell has failed, for example with #N/A.
      return ''
    case 'd':
      return text.slice(0, 10)
    default:
      return text === '' ? '' : toNumberText(text, context.formats[style], context.isSince1904)
  }
}

const positive = (text: string | undefined): number | undefined => (/^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : undefined)

/** Returns the number of the column, counted from 1: 'C12' gives 3. Undefined for other text. */
function columnOfReference(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0]
  return letters === undefined ? undefined : Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)
}
