import { cpus, loadavg } from 'node:os'
import type { Cost } from './measure.ts'

/** Prints a table, with the machine on which it was measured and its load. */
export function report(title: string, heads: string[], rows: [name: string, ...values: string[]][]): void {
  const table = [['', ...heads], ...rows]
  const first = Math.max(...table.map(([name = '']) => name.length))
  const widths = heads.map((_, column) => Math.max(...table.map((row) => row[column + 1]?.length ?? 0)))
  const line = ([name = '', ...values]: string[]) =>
    [name.padEnd(first), ...values.map((value, column) => value.padStart(widths[column] ?? 0))].join('   ').trimEnd()
  const load = loadavg().map((average) => average.toFixed(1))
  console.log(`${title}
${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores, load average ${load.join(' ')}
${table.map(line).join('\n')}
`)
}

export const COST_HEADS = ['a second', 'ms each', 'CPU ms each', 'elapsed, ratio', 'CPU, ratio']

/** Returns a row for COST_HEADS: the cost, and how many times as much it is as the minimum program that the bench measures beside it. */
export function costRow(name: string, cost: Cost, bare?: Cost): [string, ...string[]] {
  const byCpu = bare?.cpu && cost.cpu !== undefined ? `${short(cost.cpu / bare.cpu)}x` : ''
  return [
    name,
    short(1000 / cost.milliseconds),
    short(cost.milliseconds),
    cost.cpu === undefined ? 'unknown' : short(cost.cpu),
    bare ? `${short(cost.milliseconds / bare.milliseconds)}x` : '',
    byCpu,
  ]
}

/** Formats a number with three significant digits. */
export function short(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 4 })
}
