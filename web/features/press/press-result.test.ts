import type { Batch } from '@fondly/contracts/bff/press.ts'
import { english } from '@fondly/languages/english/english.ts'
import { spanish } from '@fondly/languages/spanish/spanish.ts'
import { expect, test } from 'vitest'
import { sayPressResult, splitOutcomes } from './press-result.ts'

const batch = (id: number, state: Batch['state']): Batch => ({
  id,
  name: `2026-11-24/batch-00${id}`,
  mailDate: '2026-11-24',
  size: '70',
  stock: 'A7',
  orders: 1,
  cards: [],
  distinctCards: 0,
  state,
  cutAt: '2026-11-23T15:00:00.000Z',
  completedAt: '2026-11-23T15:01:00.000Z',
  acknowledgedAt: null,
  mailedAt: null,
  isReported: true,
  papers: [],
})

test('a result is shown in the language of the page', () => {
  const result = { cut: ['2026-11-24/batch-001', '2026-11-24/batch-002'] }
  expect(sayPressResult(result, english.press)).toBe('Cut: 2026-11-24/batch-001, 2026-11-24/batch-002.')
  expect(sayPressResult(result, spanish.press)).toBe('Cerrado: 2026-11-24/batch-001, 2026-11-24/batch-002.')
  expect(sayPressResult({ cut: [] }, spanish.press)).toBe(spanish.press.nothingToCut)
})

test('each reported batch is named with its new state', () => {
  const result = { reported: [batch(1, 'acknowledged'), batch(2, 'mailed')] }
  expect(sayPressResult(result, english.press)).toBe('2026-11-24/batch-001: At the printer. 2026-11-24/batch-002: Mailed.')
  expect(sayPressResult(result, spanish.press)).toBe('2026-11-24/batch-001: En la impresora. 2026-11-24/batch-002: Enviado.')
})

test('unchanged batches are listed with their reasons', () => {
  const changed = batch(1, 'mailed')
  const refusal = { code: 'batch-not-acknowledged' }
  const names = new Map([
    [1, changed.name],
    [2, '2026-11-24/batch-002'],
  ])
  expect(
    splitOutcomes(
      [
        { id: 1, batch: changed },
        { id: 2, refusal },
      ],
      names,
    ),
  ).toEqual({
    reported: [changed],
    refused: [{ id: 2, name: '2026-11-24/batch-002', refusal }],
  })
})
