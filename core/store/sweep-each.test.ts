import { expect, test } from 'vitest'
import { sweepEach } from './sweep-each.ts'

test('where one kind cannot be removed, the others are, and the log says which it was', async () => {
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
