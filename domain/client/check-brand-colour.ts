import { legibleAccent } from './legible-accent.ts'
import { contrast } from './oklch.ts'

/** The minimum contrast of text, and of a mark such as a line or a filled shape (WCAG 1.4.3 and 1.4.11). */
export const MIN_CONTRAST = { text: 4.5, mark: 3 }

/** How a client's colour looks on one theme. Each ratio (1 to 21) is the lowest on all grounds of the theme. */
export type ColourCheck = {
  theme: 'light' | 'dark'
  /** The contrast of the unchanged colour. */
  own: number
  /** The colour of text and marks on pages; it has the same hue. */
  drawn: string
  drawnContrast: number
}

const GROUNDS = { light: ['#F6F2E9', '#FDFBF6', '#ECE6DA'], dark: ['#1B1815', '#25211D'] } as const

/** Measures a colour ('#2A8C8C') against the grounds of both themes. */
export function checkBrandColour(colour: string): ColourCheck[] {
  const accents = legibleAccent(colour)
  return (['light', 'dark'] as const).map((theme) => {
    const least = (hex: string) => Math.min(...GROUNDS[theme].map((ground) => contrast(hex, ground)))
    const drawn = accents[theme].accent
    return { theme, own: least(colour.toUpperCase()), drawn, drawnContrast: least(drawn) }
  })
}
