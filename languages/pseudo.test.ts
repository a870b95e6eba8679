import { expect, test } from 'vitest'
import { english } from './english/english.ts'
import { OTHER_LANGUAGES } from './languages.ts'
import { pseudo, pseudoSentence } from './pseudo.ts'
import { listSentences } from './testing/list-sentences.ts'

const inEnglish = listSentences(english)
const inPseudo = new Map(listSentences(pseudo).map(({ code, text }) => [code, text]))
const gapsIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap)

test('a sentence has accents, is a third longer and is in brackets', () => {
  expect(pseudoSentence('Send')).toBe('⟦ŠŠéñđđ⟧')
  expect(pseudoSentence('The form is not sent yet.')).toBe('⟦ŤŤĥé ffóŕŕm ííš ññóť ššéññť ýýéť.⟧')
})

test('gaps, markup and values stay unchanged', () => {
  expect(pseudoSentence('Order {orderNo} is <b>late</b>')).toBe('⟦ÓÓŕđééŕ {orderNo} ííš <b>ļļáťťé</b>⟧')
  expect(pseudo.page.header.hello('Ada')).toBe('⟦ĤĤéļļļó, Ada⟧')
  expect(pseudo.orderHistory.statuses.printed).not.toBe(english.orderHistory.statuses.printed)
})

test('every English sentence is there, a third longer and with the same gaps', () => {
  expect(inEnglish.length).toBeGreaterThan(500)
  const wrong = inEnglish.filter(({ code, text }) => {
    const other = inPseudo.get(code) ?? ''
    // Names in braces and sample values keep their length.
    const grows = text.replaceAll(/\{\w+\}|Ada/g, '').length / 3
    return !/^⟦.*⟧$/su.test(other) || gapsIn(other).join() !== gapsIn(text).join() || other.length < text.length + grows
  })
  expect(wrong).toEqual([])
})

test('sentences of an address or identity service are not translated', () => {
  expect(pseudo.identity.ofRefusal('INVALID_CREDENTIALS')).toBeUndefined()
})

test('the product does not offer the pseudo-locale', () => expect(Object.keys(OTHER_LANGUAGES)).toEqual(['es']))
