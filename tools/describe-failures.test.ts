import { expect, test } from 'vitest'
import { describeFailures } from './describe-failures.ts'

test('a failure shows its name and the first fifteen lines of its error, without colours and the stack of the runner', () => {
  const error = [
    '\u001b[31mExpected 1\u001b[39m',
    '',
    '    at run (file:///root/node_modules/vitest/run.js:3:1)',
    ...Array.from({ length: 30 }, (_, index) => `at line ${index}`),
  ].join('\n')
  const lines = describeFailures([{ name: 'a.test.ts: adds', error }])
  expect(lines.slice(0, 3)).toEqual(['  a.test.ts: adds', '      Expected 1', '      at line 0'])
  expect(lines).toHaveLength(16)
})

test('from the eleventh failure on only the names are shown', () => {
  const failures = Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, error: 'one\ntwo' }))
  const lines = describeFailures(failures)
  expect(lines).toHaveLength(10 * 3 + 2)
  expect(lines.slice(-2)).toEqual(['  test 10', '  test 11'])
})
