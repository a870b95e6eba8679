import { expect, test } from 'vitest'
import { jsonLog } from './log.ts'
import { LoggableError } from './loggable-error.ts'
import { UpstreamTimeout } from './upstream-error.ts'

function logged(cause: unknown): Record<string, unknown> {
  const lines: string[] = []
  jsonLog({ write: (line: string) => void lines.push(line) }).warn('A step failed.', { cause })
  return (JSON.parse(lines[0] ?? '') as { cause: Record<string, unknown> }).cause
}

test('an error is logged with its name and stack frames, never with its message, which may contain input', () => {
  const cause = logged(new Error('No customer ana@harborview.test'))
  expect(cause).toMatchObject({
    name: 'Error',
    frames: [expect.stringContaining('log.test.ts'), ...Array<unknown>(7).fill(expect.anything())],
  })
  expect(JSON.stringify(cause)).not.toContain('harborview')
})

test('the message of a loggable error and of its causes is logged', () => {
  const secret = Object.assign(new Error('connect to ana@harborview.test'), { code: 'ECONNREFUSED' })
  const cause = logged(new LoggableError('The user could not be resolved.', { cause: new UpstreamTimeout('commerce', secret) }))
  expect(cause).toMatchObject({
    message: 'The user could not be resolved.',
    cause: { name: 'UpstreamTimeout', message: 'commerce did not answer.', cause: { name: 'Error', code: 'ECONNREFUSED' } },
  })
  expect(JSON.stringify(cause)).not.toContain('harborview')
})

test('a circular cause is logged a limited number of times', () => {
  const endless = new LoggableError('again')
  endless.cause = endless
  expect(JSON.stringify(logged(endless)).match(/"message":"again"/g)).toHaveLength(4)
})
