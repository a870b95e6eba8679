import { describe, expect, test } from 'vitest'
import { english } from './english/english.ts'
import { spanish } from './spanish/spanish.ts'
import { listSentences, type Sentence } from './testing/list-sentences.ts'

/** Sentences that are equal in both languages, each with the reason. */
const ALIKE: Record<string, string> = {
  English: 'each language by its own name',
  Español: 'each language by its own name',
  No: 'the same word',
  PDF: 'the same word',
  CSV: 'the same word',
  'Ada: Ada.': 'only its values stand in it',
  Ada: 'only a name stands in it',
  '{text}': 'only the text of the address check stands in it',
}

/** English words that need several Spanish words, each with the reason. */
const PARTED: Record<string, string> = {
  Mailed: 'a card is feminine, a batch masculine',
  'Choose a card': 'the heading of the catalogue invites, a button names what it does',
}

const inEnglish = listSentences(english)
const inSpanish = new Map(listSentences(spanish).map(({ code, text }) => [code, text]))

describe('every English sentence has one Spanish sentence', () => {
  test('that differs from the English one', () => expect(untranslated(inEnglish, inSpanish)).toEqual([]))

  test('that is the same everywhere the English one is used', () => {
    expect(inEnglish.length).toBeGreaterThan(500)
    expect(translatedTwice(inEnglish, inSpanish)).toEqual([])
  })

  test('with the same punctuation at its end: a question mark, a full stop or dots', () => {
    const end = (sentence = '') => (/(?:\.\.\.|…)$/.test(sentence) ? '…' : (/[.?]$/.exec(sentence)?.[0] ?? ''))
    // Some sentences of section 8 have no full stop. The last one is a link, which is a question in Spanish.
    const other = inEnglish.filter(
      ({ code, text }) => end(text) !== '' && end(text) !== end(inSpanish.get(code)) && code !== 'ownPassword.problems.not-allowed',
    )
    expect(other).toEqual([])
  })
})

test('these tests find a missing sentence, an empty one, an untranslated one and a second translation', () => {
  const sentences: Sentence[] = ['Send', 'Print', 'Edit', 'Send'].map((text, at) => ({ code: String(at), text }))
  const translated = new Map([
    ['0', 'Enviar'],
    ['1', ''],
    ['2', 'Edit'],
    ['3', 'Mandar'],
  ])
  expect(untranslated(sentences, translated)).toEqual(['1: Print', '2: Edit'])
  expect(untranslated(sentences, new Map())).toHaveLength(4)
  expect(translatedTwice(sentences, translated)).toEqual(['Send: Enviar, Mandar'])
})

test('the number of characters left agrees with its noun in Spanish', () => {
  const left = (count: number) => [english, spanish].map(({ orderForm }) => orderForm.charactersLeft(count))
  expect(left(12)).toEqual(['12 characters left', 'Quedan 12 caracteres'])
  expect(left(1)).toEqual(['1 characters left', 'Queda 1 carácter'])
  expect(left(-1)).toEqual(['-1 characters left', 'Quedan -1 caracteres'])
})

function untranslated(sentences: readonly Sentence[], translated: ReadonlyMap<string, string>): string[] {
  return sentences
    .filter(({ code, text }) => !translated.get(code)?.trim() || (translated.get(code) === text && !(text in ALIKE)))
    .map(({ code, text }) => `${code}: ${text}`)
}

function translatedTwice(sentences: readonly Sentence[], translated: ReadonlyMap<string, string>): string[] {
  const known = new Map<string, Set<string>>()
  for (const { code, text } of sentences) known.set(text, (known.get(text) ?? new Set()).add(translated.get(code) ?? ''))
  return [...known]
    .filter(([text, others]) => others.size > 1 && !(text in PARTED))
    .map(([text, others]) => `${text}: ${[...others].join(', ')}`)
}
