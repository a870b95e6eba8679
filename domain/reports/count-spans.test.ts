import { expect, test } from 'vitest'
import { addDays } from '../mail-date/mail-date.ts'
import { startOfPostalDay } from '../mail-date/postal-day.ts'
import { startsOfDays } from './count-spans.ts'
import { listDays } from './report-period.ts'

const YEARS = listDays({ from: '2025-01-01', to: '2027-01-03' })

test.each([
  'America/New_York',
  'UTC',
  // Zones whose summer time pauses for Ramadan or changes by half an hour, or where some days have no midnight.
  'Africa/Casablanca',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'America/Havana',
  'America/Santiago',
  'Asia/Gaza',
  'Asia/Kathmandu',
])('in %s, the days of two years begin at the same instants as when each is computed alone', (zone) => {
  const days = [...YEARS, addDays('2027-01-03', 1)]
  expect(startsOfDays(YEARS, zone)).toEqual(days.map((day) => startOfPostalDay(day, zone).getTime() / 60_000))
})
