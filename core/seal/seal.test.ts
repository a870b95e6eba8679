import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDataSeal } from './seal.ts'

const seal = createDataSeal(randomBytes(32), randomBytes)

test('opens what it sealed, and seals the same value differently each time', () => {
  const first = seal.close({ name: 'Núñez' }, 'draft:a')
  expect(seal.open(first, 'draft:a')).toEqual({ name: 'Núñez' })
  expect(first.includes('Núñez')).toBe(false)
  expect(seal.close({ name: 'Núñez' }, 'draft:a').equals(first)).toBe(false)
})

test('does not open a value that was moved, changed, cut or sealed with another key', () => {
  const sealed = seal.close('secret', 'session:a')
  const touched = Buffer.from(sealed)
  touched.writeUInt8(touched.readUInt8(touched.length - 1) ^ 1, touched.length - 1)
  const unauthentic = 'does not open'
  expect(() => seal.open(sealed, 'session:b')).toThrow(unauthentic)
  expect(() => seal.open(touched, 'session:a')).toThrow(unauthentic)
  expect(() => seal.open(sealed.subarray(0, 24), 'session:a')).toThrow('Invalid authentication tag length')
  expect(() => createDataSeal(randomBytes(32), randomBytes).open(sealed, 'session:a')).toThrow(unauthentic)
})
