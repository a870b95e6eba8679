import { expect, test } from 'vitest'
import { isOwnPath } from './own-path.ts'

test.each([
  ['/', true],
  ['/harborview?a=b', true],
  ['//other.example', false],
  ['/\\other.example', false],
  ['https://other.example/', false],
  ['', false],
])('%s leads to a page of the same host: %s', (path, expected) => expect(isOwnPath(path)).toBe(expected))
