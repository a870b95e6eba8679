import { expect, test } from 'vitest'
import { readTags } from './contact-values.ts'
import { sayAge, sayPlace, sayShortDay } from './say-contact.ts'

test.each([
  ['2026-11-23', 'today'],
  ['2026-11-22', 'yesterday'],
  ['2026-11-03', '20 days ago'],
  ['2026-08-20', '3 months ago'],
  ['2024-11-01', '2 years ago'],
])('the day %s is described as %s', (day, age) => expect(sayAge(day, '2026-11-23', 'en-US')).toBe(age))

test('a day of another year is written with its year, in the language of the page', () => {
  expect(sayShortDay('2026-11-02', '2026-11-23', 'en-US')).toBe('Nov 2')
  expect(sayShortDay('2025-12-18', '2026-11-23', 'en-US')).toBe('Dec 18, 2025')
})

test('the short address is the city with the unit, or with the street', () => {
  expect(sayPlace({ city: 'Portland', address1: '9 Pine Street', address2: 'Unit 9C' })).toBe('Portland, Unit 9C')
  expect(sayPlace({ city: '', address1: '9 Pine Street', address2: '' })).toBe('9 Pine Street')
})

test('tags are separated by commas, and each is kept once, regardless of case', () => {
  expect(readTags(' new  resident, Family,, family ')).toEqual(['new resident', 'family'])
})
