import { expect, test } from 'vitest'
import { TaskFailed } from './task-process/task-failed.ts'
import { toUnavailable } from './unavailable.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code }, more)

test.each([
  ['a full disk of this machine', withCode('ENOSPC'), 507],
  ['a used-up quota of this machine', withCode('EDQUOT'), 507],
  ['a full disk of the database', withCode('53100'), 507],
  ['a used-up quota of the database', new Error('could not extend file "base/1/2": Disk quota exceeded'), 507],
  ['a full disk as the cause of another error', new Error('x', { cause: withCode('ENOSPC') }), 507],
  ['too many connections', withCode('53300'), 503],
  ['no memory', withCode('53200'), 503],
  ['a server that stops', withCode('57P01'), 503],
  ['a server that starts', withCode('57P03'), 503],
  ['a server that accepts only reads', withCode('25006'), 503],
  ['a refused connection', withCode('ECONNREFUSED'), 503],
  ['no socket', withCode('ENOENT', { syscall: 'connect' }), 503],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), 503],
  ['no free connection', new Error('timeout exceeded when trying to connect'), 503],
  ['a task without an answer', new TaskFailed('timeout'), 503],
  ['a missing file', withCode('ENOENT', { syscall: 'open' }), undefined],
  ['a violated constraint of a table', withCode('23505'), undefined],
  ['no error at all', 'text', undefined],
])('%s: %s is answered %s', (_, error, status) => {
  expect(toUnavailable(error)?.status).toBe(status)
})
