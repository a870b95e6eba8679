import { expect, test } from 'vitest'
import { isKeepable } from './keepable.ts'

test.each<[string, unknown, boolean]>([
  ['NUL', 'a\u0000b', false],
  ['the first half of a surrogate pair', ['\ud800'], false],
  ['the second half of a surrogate pair', { deep: [{ er: '\udfff' }] }, false],
  ['NUL in a name', { 'a\u0000': 1 }, false],
  ['NUL after a backslash', '\\\u0000', false],
  ['a whole surrogate pair', '👍', true],
  ['the written escape of NUL', String.raw`\u0000`, true],
  ['nothing', undefined, true],
])('JSON with %s, %j, can be stored by PostgreSQL: %s', (_, json, isKept) => expect(isKeepable(json)).toBe(isKept))
