import { expect, test } from 'vitest'
import { EMPTY_ORDER_FORM, type OrderForm } from './order-form.ts'
import { type OrderFormRules, orderFormProblems } from './order-form-problems.ts'
import { fillColumnPlaceholders, fillPlaceholders, findBrace } from './placeholders.ts'
import { trimForm } from './trim-form.ts'

const ana = { firstName: 'Ana', lastName: 'Núñez', city: 'El Paso' }
const nobody = { firstName: '', lastName: '  ', city: '' }

test.each([
  ['Dear {first name},', 'Dear Ana,'],
  ['{First Name} {LAST NAME} of {city}', 'Ana Núñez of El Paso'],
  ['{firstName} {first_name} { first name }', 'Ana Ana Ana'],
  ['Hola {nombre} {apellido} de {ciudad}', 'Hola Ana Núñez de El Paso'],
  ['{first name|friend}', 'Ana'],
  ['No placeholder | at all', 'No placeholder | at all'],
])('%s becomes %s', (text, filled) => expect(fillPlaceholders(text, ana)).toBe(filled))

test.each([
  ['Dear {first name|friend},', 'Dear friend,'],
  ['Hola {nombre | vecino}', 'Hola vecino'],
  ['Dear{last name|}', 'Dear'],
  ['{city|here|there}', 'here|there'],
  ['Dear {first name},', 'Dear {first name},'],
])('without a value, %s becomes %s', (text, filled) => expect(fillPlaceholders(text, nobody)).toBe(filled))

test.each([
  ['Dear Ana', undefined],
  ['Dear {first name}', { code: 'closing-value-missing', params: { written: '{first name}' } }],
  ['Dear {friend}', { code: 'closing-brace', params: { written: '{friend}' } }],
  ['{}', { code: 'closing-brace', params: { written: '{}' } }],
  ['one { alone', { code: 'closing-brace', params: { written: '{' } }],
  ['one } alone {city}', { code: 'closing-brace', params: { written: '}' } }],
  ['{{city}}', { code: 'closing-brace', params: { written: '{, }' } }],
  ['{street}, {city}, {street} and {', { code: 'closing-brace', params: { written: '{street}, {' } }],
  ['{city} and {first name}', { code: 'closing-value-missing', params: { written: '{city}, {first name}' } }],
  ['{constructor}', { code: 'closing-brace', params: { written: '{constructor}' } }],
])('which braces are left in "%s"', (filled, problem) => expect(findBrace(filled)).toEqual(problem))

test('a value is printed unchanged, even if it looks like a replacement pattern or a placeholder', () => {
  expect(fillPlaceholders('{first name}{city}', { ...ana, firstName: '$&', city: '{last name}' })).toBe('$&{last name}')
})

test('a placeholder may name a column of a list; without a value and a fallback it stays and is reported', () => {
  const values = new Map([
    ['moveindate', 'May 3'],
    ['parking', ''],
    ['apt2', '$&'],
  ])
  const text = '{First name}, see you on {Move-in date|soon} in {apt 2}. {Parking|No parking}. {parking} {street}'
  expect(fillColumnPlaceholders(text, values)).toEqual({
    filled: '{First name}, see you on May 3 in $&. No parking. {parking} {street}',
    missing: ['{parking}'],
  })
})

const form = {
  ...EMPTY_ORDER_FORM,
  firstName: '  Ana ',
  lastName: 'Núñez',
  city: 'El Paso',
  closing: 'Dear {first name},\r\n{city} is yours. {last name|}',
}
const rules = { calendar: { today: '2026-11-20', blackoutDays: new Set<string>() }, sentimentIds: [] }
const closingProblem = (change: Partial<OrderForm>, more: Partial<OrderFormRules> = {}) =>
  orderFormProblems({ ...form, ...change }, { ...rules, ...more }).closing

test('trimming a form fills its placeholders, and trimming it again changes nothing', () => {
  const trimmed = trimForm(form)
  expect(trimmed.closing).toBe('Dear Ana,\nEl Paso is yours. Núñez')
  expect(trimForm(trimmed)).toEqual(trimmed)
})

test('length and offensive words are checked in the filled text', () => {
  const closing = `${'x'.repeat(260)} {first name}`
  expect(closingProblem({ closing, firstName: 'Maximilian' })).toMatchObject({ code: 'closing-too-long', params: { excess: 1 } })
  expect(closingProblem({ closing, firstName: 'Max' })).toBeUndefined()
  expect(closingProblem({ closing: 'You {last name}', lastName: 'Asshole' })).toEqual({ code: 'closing-offensive' })
})

test('a remaining brace in the closing is a problem of its own; in a name or an address it is an unprintable character', () => {
  expect(closingProblem({ city: '' })).toEqual({ code: 'closing-value-missing', params: { written: '{city}' } })
  expect(closingProblem({ closing: 'Hi :-}' })).toEqual({ code: 'closing-brace', params: { written: '}' } })
  const { firstName, address1 } = orderFormProblems({ ...form, firstName: '{first', address1: '1 {street}' }, rules)
  expect([firstName, address1]).toEqual([
    { code: 'character-unprintable', params: { character: '{' } },
    { code: 'characters-unprintable', params: { characters: '{ }' } },
  ])
})

test('an offered message with a placeholder is accepted when only offered messages are allowed', () => {
  expect(closingProblem({ closing: 'Welcome, {first name}.' }, { onlyClosings: ['Welcome, {first name}.'] })).toBeUndefined()
  expect(closingProblem({ closing: 'Welcome, Ana.' }, { onlyClosings: ['Welcome, {first name}.'] })).toBeUndefined()
  expect(closingProblem({ closing: 'Welcome, Eva.' }, { onlyClosings: ['Welcome, {first name}.'] })).toEqual({
    code: 'closing-not-offered',
  })
})
