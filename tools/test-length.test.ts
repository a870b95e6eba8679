import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './imports.ts'

const MAX_LINES = 300

/** A longer one is split by behaviour, with what the parts share in a testing/ folder. */
test(`a test, a story or what sets them up has at most ${MAX_LINES} lines`, () => {
  const isOfTests = (file: string) => /\.(test|story)\.tsx?$|^e2e\/|\/testing\//.test(file)
  const tooLong = sourceFiles().filter((file) => isOfTests(file) && countLines(file) > MAX_LINES)
  expect(tooLong).toEqual([])
})

function countLines(file: string): number {
  return readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length
}
