import type { Batch } from '@fondly/contracts/bff/press.ts'
import { expect, test } from 'vitest'
import { isReportLate } from './report-late.ts'

const batch: Batch = {
  id: 1,
  name: '2026-11-24/batch-001',
  mailDate: '2026-11-24',
  size: '70',
  stock: 'A7',
  orders: 1,
  cards: [],
  distinctCards: 0,
  state: 'mailed',
  cutAt: '2026-11-23T12:00:00Z',
  completedAt: '2026-11-23T12:01:00Z',
  acknowledgedAt: '2026-11-23T13:00:00Z',
  mailedAt: '2026-11-23T14:00:00Z',
  isReported: false,
  papers: [],
}
const at = (time: string) => new Date(`2026-11-23T${time}Z`)

test.each<[string, Batch, string, boolean]>([
  ['marked mailed a moment ago', batch, '14:00:05', false],
  ['marked mailed a while ago', batch, '14:01:01', true],
  ['marked mailed a while ago, of which commerce knows', { ...batch, isReported: true }, '14:01:01', false],
  ['just made', { ...batch, state: 'complete' }, '12:01:10', false],
  ['made a while ago', { ...batch, state: 'complete' }, '12:03:00', true],
  ['being made', { ...batch, state: 'cut' }, '15:00:00', false],
])('a batch %s', (_, known, now, isLate) => expect(isReportLate(known, at(now))).toBe(isLate))
