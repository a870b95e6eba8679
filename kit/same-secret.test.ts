import { expect, test } from 'vitest'
import { isSameSecret } from './same-secret.ts'

test.each([
  ['secret', 'secret', true],
  ['secret', 'Secret', false],
  ['secret', 'secret ', false],
  ['', '', true],
])('%j and %j: %s', (one, other, isSame) => expect(isSameSecret(one, other)).toBe(isSame))
