import * as fontkit from 'fontkit'
import { readFileSync } from 'node:fs'
import type { FontName } from '../typeset/font-pack.ts'
import { FONT_FILES } from './font-files.ts'

/** The glyph of a cluster: its number in the font, and its outline in font units with y downward, as SVG path data. */
export type Glyph = { id: number; advance: number; outline: string }

export type OutlineFont = { bytes: Buffer; unitsPerEm: number; glyph: (cluster: string) => Glyph }

const opened = new Map<FontName, OutlineFont>()

/** Opens a complete font with its outlines. Each font is read once. */
export function openOutlines(name: FontName): OutlineFont {
  const known = opened.get(name)
  if (known) return known
  const bytes = readFileSync(FONT_FILES[name])
  const font = fontkit.create(bytes) as fontkit.Font
  const glyphs = new Map<string, Glyph>()
  const made: OutlineFont = {
    bytes,
    unitsPerEm: font.unitsPerEm,
    glyph: (cluster) => {
      const glyph = glyphs.get(cluster) ?? glyphOf(font, cluster)
      glyphs.set(cluster, glyph)
      return glyph
    },
  }
  opened.set(name, made)
  return made
}

function glyphOf(font: fontkit.Font, cluster: string): Glyph {
  // No printable character takes two UTF-16 units, so a longer cluster is a ligature.
  const glyph = cluster.length > 1 ? ligatureOf(font, cluster) : font.glyphForCodePoint(cluster.codePointAt(0) ?? 0)
  return { id: glyph.id, advance: glyph.advanceWidth, outline: glyph.path.scale(1, -1).toSVG() }
}

function ligatureOf(font: fontkit.Font, cluster: string): fontkit.Glyph {
  const [glyph, more] = font.layout(cluster, { liga: true, calt: false, clig: false }).glyphs
  if (!glyph || more) throw new Error(`The font ${font.postscriptName} has no ligature for ${cluster}.`)
  return glyph
}
