import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './imports.ts'

const rows = [...readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \| `([^`]+)` \|$/gm)].map(
  ([, term = '', meaning = '', folder = '']) => ({ term, meaning, folder }),
)
const terms = rows.map(({ term }) => term)

test('each term occurs once, in alphabetical order', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(new Set(terms).size).toBe(terms.length)
  expect(terms).toEqual(terms.toSorted())
})

test.each(rows)('the term $term has one sentence, and its folder exists', ({ meaning, folder }) => {
  expect([folder, existsSync(join(ROOT, folder))]).toEqual([folder, true])
  expect(meaning).not.toMatch(/\.\s/)
})

// Folders of technical parts with generally known names.
const COMMON_NAMES = new Set(['store', 'testing', 'debug', 'card-print', 'clients'])

test('every feature of the core has a term', () => {
  const features = readdirSync(join(ROOT, 'core'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const owned = new Set(rows.map(({ folder }) => folder))
  const missing = features
    .map(({ name }) => name)
    .filter((name) => name !== 'node_modules' && !COMMON_NAMES.has(name) && !owned.has(`core/${name}`))
  expect(missing).toEqual([])
})
