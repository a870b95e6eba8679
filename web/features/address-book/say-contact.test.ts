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

test.each([
  ['9 Pine Street', 'Unit 9C', 'Portland', '9 Pine Street, Unit 9C, Portland'],
  ['9 Pine Street', '', '', '9 Pine Street'],
  ['1200 NE WINCHESTER BLVD', 'APT 4B', 'PORTLAND', '1200 NE Winchester Blvd, Apt 4B, Portland'],
  ['1200 NE Winchester BLVD', 'APT 4B', 'Portland', '1200 NE Winchester Blvd, Apt 4B, Portland'],
  ["41ST ST N O'BRIEN-HALE PKWY", 'STE 22', 'WINSTON-SALEM', "41st St N O'Brien-Hale Pkwy, Ste 22, Winston-Salem"],
  ['PO BOX 12', '', 'ST. LOUIS', 'PO Box 12, St. Louis'],
  ['100 MLK BLVD', '', 'CAÑON CITY', '100 MLK Blvd, Cañon City'],
  ['100 MLK Blvd', '# 4', 'McMinnville', '100 MLK Blvd, # 4, McMinnville'],
])('%s / %s / %s is said as street, unit and city', (address1, address2, city, said) => {
  expect(sayPlace({ address1, address2, city })).toBe(said)
})

test('tags are separated by commas, and each is kept once, regardless of case', () => {
  expect(readTags(' new  resident, Family,, family ')).toEqual(['new resident', 'family'])
})
