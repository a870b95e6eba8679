import type { ScenePaint } from '@fondly/stationery/layout/scene.ts'
import type { Drawing } from './drawing.ts'
import { openFace } from './faces.ts'
import { lettering, type Setting } from './lettering.ts'

/** `width` is the width that the words fill, in pixels. `trackingEms` is added between letters, as a share of the em. */
export type Line = Omit<Setting, 'size' | 'trackingPixels'> & { width: number; trackingEms?: number }

/** Draws words in the size in which they fill the width. */
export function write(drawing: Drawing, words: string, ink: ScenePaint, { width, trackingEms = 0, ...setting }: Line): void {
  const font = openFace(setting.face)
  const run = font.layout(words)
  const ems = run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm
  const size = width / (ems + trackingEms * (run.glyphs.length - 1))
  drawing.letter(lettering(drawing.random, words, { ...setting, size, trackingPixels: trackingEms * size }), ink)
}
