import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './imports.ts'

const MAX_LINES = 300

/** Split a longer file by behaviour, and put what the parts share into a testing/ folder. */
test(`a test file, a story or a file of a testing folder has at most ${MAX_LINES} lines`, () => {
  const isOfTests = (file: string) => /\.(test|story)\.tsx?$|^e2e\/|\/testing\//.test(file)
  const tooLong = sourceFiles().filter((file) => isOfTests(file) && countLines(file) > MAX_LINES)
  expect(tooLong).toEqual([])
})

function countLines(file: string): number {
  return readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length
}
