import { expect, test } from 'vitest'
import { readLockCause, readPersonState } from './person-state.ts'

const NOW = new Date('2026-11-23T15:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const usual = { enabled: true, locked: false, lastSignOn: daysAgo(1), unlockedAt: undefined }

test.each([
  ['signed in yesterday', usual, 'active'],
  ['away for 105 of 120 days', { ...usual, lastSignOn: daysAgo(105) }, 'active'],
  ['away for 106 of 120 days', { ...usual, lastSignOn: daysAgo(106) }, 'away'],
  ['away for longer than that', { ...usual, lastSignOn: daysAgo(200) }, 'away'],
  ['unlocked since', { ...usual, lastSignOn: daysAgo(200), unlockedAt: daysAgo(3) }, 'active'],
  ['never signed in', { ...usual, lastSignOn: undefined }, 'invited'],
  ['locked, and never signed in', { ...usual, lastSignOn: undefined, locked: true }, 'locked'],
  ['locked and disabled', { ...usual, enabled: false, locked: true }, 'off'],
] as const)('%s', (_, standing, state) => expect(readPersonState(standing, NOW, 120).state).toBe(state))

test('the day of the lock counts from the last visit or the last unlocking, whichever is later', () => {
  expect(readPersonState({ ...usual, lastSignOn: daysAgo(80) }, NOW, 90)).toEqual({ state: 'away', locksAt: daysAgo(-10) })
  expect(readPersonState({ ...usual, lastSignOn: daysAgo(80), unlockedAt: daysAgo(5) }, NOW, 90).locksAt).toEqual(daysAgo(-85))
  expect(readPersonState({ ...usual, lastSignOn: undefined }, NOW)).toEqual({ state: 'invited' })
})

test.each([
  ['wrong-passwords', { lastSeen: daysAgo(1), lockEndsAt: daysAgo(-1), lockedAt: undefined }],
  ['inactivity', { lastSeen: daysAgo(130), lockEndsAt: undefined, lockedAt: daysAgo(2) }],
  ['administrator', { lastSeen: daysAgo(20), lockEndsAt: undefined, lockedAt: daysAgo(2) }],
  ['administrator', { lastSeen: undefined, lockEndsAt: undefined, lockedAt: undefined }],
] as const)('a lock by %s', (cause, account) => expect(readLockCause(account, 120)).toBe(cause))
