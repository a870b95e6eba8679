import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'
import { openFont } from './font-pack.ts'
import { setLine } from './line.ts'
import { overflow } from './overflow.ts'
import { settable } from './settable.ts'
import { fits, typeset } from './typeset.ts'
import { unprintable } from './unprintable.ts'

test.each([
  ['a letter and its accent become one character', 'Jose\u0301 an\u0303o', 'José año'],
  ['every kind of line end becomes a line feed', 'a\r\nb\rc\u2028d\u2029e\u000bf\u0085g', 'a\nb\nc\nd\ne\nf\ng'],
  ['tabs and wide spaces become spaces', 'a\tb\u2003c\u3000d', 'a b c d'],
  ['narrow and figure spaces still do not break', 'a\u202fb\u2007c', 'a\u00a0b\u00a0c'],
  ['invisible characters are removed', '\ufeffa\u00adb\u200bc\u200ed\u2060e\u202af\u0007', 'abcdef'],
  ['a variation selector is removed, its heart stays', '♥\ufe0f', '♥'],
  ['ligatures from a PDF become letters', 'ﬁne ﬄoor', 'fine ffloor'],
  ['fractions are written as fonts have them', '1⁄2 cup, 3⁄4 inch, 5⁄8, 12⁄16', '½ cup, ¾ inch, 5/8, 12/16'],
  ['a fraction slash alone stays', 'a⁄b', 'a⁄b'],
  ['curly and straight quotes stay as they were typed', '“It’s” "it\'s" «sí»', '“It’s” "it\'s" «sí»'],
])('%s', (_, text, set) => expect(settable(text)).toBe(set))

test.each([
  ['See you soon 😀!', { character: '😀', index: 13 }],
  ['hi 👩‍👩‍👧 there', { character: '👩‍👩‍👧', index: 3 }],
  ['👍🏽', { character: '👍🏽', index: 0 }],
  ['from 🇺🇸', { character: '🇺🇸', index: 5 }],
  ['#️⃣1', { character: '#️⃣', index: 0 }],
  ['abc o\u0328\u0304', { character: 'o\u0328\u0304', index: 4 }],
  ['love ❤️', { character: '❤️', index: 5 }],
  ['你好', { character: '你', index: 0 }],
  ['love ♥️', undefined],
  ['5⁄8, ﬁne,\u202fa\u2011b\u2010c — “sí” ¡Año! ¿Qué? ª º « »', undefined],
])('for %s in the handwritten face, the whole visible character is reported at its place', (text, found) => {
  expect(unprintable(text, 'johnson14Left')).toEqual(found)
})

test.each<[string, Parameters<typeof overflow>[0], ReturnType<typeof overflow>]>([
  ['nothing when all fits', { text: 'short', face: 'johnson14Left', width: 900, height: 170 }, undefined],
  [
    'the third line',
    { text: 'line one\nline two\r\nline three', face: 'johnson14Left', width: 900, height: 170 },
    { character: 'l', index: 19 },
  ],
  [
    'the first character beyond the right edge',
    { text: 'a very long unbroken line', face: 'johnson14Left', width: 300, height: 170, unbroken: true },
    { character: 'b', index: 14 },
  ],
  [
    'a character in a text with an emoji, which has no width',
    { text: '😀 one\ntwo\nthree', face: 'johnson14Left', width: 900, height: 170 },
    { character: 't', index: 11 },
  ],
  [
    'the first character of a centred line beyond the left edge',
    { text: 'much too wide', face: 'garamond10Center', width: 60, height: 900, unbroken: true },
    { character: 'm', index: 0 },
  ],
])('text that does not fit: %s', (_, content, found) => expect(overflow(content)).toEqual(found))

test('non-breaking spaces and hyphens keep their words together', () => {
  const font = openFont('hand')
  const width = setLine('Dear Mr.', font).width + 100
  expect(breakLines('Dear Mr.\u00a0Hale', width, font, false)).toEqual(['Dear', 'Mr.\u00a0Hale'])
  expect(breakLines('a call\u2011back', setLine('call\u2011back', font).width, font, false)).toEqual(['a', 'call\u2011back'])
})

test('a non-breaking hyphen is drawn as a hyphen if the font has no other glyph', () => {
  expect(
    setLine('e\u2011mail', openFont('hand'))
      .placed.map(({ cluster }) => cluster)
      .join(''),
  ).toBe('e-mail')
  expect(
    setLine('e\u2011mail', openFont('garamond'))
      .placed.map(({ cluster }) => cluster)
      .join(''),
  ).toBe('e\u2011mail')
})

test('in Spanish, an opening dialogue dash stays with the next word, and a closing one with its punctuation', () => {
  const font = openFont('hand')
  const spanishText = 'Y dijo —¡por fin!—, y se fue'
  for (let width = setLine('—¡por fin!—,', font).width; width < setLine(spanishText, font).width; width += 200) {
    const lines = breakLines(spanishText, width, font, false)
    expect(lines.join(' ')).toBe(spanishText)
    for (const line of lines) expect(line).not.toMatch(/^[,.]|^— |[^ ]—¡?$|^—$/)
  }
})

test('typed line breaks stay; empty lines at the end take no room', () => {
  const card = { face: 'johnson14Left', width: 1110, height: 900 } as const
  const typed = typeset({ ...card, text: 'Dear Ann,\n\nwelcome.\n\n \n' })
  expect(typed.lines.map((line) => line.clusters.join(''))).toEqual(['Dear Ann,', '', 'welcome.'])
  expect(typed.height).toBe(typeset({ ...card, text: 'Dear Ann,\n\nwelcome.' }).height)
})

test('shrinking stops at the largest size that fits, in Spanish and in English', () => {
  for (const text of [
    'Que cada rincón de su nuevo hogar se llene de alegría, salud y mañanas tranquilas. '.repeat(3),
    'May every room be filled with light. '.repeat(14),
  ]) {
    const content = { text, face: 'johnson14Left', width: 900, height: 420, smallest: 6 } as const
    const set = typeset(content)
    expect(set.overflows).toBe(false)
    expect(set.points).toBeLessThan(14)
    expect(fits({ ...content, size: set.points + 0.25, smallest: set.points + 0.25 })).toBe(false)
  }
})

test('centred lines are balanced: no line is much shorter than the others if that can be avoided', () => {
  const font = openFont('garamond')
  for (const text of [
    'Wishing you a bright new chapter and many happy returns',
    'Con todo nuestro cariño en este nuevo comienzo de su vida',
  ]) {
    const width = Math.floor(setLine(text, font).width * 0.7)
    const widths = breakLines(text, width, font, true).map((line) => setLine(line, font).width)
    expect(widths.length).toBe(2)
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.75)
  }
})
