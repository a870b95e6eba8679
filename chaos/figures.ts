import { appendFileSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

const FIGURES = join(import.meta.dirname, '..', 'docs', 'figures.md')
const HEADING = '## Nothing lost, nothing doubled'
const HEAD = `
${HEADING}

Trials that try to lose or double a card. Each counts what was lost or doubled. \`npm run chaos\` lists them; the trials kills, zombies, restarts and two-servers add their line here with \`--figures\`.

| command | date | machine | what came out |
| --- | --- | --- | --- |
`

/** Adds one line to docs/figures.md: the command, the date, the machine with its load, and the result. */
export function appendFigures({ command, result }: { command: string; result: string }): void {
  const head = readFileSync(FIGURES, 'utf8').includes(HEADING) ? '' : HEAD
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`
  appendFileSync(FIGURES, `${head}| \`${command}\` | ${new Date().toISOString().slice(0, 10)} | ${machine} | ${result} |\n`)
}

/** Reads a whole number from the command line. Throws if the text is not one. */
export function whole(option: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${option} takes a whole number, for example --${option} 100.`)
  return number
}
