import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './imports.ts'

/** The habits of the screens, as CONTRIBUTING.md lists them. */
const HABITS = 15

const stories = readdirSync(join(ROOT, 'e2e')).filter((name) => name.endsWith('.story.ts'))
const tagsOf = (file: string): string[] => readFileSync(join(ROOT, 'e2e', file), 'utf8').match(/(?<=')@habit-\d+(?=')/g) ?? []
const table = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').matchAll(/^\| (\d+) \| .+ \|$/gm)

test('each habit of the screens has a line in CONTRIBUTING.md and a story with its tag', () => {
  const numbers = Array.from({ length: HABITS }, (_, index) => index + 1)
  expect([...table].map(([, number]) => Number(number))).toEqual(numbers)
  const shown = new Set(stories.flatMap(tagsOf))
  expect([...shown].toSorted()).toEqual(numbers.map((number) => `@habit-${number}`).toSorted())
})
