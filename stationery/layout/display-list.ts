import type { FontName } from '../typeset/font-pack.ts'
import type { Face } from '../typeset/face.ts'
import { typeset } from '../typeset/typeset.ts'
import { datamatrix } from './datamatrix.ts'
import type { BarcodeLayer, Box, DrawingLayer, LayeredCard, LayeredPage, Layer, PictureLayer, TextLayer } from './layered-page.ts'
import { PEN_WIDTH_DOTS, placeStrokes } from './place-strokes.ts'

/**
 * Everything on the paper, down to the position of every glyph. Painters paint the list and decide nothing. All lengths are whole hundredths of a
 * pixel at 300 dpi, from the upper left of the trim.
 */
export type DisplayList = { pages: DisplayPage[] }

export type DisplayPage = {
  name: LayeredPage['name']
  width: number
  height: number
  bleed: number
  fold?: { x: number } | { y: number }
  marks: DisplayMark[]
  problems: LayoutProblem[]
}

export type DisplayMark = PictureMark | GlyphsMark | ModulesMark | StrokesMark
/** The mark is rotated by 180 degrees about this point. */
type Turned = { turn?: [x: number, y: number] }
export type PictureMark = Box & Turned & { kind: 'picture'; url: string; fit?: 'contain'; clip?: Box }
/** One line of text: `y` is the baseline, `size` the em. Each cluster (a character, or the characters of a ligature) begins at its x. */
export type GlyphsMark = Turned & {
  kind: 'glyphs'
  font: FontName
  size: number
  color: string
  y: number
  clusters: string[]
  xs: number[]
}
/** Rows of '1' (black) and '0'; each module is a square. */
export type ModulesMark = Turned & { kind: 'modules'; x: number; y: number; module: number; rows: readonly string[] }

/** Lines of a pen with round ends, `width` wide. Each stroke is the numbers x, y, x, y … of its points, which place-strokes.ts joins by curves. */
export type StrokesMark = Turned & { kind: 'strokes'; color: string; width: number; strokes: number[][] }

/** A reason not to print a page: words that do not fit their box, or a character for which the face has no glyph. */
export type LayoutProblem = LayerProblem & { page: LayeredPage['name']; layer: number }

type LayerProblem = { face: Face } & ({ kind: 'overflow' } | { kind: 'missing'; character: string; index: number })

/** Returns the display list of a card and its envelope. */
export function displayList({ outside, inside, envelope }: LayeredCard): DisplayList {
  return { pages: [outside, inside, envelope].map(displayPage) }
}

/** Returns the reasons not to print the list; empty when there are none. */
export function layoutProblems(list: DisplayList): LayoutProblem[] {
  return list.pages.flatMap((page) => page.problems)
}

/** Returns the display list of one page. */
export function displayPage(page: LayeredPage): DisplayPage {
  const set = page.layers.map(setLayer)
  return {
    name: page.name,
    width: page.width * 100,
    height: page.height * 100,
    bleed: page.bleed * 100,
    ...(page.fold && { fold: 'x' in page.fold ? { x: page.fold.x * 100 } : { y: page.fold.y * 100 } }),
    marks: set.flatMap(({ marks }) => marks),
    problems: set.flatMap(({ problems }, layer) => problems.map((problem) => ({ page: page.name, layer, ...problem }))),
  }
}

/** Returns the marks of a layer. Each layer object is set only once. */
export function toMarks(layer: Layer): readonly DisplayMark[] {
  return setLayer(layer).marks
}

type SetLayer = { marks: readonly DisplayMark[]; problems: readonly LayerProblem[] }

const known = new WeakMap<Layer, SetLayer>()

function setLayer(layer: Layer): SetLayer {
  const before = known.get(layer)
  if (before) return before
  const set = layer.kind === 'text' ? setText(layer) : { marks: [markOf(layer)], problems: [] }
  known.set(layer, set)
  return set
}

function markOf(layer: Exclude<Layer, TextLayer>): DisplayMark {
  if (layer.kind === 'picture') return pictureMark(layer)
  return layer.kind === 'barcode' ? modulesMark(layer) : strokesMark(layer)
}

function strokesMark(layer: DrawingLayer): StrokesMark {
  const { strokes } = placeStrokes(layer.strokes, layer)
  return { kind: 'strokes', color: layer.color, width: PEN_WIDTH_DOTS * 100, strokes, ...turned(layer) }
}

function pictureMark(layer: PictureLayer): PictureMark {
  return {
    kind: 'picture',
    url: layer.url,
    ...hundredths(layer),
    ...(layer.fit && { fit: layer.fit }),
    ...(layer.clip && { clip: hundredths(layer.clip) }),
    ...turned(layer),
  }
}

function modulesMark(layer: BarcodeLayer): ModulesMark {
  const rows = datamatrix(layer.text)
  const module = layer.module * 100
  const box = hundredths(layer)
  // The symbol is centred in its box; the rest of the box is the quiet zone.
  const x = box.x + Math.floor((box.width - rows.length * module) / 2)
  const y = box.y + Math.floor((box.height - rows.length * module) / 2)
  return { kind: 'modules', x, y, module, rows, ...turned(layer) }
}

function setText(layer: TextLayer): SetLayer {
  const text = typeset(layer)
  const box = hundredths(layer)
  const air = box.height - text.height
  const top = box.y + (layer.stand === 'bottom' ? air : layer.stand === 'middle' ? Math.floor(air / 2) : 0)
  return {
    marks: text.lines
      .filter((line) => line.clusters.length > 0)
      .map((line) => ({
        kind: 'glyphs',
        font: text.font,
        size: text.size,
        color: layer.color,
        y: top + line.y,
        clusters: line.clusters,
        xs: line.xs.map((x) => box.x + x),
        ...turned(layer),
      })),
    problems: [
      ...(text.missing ? [{ face: layer.face, kind: 'missing' as const, ...text.missing }] : []),
      ...(text.overflows ? [{ face: layer.face, kind: 'overflow' as const }] : []),
    ],
  }
}

function hundredths({ x, y, width, height }: Box): Box {
  return { x: Math.round(x * 100), y: Math.round(y * 100), width: Math.round(width * 100), height: Math.round(height * 100) }
}

function turned(layer: Layer): Turned {
  if (layer.turn !== 180) return {}
  const { x, y, width, height } = hundredths(layer)
  return { turn: [x + Math.floor(width / 2), y + Math.floor(height / 2)] }
}
