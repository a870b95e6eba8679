import { expect, test } from 'vitest'
import { isLockedForGood, LOCKED_FOR_GOOD, readLockEnd } from './account-lock.ts'

test.each([
  ['after wrong passwords', { unlockAt: '2026-11-23T12:00:00.000Z', secondsUntilUnlock: 900 }, false, '2026-11-23T12:00:00.000Z'],
  ['after wrong passwords, without an instant', { secondsUntilUnlock: 900 }, false, undefined],
  ['of this product', { unlockAt: LOCKED_FOR_GOOD, secondsUntilUnlock: 30_000_000_000 }, true, undefined],
  ['without an end', {}, true, undefined],
])('the end of a lock %s is read', (_, account, isForGood, end) => {
  expect(isLockedForGood({ status: 'LOCKED', ...account })).toBe(isForGood)
  expect(readLockEnd({ status: 'LOCKED', ...account })?.toISOString()).toBe(end)
})
