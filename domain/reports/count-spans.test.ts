import { expect, test } from 'vitest'
import { addDays } from '../mail-date/mail-date.ts'
import { startOfPostalDay } from '../mail-date/postal-day.ts'
import { startsOfDays } from './count-spans.ts'
import { listDays } from './report-period.ts'

const YEARS = listDays({ from: '2025-01-01', to: '2027-01-03' })

test.each([
  'America/New_York',
  'UTC',
  // Summer time begins and ends a month apart around Ramadan, or changes by half an hour; some days have no midnight.
  'Africa/Casablanca',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'America/Havana',
  'America/Santiago',
  'Asia/Gaza',
  'Asia/Kathmandu',
])('each day of two years begins in %s when that day alone does', (zone) => {
  const days = [...YEARS, addDays('2027-01-03', 1)]
  expect(startsOfDays(YEARS, zone)).toEqual(days.map((day) => startOfPostalDay(day, zone).getTime() / 60_000))
})
