import { PDFArray, type PDFDict, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import type { PdfColour, PlacedPicture } from '@fondly/domain/designs/design-facts.ts'
import { readColours } from './colour-spaces.ts'
import { contentTokens, type Token } from './content-tokens.ts'
import {
  readDict,
  listEntries,
  entry,
  HeavyFile,
  readList,
  readName,
  readNumber,
  readNumbers,
  toDict,
  unpack,
} from '@fondly/pictures/designs/pdf-objects.ts'

/** What a page paints, including what its named drawings paint. */
export type Painted = {
  /**
   * The picture with the lowest resolution, and the picture with the most pixels. The others are not listed, because a page can place a picture a
   * million times.
   */
  pictures: { coarsest: PlacedPicture; largest: PlacedPicture } | undefined
  colours: Set<PdfColour>
  spotColours: Set<string>
  hasDeviceCmyk: boolean
  isTransparent: boolean
  paths: number
  texts: number
  fonts: Set<PDFDict>
}

type Matrix = [number, number, number, number, number, number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const POINTS_PER_INCH = 72
const MAX_DEPTH = 12
/** The limit is higher than any real card needs. A drawing that is used several times counts each time. */
const MAX_OPERATORS = 3_000_000

const PAINT_PATH = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*'])
const SHOW_TEXT = new Set(['Tj', 'TJ', "'", '"'])
const DEVICE: Record<string, PdfColour> = { g: 'gray', G: 'gray', rg: 'rgb', RG: 'rgb', k: 'cmyk', K: 'cmyk' }

/** Lists what a page paints. `unit` is the number of points in a unit of the page. Throws HeavyFile and BrokenFile. */
export function walkPage(contents: PDFStream[], resources: PDFDict | undefined, unitPoints: number): Painted {
  const painted: Painted = {
    pictures: undefined,
    colours: new Set(),
    spotColours: new Set(),
    hasDeviceCmyk: false,
    isTransparent: false,
    paths: 0,
    texts: 0,
    fonts: new Set(),
  }
  const walker = createWalker(painted)
  // The streams of a page form one drawing. One stream may end and the next begin between any two tokens.
  const parts = contents.flatMap((stream) => [unpack(stream), new Uint8Array([10])])
  walker.walk(Buffer.concat(parts), resources, [unitPoints, 0, 0, unitPoints, 0, 0], 0)
  return painted
}

function createWalker(painted: Painted) {
  let operators = 0

  function walk(bytes: Uint8Array, resources: PDFDict | undefined, start: Matrix, depth: number): void {
    if (depth > MAX_DEPTH) throw new HeavyFile('The drawing contains itself, or is nested too deeply.')
    noteFonts(resources)
    let matrix = start
    const stack: Matrix[] = []
    let operands: Token[] = []
    for (const token of contentTokens(bytes)) {
      if (typeof token === 'number' || !('operator' in token)) {
        operands.push(token)
        continue
      }
      operators += 1
      if (operators > MAX_OPERATORS) throw new HeavyFile('The drawing has too many parts.')
      const { operator } = token
      if (operator === 'q') stack.push(matrix)
      else if (operator === 'Q') matrix = stack.pop() ?? matrix
      else if (operator === 'cm') matrix = times(matrixOf(operands) ?? IDENTITY, matrix)
      else if (operator === 'Do') paintObject(lookUp(resources, 'XObject', operands), resources, matrix, depth)
      else if (operator === 'gs') noteState(toDict(lookUp(resources, 'ExtGState', operands)))
      else if (operator === 'cs' || operator === 'CS') noteSpace(lookUp(resources, 'ColorSpace', operands) ?? nameOf(operands), resources)
      else if (operator === 'scn' || operator === 'SCN') notePattern(toDict(lookUp(resources, 'Pattern', operands)), resources, depth)
      else if (operator === 'sh') noteShading(toDict(lookUp(resources, 'Shading', operands)), resources)
      else if (operator === 'EI') noteInline(operands, matrix)
      else if (PAINT_PATH.has(operator)) painted.paths += 1
      else if (SHOW_TEXT.has(operator)) painted.texts += 1
      else noteDevice(DEVICE[operator])
      operands = []
    }
  }

  function paintObject(object: PDFObject | undefined, resources: PDFDict | undefined, matrix: Matrix, depth: number): void {
    if (!(object instanceof PDFStream)) return
    const { dict } = object
    if (readName(dict, 'Subtype') === 'Image') return paintPicture(dict, resources, matrix)
    if (readName(dict, 'Subtype') !== 'Form') return
    const inner = readNumbers(readList(dict, 'Matrix'), 6) as Matrix | undefined
    walk(unpack(object), readDict(dict, 'Resources') ?? resources, times(inner ?? IDENTITY, matrix), depth + 1)
  }

  function paintPicture(dict: PDFDict, resources: PDFDict | undefined, matrix: Matrix): void {
    place(readNumber(dict, 'Width') ?? 0, readNumber(dict, 'Height') ?? 0, matrix)
    if (entry(dict, 'SMask') instanceof PDFStream || (readNumber(dict, 'SMaskInData') ?? 0) > 0) painted.isTransparent = true
    if (String(entry(dict, 'ImageMask')) !== 'true') noteSpace(entry(dict, 'ColorSpace'), resources)
  }

  function noteInline(operands: Token[], matrix: Matrix): void {
    const valueOf = (...names: string[]) => {
      const at = operands.findIndex((one) => typeof one === 'object' && 'name' in one && names.includes(one.name))
      return at < 0 ? undefined : operands[at + 1]
    }
    const [width, height] = [valueOf('W', 'Width'), valueOf('H', 'Height')]
    place(typeof width === 'number' ? width : 0, typeof height === 'number' ? height : 0, matrix)
  }

  /** A picture is a unit square; the matrix gives its size on the paper. */
  function place(widthPx: number, heightPx: number, [a, b, c, d]: Matrix): void {
    const [across, up] = [Math.hypot(a, b) / POINTS_PER_INCH, Math.hypot(c, d) / POINTS_PER_INCH]
    if (across === 0 || up === 0) return
    const picture = { widthPx, heightPx, dpi: Math.min(widthPx / across, heightPx / up) }
    const { coarsest = picture, largest = picture } = painted.pictures ?? {}
    painted.pictures = {
      coarsest: picture.dpi < coarsest.dpi ? picture : coarsest,
      largest: widthPx * heightPx > largest.widthPx * largest.heightPx ? picture : largest,
    }
  }

  function noteState(state: PDFDict | undefined): void {
    const [fill, stroke] = [readNumber(state, 'ca') ?? 1, readNumber(state, 'CA') ?? 1]
    const blend = entry(state, 'BM')
    const mode = blend instanceof PDFArray ? blend.lookup(0) : blend
    const isBlended = mode !== undefined && !['/Normal', '/Compatible'].includes(String(mode))
    if (fill < 1 || stroke < 1 || isBlended || toDict(entry(state, 'SMask'))) painted.isTransparent = true
  }

  function notePattern(pattern: PDFDict | undefined, resources: PDFDict | undefined, depth: number): void {
    if (!pattern) return
    noteState(readDict(pattern, 'ExtGState'))
    noteShading(readDict(pattern, 'Shading'), resources, true)
    const stream = listEntries(readDict(resources, 'Pattern')).find(([, value]) => toDict(value) === pattern)?.[1]
    if (stream instanceof PDFStream) walk(unpack(stream), readDict(pattern, 'Resources') ?? resources, IDENTITY, depth + 1)
  }

  function noteShading(shading: PDFDict | undefined, resources: PDFDict | undefined, isPattern = false): void {
    if (!shading) return
    if (!isPattern) painted.paths += 1
    noteSpace(entry(shading, 'ColorSpace'), resources)
  }

  function noteSpace(space: PDFObject | string | undefined, resources: PDFDict | undefined): void {
    const found = readColours(space, resources)
    for (const colour of found.colours) painted.colours.add(colour)
    for (const spot of found.spots) painted.spotColours.add(spot)
    if (found.isDeviceCmyk) painted.hasDeviceCmyk = true
  }

  function noteDevice(colour: PdfColour | undefined): void {
    if (!colour) return
    painted.colours.add(colour)
    if (colour === 'cmyk') painted.hasDeviceCmyk = true
  }

  function noteFonts(resources: PDFDict | undefined): void {
    for (const [, font] of listEntries(readDict(resources, 'Font'))) {
      const dict = toDict(font)
      if (dict) painted.fonts.add(dict)
    }
  }

  return { walk }
}

function nameOf(operands: Token[]): string | undefined {
  const last = operands.at(-1)
  return typeof last === 'object' && 'name' in last ? last.name : undefined
}

function lookUp(resources: PDFDict | undefined, kind: string, operands: Token[]): PDFObject | undefined {
  const name = nameOf(operands)
  return name === undefined ? undefined : entry(readDict(resources, kind), name)
}

function matrixOf(operands: Token[]): Matrix | undefined {
  const numbers = operands.filter((one) => typeof one === 'number')
  return numbers.length === 6 ? (numbers as Matrix) : undefined
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}
