import { expect, test } from 'vitest'
import { isWithoutBirthday, readBirthday, writeBirthday } from './read-birthday.ts'
import { splitFileName } from './split-file-name.ts'

test.each([
  ['Peña, Lucía', 'Lucía', 'Peña'],
  ['de la Cruz,  Ana María', 'Ana María', 'de la Cruz'],
  ['Doe, John, Jr.', 'John', 'Doe Jr.'],
  ['Doe Jr., John', 'John', 'Doe Jr.'],
  ['Lindqvist, Theo & June', 'Theo & June', 'Lindqvist'],
  ['John Doe, Jr.', 'John', 'Doe Jr.'],
  ['Ana Ruiz, MD, PhD', 'Ana', 'Ruiz MD PhD'],
  ['John Smith, CPA', 'John', 'Smith CPA'],
  ['Ana Ruiz, RN', 'Ana', 'Ruiz RN'],
  ['Ruth Chen, D.D.S.', 'Ruth', 'Chen D.D.S.'],
  ['JOHN SMITH, CPA', 'JOHN', 'SMITH CPA'],
  ['Theo Lindqvist, XQZ', 'Theo', 'Lindqvist XQZ'],
  ['Smith, John, CPA', 'John', 'Smith CPA'],
  ['PEÑA, ANA', 'ANA', 'PEÑA'],
  ['Smith, AJ', 'AJ', 'Smith'],
  ['Chen, Ma', 'Ma', 'Chen'],
  ['Lucía Peña', 'Lucía', 'Peña'],
  ['Peña,', '', 'Peña'],
  [', Lucía', '', 'Lucía'],
])('%j is %j %j', (name, firstName, lastName) => expect(splitFileName(name, false)).toEqual({ firstName, lastName }))

test('the name of a company is not reordered', () => {
  const { firstName, lastName } = splitFileName('Harbor Homes, Inc.', false)
  expect(`${firstName} ${lastName}`).toBe('Harbor Homes Inc.')
})

test.each([
  ['1990-02-28', '02-28', 1990],
  ['19900228', '02-28', 1990],
  ['1990/02/28', '02-28', 1990],
  ['1990-02-28T00:00:00Z', '02-28', 1990],
  ['1990-02-28 00:00:00', '02-28', 1990],
  ['2/28/1990 12:00 AM', '02-28', 1990],
  ['--02-28', '02-28', null],
  ['--0228', '02-28', null],
  ['1604-02-29', '02-29', null],
  ['2/28/1990', '02-28', 1990],
  ['02-28-1990', '02-28', 1990],
  ['2/28/90', '02-28', null],
  ['2/28', '02-28', null],
  ['02/29', '02-29', null],
  ['02/29/1996', '02-29', 1996],
  ['Feb 28, 1990', '02-28', 1990],
  ['October 8, 1990', '10-08', 1990],
  ['28 de febrero de 1990', '02-28', 1990],
  ['February 29', '02-29', null],
])('%j is the birthday %s of %j', (text, monthDay, year) => {
  const birthday = { monthDay, year }
  expect(readBirthday(text, 2026)).toEqual(birthday)
  expect(readBirthday(writeBirthday(birthday), 2026)).toEqual(birthday)
})

test.each([
  ['', true],
  ['0/0/00', true],
  ['0000-00-00', true],
  ['1/1/00', false],
  ['soon', false],
])('whether %j means that there is no birthday: %s', (text, isNone) => expect(isWithoutBirthday(text)).toBe(isNone))

test.each([
  ['02/29/1999', 'no-such-day'],
  ['1999-02-29', 'no-such-day'],
  ['28/02/1990', 'no-such-day'],
  ['2/30', 'no-such-day'],
  ['Feb 30', 'no-such-day'],
  ['1990', 'day-unreadable'],
  ['1990-02', 'day-unreadable'],
  ['circa 1800', 'day-unreadable'],
  ['soon', 'day-unreadable'],
  ['2/3/4/5', 'day-unreadable'],
  ['1849-01-01', 'birth-year-out-of-range'],
  ['2027-01-01', 'birth-year-out-of-range'],
])('%j is refused: %s', (text, problem) => expect(readBirthday(text, 2026)).toEqual({ problem }))
