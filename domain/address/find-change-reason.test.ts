import { expect, test } from 'vitest'
import { findChangeReason } from './find-change-reason.ts'

test.each([
  ['Avenue', 'AVE', 'abbreviated'],
  ['suite', 'STE', 'abbreviated'],
  ['North Boulevard,', 'N BLVD', 'abbreviated'],
  ['', '1234', 'added'],
  ['c/o Smith', '', 'left-out'],
  ['Seatle', 'Seattle', 'corrected'],
  ['98104', '98104-1193', 'corrected'],
  ['Bostonn', 'Boston', 'corrected'],
  ['Maain', 'MAIN', 'corrected'],
  ['Streett', 'Street', 'corrected'],
  ['Lane', 'LN', 'abbreviated'],
  ['Fourth', '4TH', 'corrected'],
  ['Elm Street', 'ELM', 'corrected'],
  ['Street', 'AVE', 'corrected'],
])('"%s" that became "%s" was %s', (from, to, reason) => {
  expect(findChangeReason({ from, to })).toBe(reason)
})
