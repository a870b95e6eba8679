import { SERVER_SENTENCES } from '@fondly/domain/server-sentences.ts'
import { expect, test } from 'vitest'
import { inSpanish, SAID_BY_SERVER } from './server-sentences.ts'

// The types of the server let it say nothing else: `Told` in core/refused.ts, `Placed` in core/sendings/place-order.ts, `PutAsideReason` in press.
test('every sentence that the server can say has Spanish of its own', () => {
  const told = [...SAID_BY_SERVER]
  expect(told.length).toBeGreaterThan(Object.keys(SERVER_SENTENCES).length)
  expect(told.filter(([english, spanish]) => spanish.trim() === '' || spanish === english)).toEqual([])
  for (const [english, spanish] of told) expect(inSpanish(english)).toBe(spanish)
})

test('a question ends as a question, and a sentence as a sentence, in both languages', () => {
  const end = (sentence: string) => (sentence.endsWith('...') ? '...' : (/[.?]$/.exec(sentence)?.[0] ?? ''))
  // Section 8 leaves off its own full stops here and there.
  const other = [...SAID_BY_SERVER].filter(([english, spanish]) => end(english) !== '' && end(english) !== end(spanish))
  expect(other).toEqual([])
})

test('what is said of one order keeps its number', () => {
  expect(inSpanish('The print file of order F-1 cannot be read.')).toBe('El archivo de impresión del pedido F-1 no se puede leer.')
  expect(inSpanish('The print file of order F-1 does not have the two pages of its card.')).toContain('del pedido F-1 no tiene')
})

test('a sentence that is not ours stays as it was said', () => {
  expect(inSpanish('No such street.')).toBe('No such street.')
})
