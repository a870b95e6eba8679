import { isLong } from '@fondly/kit/testing/long.ts'
import { HARBORVIEW } from '@fondly/stationery/layout/harborview.fixture.ts'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import {
  complaints,
  fonts,
  missingPrograms,
  outputIntent,
  pageBoxes,
  pictureResolutions,
  printedBox,
  scannedCode,
  wordsByPage,
  type SheetBox,
} from '../e2e/printed-matter.ts'
import { findModuleBox } from './find-module-box.ts'
import type { CardContent } from '@fondly/stationery/layout/card-content.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayPage, type DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredPage } from '@fondly/stationery/layout/layered-page.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import { printPdf } from '@fondly/stationery/paint/pdf/print-pdf.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'
import type { Face } from '@fondly/stationery/typeset/face.ts'

/** The usual trim sizes in inches, portrait. They are repeated here, so that an error in the layout is found. */
const INCHES = { '49': [4.25, 5.5], '60': [4.625, 6.25], '70': [5, 7], '831': [5.5, 8.5] } as const
const FACES: Face[] = ['garamond10Center', 'whitneybook11Center', 'johnson14Left']
const MESSAGES = {
  en_US: 'Dear neighbor, a fine office affair: “difficult” waffles, first-floor flowers — and many happy returns from all of us.',
  es: 'Querida Íñiga: ¡feliz cumpleaños! Que el año nuevo le traiga afición, flores y más señales de cariño. ¿Verdad?',
}
/** The bleed, and the room for marks outside it, in pixels. */
const EDGE_PX = 46 + 75

type Sheet = { name: string; page: DisplayPage; panel: [number, number] | undefined; scanCode: string | undefined }

const sheets = everySheet()
const art = new Map<string, Art>()
let folder: string
let file: string

describe.skipIf(missingPrograms().length > 0)('print files of every size, orientation, face and language, read by other programs', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'every-card-'))
    file = join(folder, 'every-card.pdf')
    const ground = createCanvas(600, 600)
    ground.getContext('2d').fillStyle = '#c9d8c5'
    ground.getContext('2d').fillRect(0, 0, 600, 600)
    const front = { path: 'M-46 -46L2596 -46L2596 2596L-46 2596Z', fill: '#c9d8c5' }
    art.set('/front', { scene: { width: 2550, height: 2550, bleed: 46, shapes: {}, nodes: [front] } })
    await writeFile(
      file,
      await printPdf(
        sheets.map(({ page }) => page),
        art,
      ),
    )
    const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
    const wasmBinary = Uint8Array.from(await readFile(wasm)).buffer
    prepareZXingModule({ overrides: { wasmBinary } })
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('the trim of every page is exact to a hundredth of a point, and the bleed is 46 pixels wide', () => {
    const size = (box: number[]) => [nth(box, 2) - nth(box, 0), nth(box, 3) - nth(box, 1)].map(hundredth)
    const wanted = sheets.map(({ name, page, panel }) => {
      const flat = panel ? flatOf(page, panel).map((inches) => inches * 72) : [page.width, page.height].map((length) => length * 0.0024)
      const edge = panel ? 46 * 0.24 : 0
      return { name, trim: flat.map(hundredth), bleed: flat.map((length) => hundredth(length + 2 * edge)) }
    })
    expect(pageBoxes(file).map(({ trim, bleed }, i) => ({ name: sheets[i]?.name, trim: size(trim), bleed: size(bleed) }))).toEqual(wanted)
  })

  test(
    'fonts are embedded, subset and readable, pictures are sharp, colours have a profile, and no PDF program reports a problem',
    { timeout: 600_000 },
    () => {
      expect(fonts(file).unfit).toEqual([])
      expect(pictureResolutions(file).filter((resolution) => resolution < 299)).toEqual([])
      expect(outputIntent(file)).toEqual({ kind: 'GTS_PDFA1', profile: true })
      expect(complaints(file)).toEqual([])
    },
  )

  test('every word of every page can be extracted', { timeout: 600_000 }, () => {
    const read = wordsByPage(file)
    const wanted = sheets.map(({ page, name }) => {
      const set = page.marks.flatMap((mark) => (mark.kind === 'glyphs' ? [mark.clusters.join('')] : []))
      return { name, problems: [], words: sorted(set.join(' ')) }
    })
    // Upside-down text is extracted in another order, but completely.
    expect(sheets.map(({ page, name }, i) => ({ name, problems: page.problems, words: sorted(nth(read, i)) }))).toEqual(wanted)
  })

  test('every page has as much ink as our own picture of it', async () => {
    const differing: [string, number][] = []
    for (const [i, { page, name }] of sheets.entries()) {
      const edge = page.bleed > 0 ? EDGE_PX : 0
      const view = writtenBox(page)
      if (!view) continue
      const canvas = await pageRaster(page, { art, scale: 1, view })
      const ours = darkness(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data, 4)
      const ratio = darkness(printedBox(file, i + 1, { ...view, x: view.x + edge, y: view.y + edge }).pixels, 1) / ours
      if (!(ratio > 0.95 && ratio < 1.08)) differing.push([name, ratio])
    }
    expect(differing).toEqual([])
  }, 600_000)

  test('two scanners read every scan code', { timeout: 600_000 }, async () => {
    const coded = sheets.flatMap(({ page, name, scanCode }, i) => (scanCode === undefined ? [] : [{ page, name, scanCode, number: i + 1 }]))
    const read: object[] = []
    for (const { page, name, number } of coded) {
      const box = findModuleBox(page, page.bleed > 0 ? EDGE_PX : 0)
      const { width, height, pixels } = printedBox(file, number, box)
      const data = new Uint8ClampedArray(width * height * 4)
      pixels.forEach((grey, at) => data.set([grey, grey, grey, 255], at * 4))
      const found = await readBarcodes({ data, width, height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' }, { formats: ['DataMatrix'] })
      read.push({ name, dmtxread: scannedCode(file, number, box), zxing: found.map(({ text }) => text) })
    }
    expect(read).toEqual(coded.map(({ name, scanCode }) => ({ name, dmtxread: scanCode, zxing: [scanCode] })))
  })
})

