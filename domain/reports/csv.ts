/** What a table calculation would take for a formula when it begins a cell. */
const FORMULA = /^[=+\-@\t\r]/

/** Writes a row of CSV (RFC 4180): every cell is quoted, and one that would be a formula begins with an apostrophe. */
export function toCsvRow(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => `"${toSafeText(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** Returns what a cell meant before it was made safe. */
export const fromSafeText = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell)

// A number is no formula, also a negative one.
const toSafeText = (cell: string | number) => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell))
