import { expect, test } from 'vitest'
import { compareDays } from './compare-days.ts'

const client = { kind: 'client', clientId: 'c' } as const
const days = (...list: string[]) => ({ daysWithoutMailing: list.map((day) => ({ day, reason: { en: day } })) })

test('a change closes the days that it adds and opens those that it removes', () => {
  const after = days('2026-12-02', '2026-12-03')
  const { closed, opened } = compareDays(client, { before: days('2026-12-01', '2026-12-02'), after, standing: after })
  expect([closed.map(({ day }) => day), opened]).toEqual([['2026-12-03'], ['2026-12-01']])
})

test('a change that was reverted meanwhile closes and opens no day', () => {
  const before = days('2026-12-01')
  expect(compareDays(client, { before, after: days('2026-12-03'), standing: before })).toEqual({ closed: [], opened: [] })
})

test('a blackout day of the site is closed when it is added and opened when it is removed', () => {
  const target = { kind: 'blackout-day', day: '2026-12-24' } as const
  const [none, some] = [{ blackoutDay: null }, { blackoutDay: { day: '2026-12-24' } }]
  expect(compareDays(target, { before: none, after: some, standing: some }).closed).toEqual([{ day: '2026-12-24' }])
  expect(compareDays(target, { before: some, after: none, standing: none }).opened).toEqual(['2026-12-24'])
  expect(compareDays({ kind: 'banner', clientId: 'c' }, { before: none, after: some, standing: some })).toEqual({ closed: [], opened: [] })
})
