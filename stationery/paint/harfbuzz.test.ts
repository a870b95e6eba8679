import * as harfbuzz from 'harfbuzzjs'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openFont, type FontName } from '../typeset/font-pack.ts'
import { setLine } from '../typeset/line.ts'
import { FONT_FILES } from './font-files.ts'
import { openOutlines } from './glyph.ts'

describe.each<FontName>(['garamond', 'franklin', 'hand'])('%s', (name) => {
  test('a hundred sentences have the glyphs and places that HarfBuzz gives them, to the unit', () => {
    const shape = shaper(name)
    for (const sentence of sentences(100)) {
      const line = setLine(sentence, openFont(name))
      const ids = line.placed.map(({ cluster }) => openOutlines(name).glyph(cluster).id)
      expect({ sentence, ids, xs: line.placed.map(({ x }) => x), width: line.width }).toEqual({ sentence, ...shape(sentence) })
    }
  })
})

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

/** The same sentences on every run: a small generator of our own. */
function sentences(count: number): string[] {
  let state = 7
  const next = (below: number) => (state = (state * 1103515245 + 12345) % 2147483648) % below
  return Array.from({ length: count }, () => Array.from({ length: 4 + next(9) }, () => WORDS[next(WORDS.length)]).join(' '))
}
const WORDS = (
  'Welcome home! affair, fluffy office “first” fjord Tomorrow AVERAGE Yvonne’s wavy; ¡Feliz cumpleaños! señora corazón ¿Qué? 24/7 ' +
  '(1-800) $12.50 Ty To We’ll off-shelf Te «Über» naïve coöp façade L’été – well—so… P.S. R&B #3B Apt. LTD. Wolff f’ff "ff" fie! fi)'
).split(' ')
