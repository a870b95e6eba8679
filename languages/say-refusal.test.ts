import { expect, test } from 'vitest'
import { english } from './english/english.ts'
import { refusalTitle, sayRefusal } from './say-refusal.ts'

test('a refusal has its sentence with values, and one that fills a page also has its own title', () => {
  expect(sayRefusal(english, { code: 'print-file-unreadable', params: { orderNo: 'F-1' } })).toBe(
    'The print file of order F-1 cannot be read.',
  )
  expect(sayRefusal(english, { code: 'access-denied' })).toBe('You are not authorized to view this page.')
  expect([refusalTitle(english, 'access-denied'), refusalTitle(english, 'not-found')]).toEqual(['Access Denied', 'Something went wrong'])
})

test('a code of a newer release has no sentence here, and neither has a name that every object inherits', () => {
  for (const code of ['of-tomorrow', 'constructor', '__proto__', '']) {
    expect(sayRefusal(english, { code })).toBeUndefined()
    expect(refusalTitle(english, code)).toBe('Something went wrong')
  }
})

test('before the English refusals are loaded, only those that fill a page have a sentence', () => {
  const early = { errorPages: english.errorPages, refusals: {} }
  expect(sayRefusal(early, { code: 'not-found' })).toBeUndefined()
  expect(sayRefusal(early, { code: 'unexpected' })).toMatch(/^An unexpected problem occurred\./)
})
