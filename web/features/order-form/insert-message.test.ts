import { expect, test } from 'vitest'
import { insertMessage } from './insert-message.ts'

const at = (from: number, to = from) => ({ offered: ['Welcome home!', 'Dear {first name},'], from, to })

test.each([
  ['', 'Saved', at(0), 'Saved'],
  [' \n', 'Saved', at(2), 'Saved'],
  ['Welcome home!\r\n', 'Saved', at(3), 'Saved'],
  ['Dear {first name},', 'Saved', at(0), 'Saved'],
  ['My own words', ' Saved', at(6), 'My own Saved words'],
  ['My own words', 'Saved', at(3, 12), 'My Saved'],
])('into the closing %j, the message %j is inserted at the right place', (closing, message, place, result) =>
  expect(insertMessage(closing, message, place)).toBe(result),
)
