import { expect, test } from 'vitest'
import { addMonths, createPlan, listDays, listMonths, readYear } from './plan.ts'

const plan = createPlan({
  today: '2026-11-23',
  siteDays: [{ day: '2026-11-26', reason: { en: 'Thanksgiving' } }],
  ownDays: [
    { day: '2026-12-18', reason: { en: 'Offices closed' } },
    { day: '2026-11-26', reason: null },
    { day: '2026-12-19', reason: null },
  ],
  waiting: [{ day: '2026-12-18', cards: 27, people: 9 }],
  waitingAtSite: [{ day: '2026-12-18', cards: 30, people: 11 }],
})

test('a day shows its cards and why it is closed, and a closed day of the site comes first', () => {
  expect(plan('2026-12-18')).toMatchObject({
    cards: 27,
    people: 9,
    cardsAtSite: 30,
    peopleAtSite: 11,
    closed: { by: 'client', reason: { en: 'Offices closed' } },
  })
  expect(plan('2026-11-26')).toMatchObject({ cards: 0, closed: { by: 'site', reason: { en: 'Thanksgiving' } } })
  expect(plan('2026-11-22')).toMatchObject({ isPast: true, isWeekend: true, closed: undefined })
})

test('the year counts the weekdays that are not closed', () => {
  const { mailed, closed } = readYear(plan, '2026-11-23')
  expect(closed.map(({ day }) => day)).toEqual(['2026-11-26', '2026-12-18'])
  expect(mailed).toBe(261 - 2)
})

test('the list of months continues into the next year', () => {
  expect(listMonths('2026-11-23', 3)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
  expect(listDays('2027-02-01')).toHaveLength(28)
})

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
])('%s and %d months: %s', (day, months, then) => expect(addMonths(day, months)).toBe(then))