/** Every size and orientation, with languages and faces in turn; in `npm run test:long` with all of them. */
function everySheet(): Sheet[] {
  const found: Sheet[] = []
  let number = 0
  let turn = 0
  for (const size of ['49', '60', '70', '831'] as const)
    for (const orientation of ['V', 'H', 'S'] as const) {
      turn++
      for (const [l, language] of (['en_US', 'es'] as const).entries()) {
        for (const [f, face] of FACES.entries()) {
          if (!isLong && (l !== turn % 2 || f !== Math.floor(turn / 2) % 3)) continue
          const scanCode = `C${String(++number).padStart(4, '0')}xYz${size.slice(0, 2)}`
          const content = cardMatter(size, orientation, language, scanCode)
          const { outside, inside, envelope } = cardPages(content)
          const name = `${size} ${orientation} ${language} ${face}`
          const panel = panelOf(size, orientation)
          found.push({ name: `${name} outside`, page: displayPage(inFace(outside, face)), panel, scanCode })
          found.push({ name: `${name} inside`, page: displayPage(inFace(inside, face)), panel, scanCode: undefined })
          if (orientation === 'V' && (face === 'johnson14Left' || !isLong))
            found.push({ name: `${name} envelope`, page: displayPage(envelope), panel: undefined, scanCode })
        }
      }
    }
  return found
}

function flatOf({ fold }: DisplayPage, [width, height]: [number, number]): [number, number] {
  return fold && 'x' in fold ? [2 * width, height] : [width, 2 * height]
}

const hundredth = (length: number): number => Math.round(length * 100) / 100

function panelOf(size: keyof typeof INCHES, orientation: 'V' | 'H' | 'S'): [number, number] {
  const [short, long] = INCHES[size]
  return { V: [short, long], H: [long, short], S: [short, short] }[orientation] as [number, number]
}

/** Returns the page with its text in another face. The text shrinks if it does not fit in that face. */
function inFace(page: LayeredPage, face: Face): LayeredPage {
  return { ...page, layers: page.layers.map((layer) => (layer.kind === 'text' ? { ...layer, face, smallest: 4 } : layer)) }
}

function cardMatter(
  size: CardContent['size'],
  orientation: CardContent['orientation'],
  language: keyof typeof MESSAGES,
  scanCode: string,
): CardContent {
  return {
    cardId: '1HBE2115',
    size,
    orientation,
    language,
    outsideUrl: '/front',
    insideUrl: undefined,
    sentimentUrl: undefined,
    message: MESSAGES[language],
    signature: 'Marisol Ortega\nHarborview Resident Care',
    logoUrl: undefined,
    disclaimer: 'Printed on recycled paper.',
    backMessage: 'Sent with care by Harborview.',
    backDisclaimer: 'Harborview Property Management, LLC. Equal housing opportunity.',
    returnAddress: HARBORVIEW,
    recipient: { ...HARBORVIEW, name: 'Marguerite Okonkwo-Hale', address1: '418 Larkspur Ln', zip: '97217-1234' },
    scanCode,
  }
}

/** Returns the box around all glyphs of a page, with a margin; undefined for a page without text. */
function writtenBox(page: DisplayPage): SheetBox | undefined {
  const glyphs = page.marks.flatMap((mark) => {
    if (mark.kind !== 'glyphs') return []
    const flip = ([x, y]: [number, number]): [number, number] => (mark.turn ? [2 * mark.turn[0] - x, 2 * mark.turn[1] - y] : [x, y])
    return mark.xs.map((x) => flip([x, mark.y]))
  })
  if (glyphs.length === 0) return undefined
  const [xs, ys] = [glyphs.map(([x]) => x / 100), glyphs.map(([, y]) => y / 100)]
  const air = 120
  const [left, top] = [Math.max(0, Math.floor(Math.min(...xs) - air)), Math.max(0, Math.floor(Math.min(...ys) - air))]
  const right = Math.min(page.width / 100, Math.ceil(Math.max(...xs) + air))
  const lower = Math.min(page.height / 100, Math.ceil(Math.max(...ys) + air))
  return { x: left, y: top, width: Math.floor(right - left), height: Math.floor(lower - top) }
}

/** Returns the sum of the darkness of all pixels; a black pixel counts 1. */
function darkness(pixels: ArrayLike<number>, channels: 1 | 4): number {
  let sum = 0
  for (let i = 0; i < pixels.length; i += channels) {
    const grey =
      channels === 1 ? (pixels[i] ?? 255) : 0.299 * (pixels[i] ?? 0) + 0.587 * (pixels[i + 1] ?? 0) + 0.114 * (pixels[i + 2] ?? 0)
    sum += 1 - grey / 255
  }
  return sum
}

function sorted(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .toSorted()
}

function nth<T>(list: readonly T[], place: number): T {
  const item = list[place]
  if (item === undefined) throw new Error(`There is no ${place}.`)
  return item
}
