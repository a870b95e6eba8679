import { expect, test } from 'vitest'
import { english } from './english/english.ts'
import { findingSentence } from './finding-sentence.ts'
import { spanish } from './spanish/spanish.ts'

test('the sentence of a finding names its page, in the language of the reader', () => {
  expect(findingSentence({ kind: 'resolution', page: 'outside' }, english.printFindings)).toBe(
    'Outside: A picture has too few pixels to be printed sharply.',
  )
  expect(findingSentence({ kind: 'read-area', page: 'envelope' }, spanish.printFindings)).toBe(
    'Sobre: La dirección no está donde el correo la lee, o hay otra cosa en ese lugar.',
  )
})

test('a finding without a page has a sentence without one, and a kind of a newer release is shown as its code', () => {
  expect(findingSentence({ kind: 'picture' }, english.printFindings)).toBe('A picture is missing or cannot be read.')
  expect(findingSentence({ kind: 'varnish', page: 'inside' }, english.printFindings)).toBe('Inside: varnish')
  expect(findingSentence({ kind: 'constructor' }, english.printFindings)).toBe('constructor')
})
