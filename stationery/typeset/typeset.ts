import { breakLines } from './break-lines.ts'
import { FACES, type Face } from './face.ts'
import { openFont, type Font, type FontName } from './font-pack.ts'
import { setLine, type Placed } from './line.ts'
import { settable } from './settable.ts'
import { unprintable, type Unprintable } from './unprintable.ts'

/** Text and its space, in pixels at 300 dpi. */
export type TextContent = {
  text: string
  face: Face
  width: number
  height: number
  /** The size in points; the default is the size of the face. */
  size?: number
  /** The smallest size, in points, to which the text may shrink to fit. Without it, the text does not shrink. */
  smallest?: number
  /** Keeps lines as typed, such as those of an address: they shrink instead of breaking. */
  unbroken?: boolean
}

/** Text that is set. Sizes and positions are whole hundredths of a pixel at 300 dpi, from the upper left of its space. */
export type SetText = {
  font: FontName
  /** The size of the type (the em). */
  size: number
  /** The same size in points. */
  points: number
  lines: SetLine[]
  /** The size of the block of lines. */
  width: number
  height: number
  missing: Unprintable | undefined
  overflows: boolean
}

/** `y` is the baseline. */
export type SetLine = { y: number; clusters: string[]; xs: number[] }

const PIXELS_PER_INCH = 300
const POINTS_PER_INCH = 72
/** The difference between two sizes that are tried. */
const SIZE_STEP_POINTS = 0.25

/** Returns the cost of setting a text, as the number of sizes to try. Ten sizes of unbroken lines cost as much as one size of broken ones. */
export function sizesTried({ face, size, smallest, unbroken }: Pick<TextContent, 'face' | 'size' | 'smallest' | 'unbroken'>): number {
  const largest = size ?? FACES[face].size
  const sizes = 1 + Math.max(0, Math.ceil((largest - (smallest ?? largest)) / SIZE_STEP_POINTS))
  return unbroken ? Math.ceil(sizes / 10) : sizes
}

/** Sets text into its space at the face's size, or, if it may shrink, at the largest size that fits. */
export function typeset(content: TextContent): SetText {
  const largest = content.size ?? FACES[content.face].size
  const smallest = Math.min(largest, content.smallest ?? largest)
  for (let points = largest; points > smallest; points -= SIZE_STEP_POINTS) {
    const text = setAt(points, content)
    if (!text.overflows) return text
  }
  return setAt(smallest, content)
}

/** Returns true when the text fits its space at some allowed size. */
export function fits(content: TextContent): boolean {
  return !typeset(content).overflows
}

function setAt(points: number, { text, face, width, height, unbroken = false }: TextContent): SetText {
  const { font: name, align, leading } = FACES[face]
  const font = openFont(name)
  const em = Math.round((points * PIXELS_PER_INCH * 100) / POINTS_PER_INCH)
  const toHundredths = (units: number) => Math.round((units * em) / font.unitsPerEm)
  const room = Math.floor((width * 100 * font.unitsPerEm) / em)

  // Remove empty lines at the end, because they would only move the next part down.
  const words = settable(text).replace(/(?<![ \n])[ \n]+$/, '')
  const rows = unbroken ? words.split('\n').map((row) => row.trimEnd()) : breakLines(words, room, font, align === 'center')
  const lines = rows.map((row) => setLine(row, font))
  const pitch = Math.round((em * leading) / 100)
  const set = {
    font: name,
    size: em,
    points,
    lines: lines.map((line, row) => ({
      y: toHundredths(font.ascent) + row * pitch,
      ...placedIn(line.placed, align === 'center' ? Math.floor((room - line.width) / 2) : 0, toHundredths),
    })),
    width: toHundredths(Math.max(0, ...lines.map((line) => line.width))),
    height: blockHeight(rows.length, pitch, font, toHundredths),
    missing: unprintable(text, face),
  }
  return { ...set, overflows: lines.some((line) => line.width > room) || set.height > height * 100 }
}

function placedIn(placed: Placed[], start: number, toHundredths: (units: number) => number): { clusters: string[]; xs: number[] } {
  return { clusters: placed.map(({ cluster }) => cluster), xs: placed.map(({ x }) => toHundredths(start + x)) }
}

function blockHeight(rows: number, pitch: number, font: Font, toHundredths: (units: number) => number): number {
  return toHundredths(font.ascent - font.descent) + (rows - 1) * pitch
}
