import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

const FIGURES = join(import.meta.dirname, '..', 'docs', 'figures.md')

/** The columns of the table in docs/figures.md. */
const COLUMNS = ['promise', 'measured', 'limit', 'ratio', 'load', 'command', 'date'] as const
type Measurement = { command: string; measured: string; load: string; date: string }

/** Writes the result of a command into its row of docs/figures.md, with the date and the load of the machine. */
export function writeFigure({ command, result }: { command: string; result: string }): void {
  const measurement = { command, measured: result, load: loadavg()[0]?.toFixed(1) ?? '', date: new Date().toISOString().slice(0, 10) }
  writeFileSync(FIGURES, replaceRow(readFileSync(FIGURES, 'utf8'), measurement))
}

/**
 * Returns the page with the measurement in the row of its command. A command without a row gets a row at the end of the table, with an empty promise.
 */
export function replaceRow(page: string, { command, ...measured }: Measurement): string {
  const lines = page.split('\n')
  const isRow = (line: string) => line.startsWith('| ')
  const at = lines.findIndex((line) => isRow(line) && readCells(line)[COLUMNS.indexOf('command')] === `\`${command}\``)
  const known = at === -1 ? [] : readCells(lines[at] ?? '')
  const found: Record<string, string> = { ...measured, command: `\`${command}\`` }
  const cells = COLUMNS.map((name, column) => (found[name] ?? known[column] ?? '').replaceAll('|', '/').replaceAll('\n', ' '))
  const row = `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`
  if (at !== -1) return lines.with(at, row).join('\n')
  const last = lines.findLastIndex(isRow)
  if (last === -1) throw new Error('docs/figures.md has no table.')
  return lines.toSpliced(last + 1, 0, row).join('\n')
}

const readCells = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Reads a whole number from the command line. Throws if the text is not a whole number. */
export function readWholeNumber(option: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${option} takes a whole number, for example --${option} 100.`)
  return number
}
