import { access } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { errorCode } from './error-code.ts'

test('an error of the system has its code', async () => {
  const error: unknown = await access('/nowhere/at/all').catch((caught: unknown) => caught)
  expect(errorCode(error)).toBe('ENOENT')
})

test.each([new Error('no code'), Object.assign(new Error('a number'), { code: 404 }), { code: 'ENOENT' }, 'ENOENT', undefined])(
  'anything else has no code: %o',
  (error) => expect(errorCode(error)).toBeUndefined(),
)
