import { expect, test } from 'vitest'
import { nameChunk, walkPngChunks } from './png-chunks.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]
const chunk = (name: string, data: number[] = []) => [0, 0, 0, data.length, ...Buffer.from(name, 'latin1'), ...data, 0, 0, 0, 0]
const file = (...chunks: number[][]) => Uint8Array.from([...SIGNATURE, ...chunks.flat()])

test('the chunks are listed in order up to IEND', () => {
  const names: number[] = []
  const bytes = file(chunk('IHDR', [1, 2]), chunk('IDAT'), chunk('IEND'), [1, 2, 3])
  expect(walkPngChunks(bytes, (name) => names.push(name))).toBe(bytes.byteLength - 3)
  expect(names).toEqual(['IHDR', 'IDAT', 'IEND'].map(nameChunk))
})

test('a file without IEND has no end', () => expect(walkPngChunks(file(chunk('IHDR'), chunk('IDAT')))).toBeUndefined())

test('at most 10,000 chunks are read', () => {
  let seen = 0
  const many = file(...Array.from({ length: 20_000 }, () => chunk('tEXt')), chunk('IEND'))
  expect(walkPngChunks(many, () => (seen += 1))).toBeUndefined()
  expect(seen).toBe(10_000)
})
