import { expect, test } from 'vitest'
import { sweepEach } from './sweep-each.ts'

test('a sweep that fails for one table is logged and does not stop the others', async () => {
  const [removed, warned]: [string[], unknown[]] = [[], []]
  const cause = new Error('The disk is full.')
  const sweeps = {
    rows: () => Promise.reject(cause),
    designs: () => Promise.resolve(removed.push('designs')),
    logos: () => Promise.resolve(removed.push('logos')),
  }
  await sweepEach(sweeps, { warn: (_, fields) => void warned.push(fields) })
  expect(removed).toEqual(['designs', 'logos'])
  expect(warned).toEqual([{ step: 'rows', cause }])
})
