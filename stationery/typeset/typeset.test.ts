import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'
import { openFont } from './font-pack.ts'
import { setLine } from './line.ts'
import { fits, typeset } from './typeset.ts'
import { unprintable } from './unprintable.ts'

const message = 'Welcome to Larkspur Lane! If anything at all needs doing in your first weeks, call me and I’ll see to it myself.'
const card = { text: message, face: 'johnson14Left', width: 1110, height: 900 } as const
const rows = (text: { lines: { clusters: string[] }[] }) => text.lines.map((line) => line.clusters.join(''))

test('fills the lines of a message and keeps every word', () => {
  const text = typeset(card)
  expect(rows(text).join(' ')).toBe(message)
  expect(text.lines.length).toBe(3)
  expect(text.points).toBe(14)
})

test('leaves no single word on the last line if another word can move there', () => {
  const font = openFont('hand')
  const alone = 'Thank you so very much for being here with us all'
  const width = setLine('Thank you so very much for being here with us', font).width
  expect(breakLines(alone, width, font, false)).toEqual(['Thank you so very much for being here with', 'us all'])
})

test('balances centred lines', () => {
  const font = openFont('garamond')
  const words = 'May every room be filled with light, with laughter, and with the good, ordinary noise of home.'
  expect(breakLines(words, 19_000, font, true)).toEqual([
    'May every room be filled with light,',
    'with laughter, and with the good,',
    'ordinary noise of home.',
  ])
})

test('keeps typed lines, empty ones too, and breaks only a word that is wider than the line', () => {
  const font = openFont('franklin')
  expect(breakLines('one\n\ntwo', 5000, font, false)).toEqual(['one', '', 'two'])
  const cut = breakLines('aaaaaaaaaaaaaaaaaaaaaaaa', 5000, font, false)
  expect(cut.length).toBeGreaterThan(1)
  expect(cut.join('')).toBe('a'.repeat(24))
})

test('a hyphenated word is broken after its hyphen, never before', () => {
  const font = openFont('franklin')
  const width = setLine('a well-', font).width
  expect(breakLines('a well-kept', width, font, false)).toEqual(['a well-', 'kept'])
})

test('shrinks by quarter points until it fits, and reports text that cannot fit', () => {
  const narrow = { ...card, height: 120 }
  expect(typeset(narrow)).toMatchObject({ points: 14, overflows: true })
  const shrunk = typeset({ ...narrow, smallest: 6 })
  expect(shrunk.overflows).toBe(false)
  expect(shrunk.points).toBeLessThan(14)
  expect(typeset({ ...narrow, smallest: shrunk.points + 0.25 }).overflows).toBe(true)
  expect(fits({ ...narrow, smallest: 13 })).toBe(false)
})

test('an unbroken line shrinks instead of wrapping', () => {
  const address = {
    text: 'Apartment 1204\n12345 North Constitution Avenue',
    face: 'JohnsonPrint',
    size: 18,
    width: 800,
    height: 400,
    smallest: 7,
    unbroken: true,
  } as const
  expect(rows(typeset(address))).toEqual(['Apartment 1204', '12345 North Constitution Avenue'])
  expect(typeset(address).points).toBeLessThan(18)
})

test.each([
  ['See you soon 😀!', { character: '😀', index: 13 }],
  ['Ωmega', { character: 'Ω', index: 0 }],
  ['José’s “café” – año nuevo, Nguyễn', undefined],
  ['Jose\u0301 decomposed\r\nand\ttabbed\u200B', undefined],
])('%s', (text, problem) => expect(unprintable(text, 'johnson14Left')).toEqual(problem))

test('curly quotes, dashes and ligatures are printed as typed', () => {
  const text = typeset({ text: 'a fine “first” affair', face: 'garamond10Center', width: 1500, height: 200 })
  expect(text.lines[0]?.clusters).toContain('fi')
  expect(text.lines[0]?.clusters.join('')).toBe('a fine “first” affair')
})

test.each([
  ['words', 'a '.repeat(2500), 20_000],
  ['one word', 'x'.repeat(5000), 20_000],
  ['one word on a narrow line', 'x'.repeat(5000), 1],
  ['spaces that do not break', '\u00a0 '.repeat(2500), 1000],
])('each of 5,000 characters of %s is read at most a fixed number of times', (_, text, width) => {
  const font = openFont('garamond')
  let read = 0
  const counting = { ...font, advance: (cluster: string) => (read++, font.advance(cluster)) }
  breakLines(text, width * 10, counting, true)
  expect(read).toBeLessThan(5000 * 500)
})
