import * as harfbuzz from 'harfbuzzjs'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openFont, type FontName, type FontPack } from '../typeset/font-pack.ts'
import { setLine } from '../typeset/line.ts'
import { settable } from '../typeset/settable.ts'
import { FONT_FILES } from './font-files.ts'
import { openOutlines } from './glyph.ts'

describe.each<FontName>(['garamond', 'franklin', 'hand'])('%s', (name) => {
  test('a hundred sentences have exactly the glyphs and places of HarfBuzz', () => {
    const shape = shaper(name)
    for (const sentence of sentences(100)) {
      const line = setLine(sentence, openFont(name))
      const ids = line.placed.map(({ cluster }) => openOutlines(name).glyph(cluster).id)
      expect({ sentence, ids, xs: line.placed.map(({ x }) => x), width: line.width }).toEqual({ sentence, ...shape(sentence) })
    }
  })
})

describe.each<FontName>(['garamond', 'franklin', 'hand'])('%s, whatever is typed', (name) => {
  test('two thousand random strings of all its characters, with fractions and ligatures, are set as by HarfBuzz', () => {
    const shape = shaper(name)
    const font = openFont(name)
    const { characters } = packOf(name)
    const next = numbers(11)
    const differing = Array.from({ length: 2000 }, () => {
      const text = settable(
        Array.from({ length: 12 }, () => (next(4) === 0 ? TIED[next(TIED.length)] : characters[next(characters.length)])).join(''),
      )
      const line = setLine(text, font)
      const ids = line.placed.map(({ cluster }) => openOutlines(name).glyph(cluster).id)
      const ours = { ids, xs: line.placed.map(({ x }) => x), width: line.width }
      return {
        text,
        ours,
        theirs: shape(
          text
            .split('')
            .map((one) => font.shown(one))
            .join(''),
        ),
      }
    }).filter(({ ours, theirs }) => JSON.stringify(ours) !== JSON.stringify(theirs))
    expect(differing.slice(0, 3)).toEqual([])
  })
})

/** The characters that affect their neighbours most. */
const TIED = [
  'f',
  'ff',
  'fi',
  'ffl',
  'l',
  'll',
  'tt',
  'T',
  'V',
  'A',
  'y',
  '.',
  ',',
  ' ',
  '\u00a0',
  '’',
  '”',
  '1',
  '2',
  '1\u20442',
  '\u2044',
  '/',
  '—',
  'ñ',
  'é',
]

function packOf(name: FontName): { characters: string[] } {
  const pack = JSON.parse(readFileSync(new URL(`../typeset/packs/${name}.json`, import.meta.url), 'utf8')) as FontPack
  // After these characters EB Garamond would replace figures by raised ones. We print figures as they were typed, so leave these characters out.
  return { characters: Array.from(pack.characters).filter((character) => !/[\^¹²³]/.test(character)) }
}

function shaper(name: FontName): (text: string) => { ids: number[]; xs: number[]; width: number } {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(readFileSync(FONT_FILES[name])).buffer)))
  return (text) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer, [new harfbuzz.Feature('calt', 0), new harfbuzz.Feature('clig', 0)])
    let width = 0
    const xs = buffer.getGlyphPositions().map(({ xAdvance }) => (width += xAdvance) - xAdvance)
    return { ids: buffer.getGlyphInfos().map((glyph) => glyph.codepoint), xs, width }
  }
}

/** Generates the same sentences in every run. */
function sentences(count: number): string[] {
  const next = numbers(7)
  return Array.from({ length: count }, () => Array.from({ length: 4 + next(9) }, () => WORDS[next(WORDS.length)]).join(' '))
}
function numbers(seed: number): (below: number) => number {
  let state = seed
  // Use the higher bits, because the lower bits of such numbers repeat soon.
  return (below) => Math.floor((state = (state * 1103515245 + 12345) % 2147483648) / 256) % below
}

const WORDS = (
  'Welcome home! affair, fluffy office “first” fjord Tomorrow AVERAGE Yvonne’s wavy; ¡Feliz cumpleaños! señora corazón ¿Qué? 24/7 ' +
  '(1-800) $12.50 Ty To We’ll off-shelf Te «Über» naïve coöp façade L’été – well—so… P.S. R&B #3B Apt. LTD. Wolff f’ff "ff" fie! fi)'
).split(' ')
