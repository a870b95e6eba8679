import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { datamatrix, datamatrixSide, QUIET_ZONE_MODULES } from './datamatrix.ts'

// Every symbol size, digits in pairs and alone, and the longest text.
const texts = [
  'A1',
  '42',
  'K7QX',
  'Zx81mQ',
  'A7kP2mQ9xZ',
  '0123456789',
  'https://fondly',
  'The quick brown fox',
  'a'.repeat(30),
  'B'.repeat(36),
  '~ '.repeat(22),
]

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasm = await readFile(file)
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
})

test.each(texts)('another program can read %j', async (text) => {
  const [found] = await readBarcodes(pictureOf(datamatrix(text), 4) as never, { formats: ['DataMatrix'] })
  expect(found?.text).toBe(text)
})

test('the side length can be computed without drawing', () => {
  for (const text of texts) expect(datamatrixSide(text)).toBe(datamatrix(text).length)
})

test('refuses text that it cannot encode', () => {
  expect(() => datamatrix('a'.repeat(45))).toThrow('at most 44 codewords, not 45')
  expect(() => datamatrix('señor')).toThrow('printable ASCII only')
  expect(() => datamatrix('')).toThrow('at least one character')
})

function pictureOf(rows: readonly string[], module: number) {
  const side = (rows.length + 2 * QUIET_ZONE_MODULES) * module
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const dark = rows[Math.floor(y / module) - QUIET_ZONE_MODULES]?.[Math.floor(x / module) - QUIET_ZONE_MODULES] === '1'
      if (dark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return { data, width: side, height: side }
}
