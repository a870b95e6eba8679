import { expect, test } from 'vitest'
import { storyResults } from './story-results.ts'

const spec = (title: string, status: string, errors: unknown[] = []) => ({
  file: 'press.story.ts',
  title,
  tests: [{ status, results: status === 'skipped' ? [] : [{ duration: 7, errors }] }],
})
const report = (specs: unknown[], errors: unknown[] = []) => ({
  suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
  errors,
})

test('a failed story has its file, its title, and where and why it failed', () => {
  const error = { message: 'Timed out', location: { file: '/e2e/press.story.ts', line: 12 } }
  const written = report([spec('cuts', 'unexpected', [error]), spec('marks', 'expected'), spec('later', 'skipped')])
  expect(storyResults(written, { code: 1, lastOutput: '' })).toEqual({
    files: [
      {
        file: 'e2e/press.story.ts',
        passed: 1,
        skipped: 1,
        failures: [{ name: 'e2e/press.story.ts: cuts', error: 'at /e2e/press.story.ts:12\nTimed out' }],
        took: [
          { name: 'e2e/press.story.ts: cuts', milliseconds: 7 },
          { name: 'e2e/press.story.ts: marks', milliseconds: 7 },
          { name: 'e2e/press.story.ts: later', milliseconds: 0 },
        ],
      },
    ],
    outside: [],
  })
})

test('an error outside every story is a failure', () => {
  const { outside } = storyResults(report([spec('cuts', 'expected')], [{ message: 'The product did not end.' }]), {
    code: 1,
    lastOutput: '',
  })
  expect(outside).toEqual([{ name: 'the stories, outside a story', error: 'The product did not end.' }])
})

test('a run that ends with an error, but reports no failed story, is a failure with the last lines of its output', () => {
  const ended = { code: 1, lastOutput: 'No space left on device' }
  const expected = [{ name: 'the stories, outside a story', error: 'No space left on device' }]
  expect(storyResults(undefined, ended).outside).toEqual(expected)
  expect(storyResults(report([spec('cuts', 'expected')]), ended).outside).toEqual(expected)
})
