import { occasions as english } from '@fondly/languages/english/occasions.ts'
import { occasions as spanish } from '@fondly/languages/spanish/occasions.ts'
import { expect, test } from 'vitest'
import { sayMailBy, sayOccasion } from './occasion-words.ts'

const today = '2026-11-23'
const inEnglish = { own: english, today, locale: 'en-US' }
const inSpanish = { own: spanish, today, locale: 'es-US' }
const day = '2026-12-03'

test.each([
  ['birthday', 80, '', 'Turns 80 on December 3', 'Cumple 80 años el 3 de diciembre'],
  ['birthday', null, '', 'Birthday on December 3', 'Cumpleaños el 3 de diciembre'],
  ['move-in', 1, '', 'A year in the home on December 3', 'Un año en su casa el 3 de diciembre'],
  ['move-in', null, '', 'Move-in day on December 3', 'Día de la mudanza: el 3 de diciembre'],
  ['anniversary', 12, '', '12-year anniversary on December 3', 'Aniversario de 12 años el 3 de diciembre'],
  ['contract', 5, '', '5 years of the contract on December 3', '5 años de contrato el 3 de diciembre'],
  [
    'remembrance',
    1,
    'her husband died',
    'A year since her husband died, on December 3',
    'Hace un año: her husband died, el 3 de diciembre',
  ],
  ['remembrance', 3, '', 'Day of remembrance on December 3', 'Día de recuerdo: el 3 de diciembre'],
  ['other', null, 'Name day', 'Name day on December 3', 'Name day, el 3 de diciembre'],
] as const)('%s, %s years, "%s": %s', (kind, years, words, inOne, inOther) => {
  const occasion = { kind, years, words, day }
  expect([sayOccasion(occasion, inEnglish), sayOccasion(occasion, inSpanish)]).toEqual([inOne, inOther])
})

test('sentences about today and about a past day say so', () => {
  const birthday = { kind: 'birthday' as const, years: 80, words: '' }
  expect(sayOccasion({ ...birthday, day: today }, inEnglish)).toBe('Turns 80 today')
  expect(sayOccasion({ ...birthday, day: '2026-11-20' }, inEnglish)).toBe('Turned 80 on November 20')
})

test.each([
  ['2026-11-30', day, 'Mail by Mon, Nov 30', 'Enviar a más tardar el lun, 30 nov'],
  ['2026-11-23', '2026-11-26', 'Mail today', 'Enviar hoy'],
  ['2026-11-20', '2026-11-25', 'It may arrive late', 'Puede llegar tarde'],
  ['2026-11-17', '2026-11-20', 'The day has passed', 'El día ya pasó'],
])('a card to be mailed by %s for %s: %s', (mailBy, of, inOne, inOther) =>
  expect([sayMailBy({ mailBy, day: of }, inEnglish), sayMailBy({ mailBy, day: of }, inSpanish)]).toEqual([inOne, inOther]),
)
