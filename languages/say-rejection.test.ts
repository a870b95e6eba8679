import { REJECTION_CODES } from '@fondly/domain/print/rejection.ts'
import { expect, test } from 'vitest'
import { english } from './english/english.ts'
import { sayRejection } from './say-rejection.ts'

const say = (code: string, params?: Record<string, string>) =>
  sayRejection(english, { code, params }, ({ kind, page }) => `${kind} on ${page}`)

test('every code has its sentence', () => {
  expect(['print-finding', ...Object.keys(english.rejections)].toSorted()).toEqual(REJECTION_CODES.toSorted())
})

test('a print finding, an old sentence and a code of a newer release have a text too', () => {
  expect(say('print-finding', { kind: 'glyph', page: 'inside' })).toBe('glyph on inside')
  expect(say('as-recorded', { text: 'As it was {text}.' })).toBe('As it was {text}.')
  expect(say('constructor')).toBe('constructor')
})
