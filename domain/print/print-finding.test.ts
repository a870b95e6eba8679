import { expect, test } from 'vitest'
import { printFindingSentence } from './print-finding.ts'

test('what is wrong is said with its page, in the language of who reads it', () => {
  expect(printFindingSentence({ kind: 'resolution', page: 'outside' }, 'en_US')).toBe(
    'Outside: A picture has too few pixels to be printed sharply.',
  )
  expect(printFindingSentence({ kind: 'read-area', page: 'envelope' }, 'es')).toBe(
    'Sobre: La dirección no está donde el correo la lee, o hay otra cosa en ese lugar.',
  )
})
