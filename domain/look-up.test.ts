import { expect, test } from 'vitest'
import { lookUp } from './look-up.ts'

test('a known name returns its entry', () => {
  expect(lookUp({ locked: 'Locked' }, 'locked')).toBe('Locked')
  expect(lookUp({ 28: 'four weeks' }, 28)).toBe('four weeks')
})

test.each(['unknown', 'constructor', ''])('the name "%s", which every object inherits, has no entry', (name) =>
  expect(lookUp({ locked: 'Locked' }, name)).toBeUndefined(),
)
