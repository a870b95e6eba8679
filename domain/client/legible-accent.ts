import { contrast, toHex, oklch, type Oklch, over } from './oklch.ts'

/** A client's colour adapted to one background, so that words and buttons in it are legible. */
export type Accent = { brand: string; accent: string; onAccent: string; wash: string; washInk: string }

const WHITE = '#FFFFFF'
const LIGHT = { paper: '#F6F2E9', sheet: '#FDFBF6', sunk: '#ECE6DA' }
const DARK = { paper: '#1B1815', sheet: '#25211D' }

/** Keeps the hue of a client's colour ('#2A8C8C') and shifts its lightness until it is legible in the light and in the dark theme. */
export function legibleAccent(colour: string): { light: Accent; dark: Accent } {
  const brand = colour.toUpperCase()
  return { light: lightAccent(brand), dark: darkAccent(brand) }
}

function lightAccent(brand: string): Accent {
  const grounds = [LIGHT.paper, LIGHT.sheet, LIGHT.sunk, WHITE]
  const accent = moved(capped(brand, 0.12), -0.01, (hex) => grounds.every((ground) => contrast(hex, ground) >= 5))
  const wash = over(brand, 0.13, LIGHT.sheet)
  return { brand, accent: toHex(accent), onAccent: WHITE, wash, washInk: toHex(moved(accent, -0.01, (hex) => contrast(hex, wash) >= 7)) }
}

function darkAccent(brand: string): Accent {
  const accent = moved(capped(brand, 0.1), 0.01, (hex) => contrast(hex, DARK.sheet) >= 7)
  const hex = toHex(accent)
  const deep = toHex({ ...accent, l: 0.26 })
  const wash = over(brand, 0.24, DARK.paper)
  return {
    brand,
    accent: hex,
    onAccent: contrast(hex, deep) > contrast(hex, WHITE) ? deep : WHITE,
    wash,
    washInk: toHex(moved(accent, 0.01, (ink) => contrast(ink, wash) >= 7)),
  }
}

function capped(hex: string, chroma: number): Oklch {
  const colour = oklch(hex)
  return { ...colour, c: Math.min(colour.c, chroma) }
}

function moved(colour: Oklch, step: number, isLegible: (hex: string) => boolean): Oklch {
  let { l } = colour
  while ((step < 0 ? l > 0 : l < 1) && !isLegible(toHex({ ...colour, l }))) l += step
  return { ...colour, l }
}
