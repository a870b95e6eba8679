import type { Font } from './font-pack.ts'
import { EMPTY_LINE, grown, lineWidth } from './line.ts'

/**
 * Breaks text into lines no wider than `width` font units: at typed line ends, then at spaces and after hyphens and dashes, and within a word only
 * when the word alone is wider than the line. With `balanced`, the lines of a paragraph become about equally long. Otherwise they are filled, but
 * slightly narrower if that avoids a single word on the last line.
 */
export function breakLines(text: string, width: number, font: Font, balanced: boolean): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, font, balanced))
}

function breakParagraph(paragraph: string, width: number, font: Font, balanced: boolean): string[] {
  const pieces = piecesOf(paragraph)
  const filled = fill(pieces, width, font)
  if (filled.length < 2) return filled
  if (balanced) return mostEven(pieces, width, font, filled.length)
  return isAlone(filled.at(-1)) ? withCompany(pieces, width, font, filled) : filled
}

/** Splits a paragraph where a line may break. Each piece keeps the spaces after it. */
function piecesOf(paragraph: string): string[] {
  return paragraph.match(PIECE)?.filter((piece) => piece !== '') ?? []
}

/** A dash before a word (—Hola—, -5) stays with the word, and so do the marks that follow a dash after a word. */
const PIECE = /(?:(?<![-‐–—])[-‐–—]+(?=[^ \-‐–—]))?[^ \-‐–—]*(?:[-‐–—]+[.,;:!?)\]»”…]* *| +|$)/g

function fill(pieces: string[], width: number, font: Font): string[] {
  const parts = pieces.flatMap((whole) => fitting(whole, width, font))
  return gathered(parts, width, font).map((line) => line.trimEnd())
}

/** Cuts a piece that is wider than a whole line at the line's end. */
function fitting(piece: string, width: number, font: Font): string[] {
  return lineWidth(piece.trimEnd(), font) <= width ? [piece] : gathered(piece, width, font)
}

/** Joins as many parts as fit into a line, at least one. Spaces at the end of a line do not count. */
function gathered(parts: Iterable<string>, width: number, font: Font): string[] {
  const lines: string[] = []
  let line = ''
  let measure = EMPTY_LINE
  for (const part of parts) {
    const longer = grown(measure, part, font)
    const fitsStill = line === '' || longer.width <= width
    if (!fitsStill) lines.push(line)
    line = fitsStill ? line + part : part
    measure = fitsStill ? longer : grown(EMPTY_LINE, part, font)
  }
  return [...lines, line]
}

/** Of the breaks with at most `count` lines, returns the one whose lines are most equal in width and end at punctuation. */
function mostEven(pieces: string[], width: number, font: Font, count: number): string[] {
  // Balancing never cuts a word.
  const widest = Math.max(...pieces.map((piece) => Math.min(width, lineWidth(piece.trimEnd(), font))))
  const least = Math.max(Math.floor(width / count), widest)
  if (least >= width) return fill(pieces, width, font)
  let best: { lines: string[]; cost: number } | undefined
  for (let step = 0; step <= TRIED_WIDTHS; step++) {
    const lines = fill(pieces, least + Math.floor(((width - least) * step) / TRIED_WIDTHS), font)
    if (lines.length > count) continue
    const cost = unevenness(lines, font)
    if (!best || cost < best.cost) best = { lines, cost }
  }
  return best?.lines ?? fill(pieces, width, font)
}

/** The number of line widths that are tried to find the most equal lines. */
const TRIED_WIDTHS = 32

function unevenness(lines: string[], font: Font): number {
  const widths = lines.map((line) => lineWidth(line, font))
  const breaths = lines.slice(0, -1).filter((line) => /[.,;:!?–—]$/.test(line)).length
  return Math.max(...widths) - Math.min(...widths) - Math.floor((breaths * Math.max(...widths)) / 5)
}

function withCompany(pieces: string[], width: number, font: Font, filled: string[]): string[] {
  for (let percent = 97; percent >= 80; percent -= 3) {
    const lines = fill(pieces, Math.floor((width * percent) / 100), font)
    if (lines.length > filled.length) return filled
    if (!isAlone(lines.at(-1))) return lines
  }
  return filled
}

function isAlone(line: string | undefined): boolean {
  return line !== undefined && !line.trim().includes(' ')
}
