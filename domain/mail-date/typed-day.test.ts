import { expect, test } from 'vitest'
import { typedDay } from './typed-day.ts'

test.each([
  ['11/24', '2026-11-24'],
  ['11/24/26', '2026-11-24'],
  ['11/24/2026', '2026-11-24'],
  [' 11-24-2026 ', '2026-11-24'],
  ['11.5', '2026-11-05'],
  ['2026-11-24', '2026-11-24'],
  ['Nov 24', '2026-11-24'],
  ['november 24, 2026', '2026-11-24'],
  ['24 de noviembre', '2026-11-24'],
  ['4 dic 2026', '2026-12-04'],
  ['Tuesday, November 24', '2026-11-24'],
  ['Martes, 24 de noviembre', '2026-11-24'],
  ['martes 24 de marzo de 2027', '2027-03-24'],
  ['18 de diciembre de 2026', '2026-12-18'],
  ['1/4', '2027-01-04'],
  ['Jan 4', '2027-01-04'],
  // This day passed a short time ago, so it is not read as one of the next year.
  ['11/20', '2026-11-20'],
  ['2/29', undefined],
  ['2/29/28', '2028-02-29'],
  ['24/11', undefined],
  ['13/45/2026', undefined],
  ['11/24/202', undefined],
  ['1/2/3/4', undefined],
  ['Monday', undefined],
  ['martes 24', undefined],
  ['tomorrow 5', undefined],
  ['11', undefined],
  ['', undefined],
])('on November 21, 2026 "%s" means %s', (typed, day) => expect(typedDay(typed, '2026-11-21')).toBe(day))
