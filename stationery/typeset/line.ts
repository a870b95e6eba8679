import type { Font } from './font-pack.ts'

/** The characters of one glyph, and its distance from the beginning of the line in font units. */
export type Placed = { cluster: string; x: number }
export type Line = { placed: Placed[]; width: number }

/** Sets one line and leaves out characters without a glyph. */
export function setLine(text: string, font: Font): Line {
  const placed: Placed[] = []
  let x = 0
  let before: string | undefined
  for (const cluster of clustersOf(text, font)) {
    if (before !== undefined) x += font.kern(before, cluster)
    placed.push({ cluster, x })
    x += font.advance(cluster)
    before = cluster
  }
  return { placed, width: x }
}

/** Returns the width of the text in font units. */
export function lineWidth(text: string, font: Font): number {
  let width = 0
  let before: string | undefined
  for (const cluster of clustersOf(text, font)) {
    width += font.advance(cluster) + (before === undefined ? 0 : font.kern(before, cluster))
    before = cluster
  }
  return width
}

/** The measure of a growing line, so that text of any length is read only once. */
export type Measure = {
  /** The width of the line without the spaces at its end, in font units. */
  width: number
  /** The width of the characters before `open`. No text that follows can change it. */
  closedWidth: number
  /** The last character before `open`, for the kerning with the next one. */
  before: string | undefined
  /** The last characters, which may still form a ligature with what follows. */
  open: string
}
export const EMPTY_LINE: Measure = { width: 0, closedWidth: 0, before: undefined, open: '' }

/** Returns the measure of the line with the text appended. Its width equals `lineWidth` of the whole line without the spaces at its end. */
export function grown(line: Measure, text: string, font: Font): Measure {
  const visible = text.trimEnd()
  const seen = append(line, visible, font)
  const width = visible === '' ? line.width : fullWidth(seen, font)
  return { ...append(seen, text.slice(visible.length), font), width }
}

function append(line: Measure, text: string, font: Font): Measure {
  const open = line.open + text
  const measure = { ...line }
  let i = 0
  while (open.length - i >= font.longestCluster) i += addCluster(measure, clusterAt(open, i, font), font)
  return { ...measure, open: open.slice(i) }
}

function fullWidth({ open, ...line }: Measure, font: Font): number {
  for (let i = 0; i < open.length;) i += addCluster(line, clusterAt(open, i, font), font)
  return line.closedWidth
}

function addCluster(line: Pick<Measure, 'closedWidth' | 'before'>, cluster: string, font: Font): number {
  if (font.has(cluster)) {
    line.closedWidth += font.advance(cluster) + (line.before === undefined ? 0 : font.kern(line.before, cluster))
    line.before = cluster
  }
  return cluster.length
}

function clustersOf(text: string, font: Font): string[] {
  const clusters: string[] = []
  for (let i = 0; i < text.length;) {
    const cluster = clusterAt(text, i, font)
    if (font.has(cluster)) clusters.push(cluster)
    i += cluster.length
  }
  return clusters
}

function clusterAt(text: string, i: number, font: Font): string {
  const ligature = font.ligatures.find((characters) => text.startsWith(characters, i))
  // A replacement takes as many UTF-16 units as the character it replaces.
  return ligature ?? font.shown(String.fromCodePoint(text.codePointAt(i) ?? 0))
}
