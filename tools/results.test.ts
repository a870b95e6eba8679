import { expect, test } from 'vitest'
import { filesToRunAgain, mergeAgain, slowest, sum, type FileResults } from './results.ts'

const file = (name: string, passed: number, failed: string[] = []): FileResults => ({
  file: name,
  passed,
  skipped: 0,
  failures: failed.map((one) => ({ name: `${name}: ${one}`, error: 'Expected 1.' })),
  took: [{ name, milliseconds: passed }],
})
const crash = { name: 'vitest', error: 'Out of memory.' }

test('the counts include all files, and a failure outside a file counts too', () => {
  const { passed, failures } = sum([
    { files: [file('a', 3, ['one']), file('b', 2)], outside: [] },
    { files: [file('c', 1)], outside: [crash] },
  ])
  expect(passed).toBe(6)
  expect(failures.map(({ name }) => name)).toEqual(['a: one', 'vitest'])
})

test('the slowest tests of all runs come first', () => {
  const all = [{ files: [file('a', 3), file('b', 9)], outside: [] }]
  expect(slowest(all, 1)).toEqual([{ name: 'b', milliseconds: 9 }])
})

test('only files with a failure run again, and none if more than five failed', () => {
  const failed = ['a', 'b', 'c', 'd', 'e'].map((name) => file(name, 1, ['one']))
  expect(filesToRunAgain({ files: [...failed, file('whole', 1)], outside: [] })).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(filesToRunAgain({ files: [...failed, file('f', 1, ['one'])], outside: [] })).toEqual([])
})

test('a test that passes the second time counts as passed, and is listed as unreliable', () => {
  const first = { files: [file('a', 3, ['one', 'two']), file('b', 2)], outside: [] }
  const { results, unreliable } = mergeAgain(first, { files: [file('a', 4, ['two'])], outside: [] })
  expect(sum([results])).toMatchObject({ passed: 6, failures: [{ name: 'a: two' }] })
  expect(unreliable.map(({ name }) => name)).toEqual(['a: one'])
})

test('a second run that crashed before it reached a file leaves the failure of the first', () => {
  const { results, unreliable } = mergeAgain({ files: [file('a', 3, ['one'])], outside: [] }, { files: [], outside: [crash] })
  expect(sum([results]).failures.map(({ name }) => name)).toEqual(['a: one', 'vitest'])
  expect(unreliable).toEqual([])
})
