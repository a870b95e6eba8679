import { expect, test } from 'vitest'
import { scanCode } from './scan-code.ts'

const bytes = (from: number) => (count: number) => Uint8Array.from({ length: count }, (_, index) => (from + index) % 256)

test('has ten letters and digits that do not look alike', () => {
  for (let from = 0; from < 256; from++) expect(scanCode(bytes(from))).toMatch(/^[2-9A-HJ-NP-Z]{10}$/)
})

test('uses every character equally often', () => {
  const counts = new Map<string, number>()
  for (let from = 0; from < 256; from++) for (const sign of scanCode(bytes(from))) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  expect(counts.size).toBe(32)
  expect(new Set(counts.values())).toEqual(new Set([80]))
})
