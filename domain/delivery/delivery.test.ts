import { expect, test } from 'vitest'
import { addDays, type Day, isWeekend } from '../mail-date/mail-date.ts'
import { type DeliveryStandard, findArrival, findMailDate, WIDEST_STANDARD } from './arrival.ts'
import { addDeliveryDays, findHoliday, isDeliveryDay } from './delivery-days.ts'
import { findStandard, writeStandards } from './delivery-standards.ts'
import { findDeliveryDayUpTo } from './last-delivery-day.ts'
import { readStandard } from './read-standards.ts'

const PRESS = '45405'
const calendar = { today: '2026-11-23', blackoutDays: new Set(['2026-11-26', '2026-12-25', '2027-01-01']) }
const YEAR = Array.from({ length: 400 }, (_, ahead) => addDays('2026-06-01', ahead))
const STANDARDS: DeliveryStandard[] = [1, 2, 3, 4, 5].flatMap((max) => Array.from({ length: max }, (_, at) => ({ min: at + 1, max })))

test('no letters are delivered on Sundays and on the eleven holidays of the post; a holiday on a Sunday is observed on Monday', () => {
  const closed = YEAR.filter((day) => day >= '2027-01-01' && !isDeliveryDay(day) && new Date(`${day}T12:00:00Z`).getUTCDay() !== 0)
  expect(closed).toEqual(['2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-19', '2027-07-05'])
  const autumn = YEAR.filter((day) => day < '2027-01-01' && !isDeliveryDay(day) && new Date(`${day}T12:00:00Z`).getUTCDay() !== 0)
  expect(autumn).toEqual(['2026-06-19', '2026-07-04', '2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25'])
})

test('a day without delivery has its reason, and the delivery day before it', () => {
  const reasons = YEAR.flatMap((day) => findHoliday(day) ?? [])
  expect(reasons.join()).toBe('06-19,07-04,09-1-1,10-1-2,11-11,11-4-4,12-25,01-01,01-1-3,02-1-3,05-1-5,06-19,07-04,07-04')
  expect(['2026-11-29', '2026-11-26', '2027-07-05', '2026-12-26'].map(findDeliveryDayUpTo)).toEqual([
    '2026-11-28',
    '2026-11-25',
    '2027-07-03',
    '2026-12-26',
  ])
})

test('a card arrives after the days of its standard at the earliest, and a card that is mailed later never arrives earlier', () => {
  for (const standard of STANDARDS) {
    let before = { first: '', last: '' }
    for (const mailDate of YEAR) {
      const arrival = findArrival(mailDate, standard)
      expect(arrival.first >= addDays(mailDate, standard.min)).toBe(true)
      expect(arrival.first <= arrival.last && arrival.first >= before.first && arrival.last >= before.last).toBe(true)
      expect(isDeliveryDay(arrival.first) && isDeliveryDay(arrival.last)).toBe(true)
      before = arrival
    }
  }
})

test('the mail date that is found is the last one with which the card arrives by the wanted day', () => {
  const isMailDate = (day: Day) => !isWeekend(day) && !calendar.blackoutDays.has(day)
  for (const standard of STANDARDS)
    for (let ahead = 0; ahead < 70; ahead++) {
      const arriveBy = addDays(calendar.today, ahead)
      const found = findMailDate(arriveBy, standard, calendar)
      if (found.kind !== 'found') continue
      let next = addDays(found.mailDate, 1)
      while (!isMailDate(next)) next = addDays(next, 1)
      const isAhead = next <= addDays(calendar.today, 45)
      expect([isMailDate(found.mailDate), found.arrival.last <= arriveBy]).toEqual([true, true])
      expect(isAhead && findArrival(next, standard).last <= arriveBy).toBe(false)
    }
})

test('a day that is too early gets the first possible day of arrival, one that is too late the last, and both can be chosen', () => {
  const standard = { min: 2, max: 4 }
  expect(findMailDate('2026-11-24', standard, calendar)).toEqual({ kind: 'too-early', earliest: '2026-11-28', mailDate: '2026-11-23' })
  expect(findMailDate('2026-11-28', standard, calendar)).toMatchObject({ kind: 'found', mailDate: '2026-11-23' })
  expect(findMailDate('2027-03-01', standard, calendar)).toEqual({ kind: 'too-late', latest: '2027-01-12', mailDate: '2027-01-07' })
  expect(findMailDate('2027-01-12', standard, calendar)).toMatchObject({ kind: 'found', mailDate: '2027-01-07' })
  const closed = { today: calendar.today, blackoutDays: new Set(Array.from({ length: 60 }, (_, at) => addDays(calendar.today, at))) }
  expect(findMailDate('2026-12-10', standard, closed)).toEqual({ kind: 'none' })
})

test.each<[string, string, DeliveryStandard | undefined]>([
  ['the same area', '45402', { min: 1, max: 3 }],
  ['a neighbouring state', '46204', { min: 2, max: 4 }],
  ['New York', '10001', { min: 3, max: 4 }],
  ['Florida', '33101', { min: 3, max: 5 }],
  ['California', '90001', { min: 4, max: 5 }],
  ['Hawaii', '96813', { min: 3, max: 5 }],
  ['Puerto Rico', '00901', { min: 3, max: 5 }],
  ['the armed forces', '09021', undefined],
  ['nowhere', '00000', undefined],
])('the standard from Dayton, Ohio to %s', (_, zip, standard) => {
  expect(findStandard(PRESS, zip)).toEqual(standard)
})

test('every standard is within the published range, is the same in both directions, and is unchanged in the text for the page', () => {
  const standards = writeStandards(PRESS)
  expect(standards).toHaveLength(1_000)
  for (let area = 0; area < 1_000; area++) {
    const zip = String(area).padStart(3, '0').padEnd(5, '0')
    const standard = findStandard(PRESS, zip)
    expect(readStandard(standards, zip)).toEqual(standard)
    expect(findStandard(zip, PRESS)).toEqual(standard)
    const { min, max } = standard ?? WIDEST_STANDARD
    expect(min >= 1 && min <= max && max <= WIDEST_STANDARD.max).toBe(true)
  }
  for (const zip of ['', '454', 'x5405']) expect(readStandard(standards, zip)).toBeUndefined()
})

test('delivery days skip Sundays and holidays', () => {
  expect(addDeliveryDays('2026-11-25', 1)).toBe('2026-11-27')
  expect(addDeliveryDays('2026-11-28', 1)).toBe('2026-11-30')
})
