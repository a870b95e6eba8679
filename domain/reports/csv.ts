/** Characters at the beginning of a cell that make a spreadsheet read it as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Stands before the first row: a spreadsheet reads UTF-8 only with this mark. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Writes a row of CSV (RFC 4180). Every cell is quoted, and a cell that would be a formula gets an apostrophe in front. */
export function toCsvRow(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => `"${toSafeText(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** Returns the original value of a cell that toCsvRow wrote with an apostrophe in front. */
export const fromSafeText = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell)

// A number is not a formula, even a negative one.
const toSafeText = (cell: string | number) => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell))
