import type { BatchDetails, PressOverview } from '@fondly/contracts/bff/press.ts'
import { expect, test } from 'vitest'
import { findBatchInterval, findBoardInterval, printFiles, readFileName } from './press.ts'

test.each([
  ['attachment; filename="2026-11-24-batch-001.pdf"', '2026-11-24-batch-001.pdf'],
  ['attachment', 'print.pdf'],
  [null, 'print.pdf'],
])('a file with the header %j is saved as %s', (disposition, name) => expect(readFileName(disposition)).toBe(name))

test('the name of a file is escaped in its address', () => {
  expect(printFiles('reprints', 7).file('a/b?.pdf')).toBe('/api/press/reprints/7/files/a%2Fb%3F.pdf')
  expect(printFiles('batches', 7).envelopes).toBe('/api/press/batches/7/envelopes.pdf')
})

// The intervals depend only on these members.
const board = (...states: string[]) => ({ batches: states.map((state) => ({ state })) }) as unknown as PressOverview
const details = (state: string, ...reprints: object[]) => ({ batch: { state }, reprints }) as unknown as BatchDetails
const DONE = { completedAt: '2026-11-24T10:00:00Z', unprintable: null }

test('the overview of the press is fetched often while files are being made, and seldom otherwise', () => {
  expect(findBoardInterval(board('mailed', 'cut'))).toBe(2_000)
  expect(findBoardInterval(board('mailed', 'ready'))).toBe(10_000)
  expect(findBoardInterval(undefined)).toBe(10_000)
})

test('a batch is fetched often while its files or those of a reprint are being made', () => {
  expect(findBatchInterval(details('cut'))).toBe(2_000)
  expect(findBatchInterval(details('ready', DONE, { completedAt: null, unprintable: null }))).toBe(2_000)
  expect(findBatchInterval(details('ready', DONE))).toBe(10_000)
  expect(findBatchInterval(details('ready', { completedAt: null, unprintable: 'gone' }))).toBe(10_000)
  expect(findBatchInterval(undefined)).toBe(10_000)
})
