import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './imports.ts'

// A row of docs/map.md: | 'sentence' | path, path |
const ROW = /^\|\s*(.+?)\s*\|\s*`([^`]+)`\s*\|$/

const rows = readFileSync(join(ROOT, 'docs/map.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const match = ROW.exec(line)
    return match ? [{ sentence: match[1] ?? '', file: match[2] ?? '' }] : []
  })

test('the map has rows', () => {
  expect(rows.length).toBeGreaterThan(40)
})

test.each(rows)('$file contains exactly "$sentence"', ({ sentence, file }) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const asSource = sentence.replaceAll("'", String.raw`\'`)
  expect(text.includes(sentence) || text.includes(asSource), `${sentence}\nis not in ${file}`).toBe(true)
})
