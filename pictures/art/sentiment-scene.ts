import { SENTIMENT_SIZE } from '@fondly/stationery/layout/card-sizes.ts'
import type { Scene, SceneNode } from '@fondly/stationery/layout/scene.ts'
import { openOutlines } from '@fondly/stationery/paint/glyph.ts'
import { typeset } from '@fondly/stationery/typeset/typeset.ts'

/** The width of the words in dots (300 to the inch). It is narrower than the field, because a short block is easier to read than two long lines. */
const WORDS_WIDTH_DOTS = 720
/** The smallest size of words that need the whole width of their field. */
const MIN_WORDS_POINTS = 7

/**
 * Draws a sentiment's words as a scene: set in the sentiments' own face, at the bottom of their field, with glyphs as outlines. Throws Error when
 * they do not fit.
 */
export function sentimentScene(id: string, text: string): Scene {
  const face = 'garamond10Center'
  const block = typeset({ text, face, ...SENTIMENT_SIZE, width: WORDS_WIDTH_DOTS })
  const set = block.overflows ? typeset({ text, face, ...SENTIMENT_SIZE, smallest: MIN_WORDS_POINTS }) : block
  const left = block.overflows ? 0 : (SENTIMENT_SIZE.width - WORDS_WIDTH_DOTS) / 2
  if (set.missing) throw new Error(`The sentiment ${id} has a character that its face lacks: ${set.missing.character}`)
  if (set.overflows) throw new Error(`The sentiment ${id} is too long for its place on the card.`)

  const font = openOutlines(set.font)
  const scale = set.size / 100 / font.unitsPerEm
  const air = SENTIMENT_SIZE.height - set.height / 100
  const shapes: Record<string, SceneNode[]> = {}
  const nodes = set.lines.flatMap((line) =>
    line.clusters.flatMap((cluster, i): SceneNode[] => {
      const { id: glyph, outline } = font.glyph(cluster)
      if (outline === '') return []
      shapes[`g${glyph}`] = [{ path: outline, fill: '#000000' }]
      return [{ use: `g${glyph}`, transform: [scale, 0, 0, scale, left + (line.xs[i] ?? 0) / 100, air + line.y / 100] }]
    }),
  )
  return { ...SENTIMENT_SIZE, bleed: 0, shapes, nodes }
}
