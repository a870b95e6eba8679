import { OFFER_OF_REFUSAL, REFUSAL_CODES } from '@fondly/domain/refusal-code.ts'
import { expect, test } from 'vitest'
import { english } from './english/english.ts'
import { OTHER_LANGUAGES } from './languages.ts'

const others = await Promise.all(Object.entries(OTHER_LANGUAGES).map(async ([name, { load }]) => [name, await load()] as const))

/** Lists every sentence of a table with its path, such as 'refusals.not-found'. */
function sentencesOf(table: object, way = ''): [code: string, sentence: string][] {
  return Object.entries(table).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[way + name, value]]
    return typeof value === 'object' && value !== null ? sentencesOf(value, `${way}${name}.`) : []
  })
}

const gapsIn = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted()
const ofEnglish = new Map(sentencesOf(english))

test('English has a sentence for every code of a refusal, and no other', () => {
  expect([...Object.keys(english.errorPages), ...Object.keys(english.refusals)].toSorted()).toEqual(REFUSAL_CODES.toSorted())
})

test.each(others)('%s has a different sentence for every code', (_, table) => {
  const sentences = sentencesOf(table)
  expect(sentences.map(([code]) => code).toSorted()).toEqual([...ofEnglish.keys()].toSorted())
  expect(sentences.filter(([, sentence]) => sentence.trim() === '')).toEqual([])
})

test.each(others)('the sentences of %s use the same values as the English ones', (_, table) => {
  const other = sentencesOf(table).filter(([code, sentence]) => gapsIn(sentence).join() !== gapsIn(ofEnglish.get(code) ?? '').join())
  expect(other).toEqual([])
})

test('the pages of section 8 have the specified sentences, and a locked account may try again', () => {
  expect(english.errorPages.locked).toEqual({
    title: 'Account Disabled',
    text: 'Your account has been locked out due to inactivity. Please reach out to your client administrator to have your account unlocked.',
  })
  expect(english.errorPages.disabled).toEqual({
    title: 'Account Disabled',
    text: 'You account is disabled. Please reach out to your client administrator to have your account enabled.',
  })
  expect([OFFER_OF_REFUSAL.locked, OFFER_OF_REFUSAL.disabled]).toEqual(['try-again', undefined])
})
