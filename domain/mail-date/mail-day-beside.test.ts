import { expect, test } from 'vitest'
import { findMailDayBeside } from './mail-day-beside.ts'

// 2026-11-20 is a Friday.
const calendar = { today: '2026-11-20', blackoutDays: new Set(['2026-11-26', '2026-11-27']) }

test.each([
  ['2026-11-27', 'later', '2026-11-30'],
  ['2026-11-27', 'earlier', '2026-11-25'],
  // Nothing is mailed between today and Monday, and the cards of today may already be in a batch.
  ['2026-11-23', 'earlier', undefined],
  // Day 45 is the last, a Monday.
  ['2027-01-01', 'later', '2027-01-04'],
  ['2027-01-04', 'later', undefined],
] as const)('%s, %s: %s', (day, direction, found) => expect(findMailDayBeside(day, direction, calendar)).toBe(found))
