import { expect, test } from 'vitest'
import { mailDateSentences } from '../mail-date/mail-date.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from './order-form.ts'
import { type OrderFormRules, orderFormProblems } from './order-form-problems.ts'
import { problemInSpanish } from './problem-in-spanish.ts'
import { problemSentences } from './problem-sentences.ts'

const rules: OrderFormRules = {
  calendar: { today: '2026-11-20', blackoutDays: new Set(['2026-11-26']) },
  sentimentIds: ['sympathy'],
  accountNumber: { label: 'Número N de {label}', required: true, numeric: true, maxLength: 8 },
}
const long = 'x'.repeat(300)

test.each<[string, Partial<OrderForm>, Partial<OrderFormRules>]>([
  ['nothing typed', {}, {}],
  ['too long', { accountNumber: '123456789', address1: long, address2: long, city: long, closing: long, zipCode: '1' }, {}],
  ['offensive, and no number', { accountNumber: 'A-1', firstName: 'Shit', closing: 'What a shitty week' }, {}],
  [
    'unprintable',
    { firstName: '🙂', closing: 'A 🙂', address2: '\u0007' },
    { unprintable: (text) => ({ character: text.slice(-2), index: 0 }) },
  ],
  ['without room', { firstName: 'Ana', lastName: 'Ruiz', city: 'Dover', closing: 'Hi' }, { fits: () => false }],
  ['another closing than those offered', { closing: 'Hi' }, { onlyClosings: ['Welcome'] }],
  ['a weekend', { sendDate: '2026-11-21' }, {}],
  ['a closed day', { sendDate: '2026-11-26' }, {}],
])('%s: what the server said in English is what the form says in Spanish', (_, typed, more) => {
  const form = { ...EMPTY_ORDER_FORM, ...typed }
  const told = orderFormProblems(form, { ...rules, ...more })
  const inSpanish = Object.fromEntries(Object.entries(told).map(([name, sentence]) => [name, problemInSpanish(sentence)]))
  expect(inSpanish).toEqual(orderFormProblems(form, { ...rules, ...more }, 'es'))
})

test('every sentence is known, and no other', () => {
  for (const sentences of [problemSentences, mailDateSentences]) {
    // What is left to type is counted in the page itself.
    const told = (language: 'en_US' | 'es') =>
      Object.entries(sentences(language)).flatMap(([name, sentence]) =>
        /^(one)?characters?Left$/i.test(name) ? [] : [sentence.replace(/\bN\b/, '7')],
      )
    expect(told('en_US').map(problemInSpanish)).toEqual(told('es'))
  }
  expect(problemInSpanish('Cards are not mailed on this day: Thanksgiving.')).toBe('Las tarjetas no se envían ese día: Thanksgiving.')
  expect(problemInSpanish('The request could not be read.')).toBeUndefined()
})
