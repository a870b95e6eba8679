import { contactImport as english } from '@fondly/languages/english/contact-import.ts'
import { contactImport as spanish } from '@fondly/languages/spanish/contact-import.ts'
import { expect, test } from 'vitest'
import { sayAdd, sayBirthday, sayStep } from './say-import.ts'

type Said = Parameters<typeof sayStep>[0]
const read = (state: Said['state'], added: number, birthdays: number, done = 0): Said => ({
  state,
  kinds: { new: added, same: birthdays, wrong: 0 },
  birthdays,
  added: done,
})

test.each<[Said, string, string]>([
  [read('preview', 0, 0), 'Nobody in this file is new.', 'En este archivo no hay nadie nuevo.'],
  [
    read('preview', 0, 1),
    'Nobody in this file is new, but 1 person gets a birthday.',
    'En este archivo no hay nadie nuevo, pero 1 persona recibe su cumpleaños.',
  ],
  [
    read('preview', 0, 2),
    'Nobody in this file is new, but 2 people get a birthday.',
    'En este archivo no hay nadie nuevo, pero 2 personas reciben su cumpleaños.',
  ],
  [read('preview', 3, 2), '', ''],
  [read('running', 3, 2, 1), '1 of 3 people added…', '1 de 3 personas agregadas…'],
  [read('running', 0, 2), 'The birthdays are being added…', 'Agregando los cumpleaños…'],
  [read('done', 3, 2, 3), '3 people added.', '3 personas agregadas.'],
  [read('done', 0, 1), '1 birthday added.', '1 cumpleaños agregado.'],
  [read('done', 0, 2_000), '2,000 birthdays added.', '2,000 cumpleaños agregados.'],
  [read('done', 0, 0), 'Nothing was added.', 'No se agregó nada.'],
])('the import %j is described in English as %j and in Spanish as %j', (data, inEnglish, inSpanish) => {
  expect([sayStep(data, english), sayStep(data, spanish)]).toEqual([inEnglish, inSpanish])
})

test.each<[number, number, string, string]>([
  [1, 0, 'Add 1 person', 'Agregar 1 persona'],
  [0, 1, 'Add 1 birthday', 'Agregar 1 cumpleaños'],
  [3, 1, 'Add 3 people and 1 birthday', 'Agregar 3 personas y 1 cumpleaños'],
  [1, 2, 'Add 1 person and 2 birthdays', 'Agregar 1 persona y 2 cumpleaños'],
])('the button for %i new people and %i birthdays says %j, in Spanish %j', (added, birthdays, inEnglish, inSpanish) => {
  const data = read('preview', added, birthdays)
  expect([sayAdd(data, english), sayAdd(data, spanish)]).toEqual([inEnglish, inSpanish])
})

test.each<[string, number | null, string, string]>([
  ['02-28', 1990, 'February 28, 1990', '28 de febrero de 1990'],
  ['02-29', null, 'February 29', '29 de febrero'],
])('the birthday %s of the year %j is written %j, in Spanish %j', (monthDay, year, inEnglish, inSpanish) => {
  expect(['en-US', 'es-US'].map((locale) => sayBirthday({ monthDay, year }, locale))).toEqual([inEnglish, inSpanish])
})
