import { expect, test } from 'vitest'
import { MAX_JSON_LEVELS, nestsTooDeep } from './json-levels.ts'

const nested = (levels: number) => '[{"a":'.repeat(levels / 2) + '1' + '}]'.repeat(levels / 2)

test.each<[string, string, boolean]>([
  ['the deepest allowed nesting', nested(MAX_JSON_LEVELS), false],
  ['two levels more', nested(MAX_JSON_LEVELS + 2), true],
  ['many levels side by side', `[${'[],{},'.repeat(500)}[]]`, false],
  ['brackets in a text', JSON.stringify({ '["\\': '[{"\\'.repeat(500) }), false],
  ['nesting without end', '['.repeat(90_000), true],
])('%s', (_, json, isTooDeep) => expect(nestsTooDeep(json)).toBe(isTooDeep))
