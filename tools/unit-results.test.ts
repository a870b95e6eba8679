import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './imports.ts'
import { unitResults } from './unit-results.ts'

const assertion = (fullName: string, status: string, failureMessages: string[] = []) => ({ fullName, status, duration: 5, failureMessages })
const report = (status: string, message: string, assertionResults: unknown[]) => ({
  testResults: [{ name: join(ROOT, 'kit', 'a.test.ts'), status, message, assertionResults }],
})

test('a failed test has its file, its name and its error', () => {
  const written = report('failed', '', [
    assertion('adds', 'failed', ['Expected 1\n at a.test.ts:3']),
    assertion('ends', 'passed'),
    assertion('later', 'todo'),
  ])
  expect(unitResults(written, { code: 1, lastOutput: '' })).toEqual({
    files: [
      {
        file: 'kit/a.test.ts',
        passed: 1,
        skipped: 1,
        failures: [{ name: 'kit/a.test.ts: adds', error: 'Expected 1\n at a.test.ts:3' }],
        took: ['adds', 'ends', 'later'].map((name) => ({ name: `kit/a.test.ts: ${name}`, milliseconds: 5 })),
      },
    ],
    outside: [],
  })
})

test('a file that cannot be imported is a failure with its message', () => {
  const { files } = unitResults(report('failed', 'Cannot find ./b.ts', []), { code: 1, lastOutput: '' })
  expect(files[0]?.failures).toEqual([{ name: 'kit/a.test.ts: the file itself', error: 'Cannot find ./b.ts' }])
})

test('an error outside every test is a failure with the text that Vitest printed for it', () => {
  const lastOutput = 'ok a.test.ts\nUnhandled Rejection\nError: late\nTests 1 passed'
  const { outside } = unitResults(report('passed', '', [assertion('adds', 'passed')]), { code: 1, lastOutput })
  expect(outside).toEqual([{ name: 'the unit tests, outside a test', error: 'Unhandled Rejection\nError: late\nTests 1 passed' }])
})

test('a run without a report is a failure with the last lines of its output', () => {
  expect(unitResults(undefined, { code: 0, lastOutput: 'Killed' }).outside).toEqual([
    { name: 'the unit tests, outside a test', error: 'Killed' },
  ])
})
