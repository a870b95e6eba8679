import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/?cgid=birthday&shippingDate=2026-11-24', '/?cgid=birthday&shippingDate=2026-11-24'],
  ['/harborview#top', '/harborview#top'],
  ['https://evil.test/', '/'],
  ['//evil.test', '/'],
  ['///evil.test', '/'],
  ['/\\evil.test', '/'],
  ['/\t/evil.test', '/'],
  ['/%0d%0aSet-Cookie:x', '/%0d%0aSet-Cookie:x'],
  ['/.//evil.test', '/'],
  ['/a/..//evil.test', '/'],
  ['\\\\evil.test', '/'],
  ['javascript:alert(1)', '/'],
  [' //evil.test', '/'],
  ['/@evil.test', '/@evil.test'],
  ['/api/session/sign-in', '/'],
  ['/a/../api/session/sign-out', '/'],
  ['/logout', '/'],
  ['/ñ', '/'],
])('%j returns to %j', (wanted, expected) => {
  expect(localPath(wanted, 'https://cards.example.com')).toBe(expected)
  expect(new URL(expected, 'https://cards.example.com').origin).toBe('https://cards.example.com')
})
