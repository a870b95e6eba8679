import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceRow } from './figures.ts'

const PAGE = `# Figures

| promise | measured | limit | ratio | load | command | date |
| --- | --- | --- | --- | --- | --- | --- |
| nothing twice | 1 twice | 2 | 0.5x | 9.0 | \`npm run chaos -- kills\` | 2026-01-01 |
| nothing late | 1 late | | | 9.0 | \`npm run chaos -- kills --slow\` | 2026-01-01 |

Notes.
`
const MEASURED = { measured: 'none | at all\nof 9', load: '1.5', date: '2026-11-28' }

test('a result replaces the earlier one of the same command and keeps the promise and the limit', () => {
  const row = '| nothing twice | none / at all of 9 | 2 | 0.5x | 1.5 | `npm run chaos -- kills` | 2026-11-28 |'
  expect(replaceRow(PAGE, { command: 'npm run chaos -- kills', ...MEASURED })).toBe(PAGE.replace(/^\| nothing twice.*$/m, row))
})

test('a command without a row gets one at the end of the table', () => {
  const row = '| | none / at all of 9 | | | 1.5 | `npm run chaos -- new` | 2026-11-28 |'
  expect(replaceRow(PAGE, { command: 'npm run chaos -- new', ...MEASURED })).toBe(PAGE.replace('\n\nNotes', `\n${row}\n\nNotes`))
})

test('every row of docs/figures.md has a promise, a result, a load, a command and a date', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'figures.md'), 'utf8')
  const [, , ...rows] = page.split('\n').filter((line) => line.startsWith('|'))
  expect(rows.length).toBeGreaterThan(40)
  for (const row of rows)
    expect(row).toMatch(/^\| [^|]+ \| [^|]+ \| [^|]*\| [^|]*\| [\d.]+( to [\d.]+)? \| `[^|`]+` \| \d{4}-\d\d-\d\d \|$/)
})
