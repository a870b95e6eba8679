import { expect, test } from 'vitest'
import { findCellKind } from './cell-kind.ts'
import { recogniseColumns } from './recognise-columns.ts'

test.each([
  ['ana@example.com', 'email'],
  ['(503) 555-0110', 'phone'],
  ['2840', 'zipCode'],
  ['97301-1234', 'zipCode'],
  ['2026-12-01', 'day'],
  ['24 de noviembre', 'day'],
  ['Dec 1', 'day'],
  ['12.5', 'number'],
  ['OR', 'state'],
  ['Rhode Island', 'state'],
  ['es', 'language'],
  ['12 Oak St, Salem, OR 97301', 'wholeAddress'],
  ['Salem, OR 97301', 'cityStateZip'],
  ['12 Oak St', 'street'],
  ['Apt 5', 'unit'],
  ['Dear Ana,', 'salutation'],
  ['Ana Reyes', 'fullName'],
  ['Reyes, Ana', 'fullName'],
  ['Ana', 'givenName'],
  ['Salem', 'word'],
  ['We are so glad that you chose to live here!', 'message'],
  ['12 Oak St, Salem, OR 97301 '.repeat(8), 'message'],
])('the cell %s looks like %s', (cell, kind) => expect(findCellKind(cell)).toBe(kind))

test('days that a spreadsheet wrote as numbers are no ZIP codes below the heading of a mail date', () => {
  const rows = [['Name', 'Mail date'], ...['46357', '46358', '46391'].map((day) => ['Ana Reyes', day])]
  expect(recogniseColumns(rows).columns.map(({ column }) => column)).toEqual(['fullName', 'mailDate'])
})
