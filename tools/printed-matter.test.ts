import { HARBORVIEW } from '@fondly/stationery/layout/harborview.fixture.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  complaints,
  fonts,
  ink,
  missingPrograms,
  outputIntent,
  pageBoxes,
  pictureResolutions,
  scannedCode,
  words,
  type SheetBox,
} from '../e2e/printed-matter.ts'
import type { CardContent } from '@fondly/stationery/layout/card-content.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayList, type DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import { printPdf } from '@fondly/stationery/paint/pdf/print-pdf.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'

/** Gradients of both kinds, with and without transparency, a clip, a hole, a stroke, and a shape placed twice. */
const scene: Scene = {
  width: 1500,
  height: 2100,
  bleed: 46,
  shapes: { leaf: [{ path: 'M0 0Q60 -80 160 -40Q90 40 0 0Z', fill: '#3f6b52' }] },
  nodes: [
    {
      path: 'M-46 -46L1546 -46L1546 2146L-46 2146Z',
      fill: {
        linear: [0, 0, 0, 2100],
        stops: [
          [0, '#f4e7d3', 1],
          [1, '#d9b58c', 1],
        ],
      },
    },
    {
      path: 'M350 700C350 300 1150 300 1150 700C1150 1100 350 1100 350 700Z',
      fill: {
        radial: [750, 700, 400],
        stops: [
          [0, '#c8553d', 1],
          [1, '#c8553d', 0],
        ],
      },
    },
    {
      group: [{ path: 'M0 0L900 0L900 300L0 300Z', fill: '#588b8b', opacity: 0.5 }],
      transform: [1, 0, 0, 1, 300, 1300],
      clip: 'M0 0L450 300L900 0Z',
    },
    {
      path: 'M600 1700L900 1700L900 2000L600 2000ZM680 1780L820 1780L820 1920L680 1920Z',
      rule: 'evenodd',
      fill: '#2b2d42',
      stroke: { color: '#ffffff', width: 6 },
    },
    { use: 'leaf', transform: [2, 0, 0, 2, 200, 600] },
    { use: 'leaf', transform: [-2, 0, 0, 2, 1300, 600], fill: '#8cb369', opacity: 0.8 },
  ],
}
const content: CardContent = {
  cardId: '1HBE2115',
  size: '70',
  orientation: 'V',
  language: 'es',
  outsideUrl: '/art/front',
  insideUrl: undefined,
  sentimentUrl: undefined,
  message: 'Querida Íñiga, ¡bienvenida! A fine office affair: “difficult” waffles, señora, and many happy returns — from all of us.',
  signature: 'Marisol Ortega\nHarborview Resident Care',
  logoUrl: '/art/logo',
  disclaimer: 'Printed on recycled paper.',
  backMessage: 'Sent with care by Harborview.',
  backDisclaimer: 'Harborview Property Management, LLC. Equal housing opportunity.',
  returnAddress: HARBORVIEW,
  recipient: {
    name: 'Marguerite Okonkwo-Hale',
    address1: '418 Larkspur Ln',
    address2: 'Apt 3B',
    city: 'Portland',
    state: 'OR',
    zip: '97217-1234',
  },
  scanCode: 'A7kP2mQ9xZ',
}
/** The distance of the trim from the edge of the sheet in pixels: bleed and room for crop marks. */
const EDGE_PX = 46 + 75

describe.skipIf(missingPrograms().length > 0)('print files, read by other programs', () => {
  const pages = displayList(cardPages(content)).pages
  const [outside, inside, envelope] = pages as [DisplayPage, DisplayPage, DisplayPage]
  let folder: string
  let card: string
  let cover: string
  let art: Map<string, Art>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'matter-'))
    art = new Map<string, Art>([
      ['/art/front', { scene }],
      ['/art/logo', { picture: await logo(1200, 400), width: 1200, height: 400 }],
    ])
    card = join(folder, 'card.pdf')
    cover = join(folder, 'envelope.pdf')
    await writeFile(card, await printPdf([outside, inside], art))
    await writeFile(cover, await printPdf([envelope], art))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('the boxes are exact: 10 x 7 inches of trim, 46 pixels of bleed, marks outside; the envelope has none', () => {
    const boxes = { media: [0, 0, 778.08, 562.08], bleed: [18, 18, 760.08, 544.08], trim: [29.04, 29.04, 749.04, 533.04] }
    expect(pageBoxes(card)).toEqual([boxes, boxes])
    const face = [0, 0, 518.64, 360]
    expect(pageBoxes(cover)).toEqual([{ media: face, bleed: face, trim: face }])
  })

  test('fonts are embedded, subset and readable', () => {
    expect(fonts(card)).toEqual({ count: 2, unfit: [] })
    expect(fonts(cover)).toEqual({ count: 1, unfit: [] })
  })

  test('pictures have at least 299 pixels to an inch; our own art is not stored as a picture', () => {
    const resolutions = pictureResolutions(card)
    expect(resolutions.length).toBeGreaterThan(0)
    expect(Math.min(...resolutions)).toBeGreaterThanOrEqual(299)
    expect(pictureResolutions(cover)).toEqual([])
  })

  test('colours are sRGB, and the profile is embedded', () => {
    expect(outputIntent(card)).toEqual({ kind: 'GTS_PDFA1', profile: true })
    expect(outputIntent(cover)).toEqual({ kind: 'GTS_PDFA1', profile: true })
  })

  test('the checking programs report no problem', () => {
    expect(complaints(card)).toEqual([])
    expect(complaints(cover)).toEqual([])
  })

  test('every word can be extracted, ligatures as letters', () => {
    expect(words(card)).toBe(
      `${content.backMessage} ${content.backDisclaimer} ${content.disclaimer} ${content.message} ${content.signature.replace('\n', ' ')}`,
    )
    expect(words(cover)).toBe(
      'Harborview Resident Care 1200 Quayside Ave Ste 400 Seattle, WA 98101 Marguerite Okonkwo-Hale 418 Larkspur Ln Apt 3B Portland, OR 97217-1234',
    )
  })

  test('a scanner can read the scan code on card and envelope', () => {
    expect(scannedCode(card, 1, moduleBox(outside, EDGE_PX))).toBe(content.scanCode)
    expect(scannedCode(cover, 1, moduleBox(envelope, 0))).toBe(content.scanCode)
  })

  test.each<[string, DisplayPage, number, SheetBox, number]>([
    ['message and signature', inside, 2, { x: 1600, y: 600, width: 1350, height: 900 }, EDGE_PX],
    ['back', outside, 1, { x: 100, y: 1700, width: 1300, height: 350 }, EDGE_PX],
    ['addresses', envelope, 1, { x: 60, y: 60, width: 2000, height: 1300 }, 0],
  ])('the print of the %s has as much ink as our own picture of it', async (_, list, page, view, edge) => {
    const canvas = await pageRaster(list, { art, scale: 1, view })
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    let ours = 0
    for (let i = 0; i < data.length; i += 4)
      ours += 1 - (0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0)) / 255
    const printed = ink(list === envelope ? cover : card, page, { ...view, x: view.x + edge, y: view.y + edge })
    expect(printed / ours).toBeGreaterThan(0.95)
    expect(printed / ours).toBeLessThan(1.08)
  })

  test('art is printed as in our own picture, with gradients and transparency', async () => {
    const view = { x: 1500, y: 0, width: 1500, height: 2100 }
    const canvas = await pageRaster(outside, { art, scale: 1, view })
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    let ours = 0
    for (let i = 0; i < data.length; i += 4)
      ours += 1 - (0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0)) / 255
    expect(ink(card, 1, { ...view, x: view.x + EDGE_PX, y: EDGE_PX }) / ours).toBeCloseTo(1, 1)
  })

  test('equal content makes equal bytes', async () => {
    expect(Buffer.compare(await printPdf([outside, inside], art), await printPdf([outside, inside], art))).toBe(0)
  })
})

function moduleBox(page: DisplayPage, edge: number): SheetBox {
  const mark = page.marks.find((found) => found.kind === 'modules')
  if (!mark) throw new Error('The page has no barcode.')
  const side = Math.round((mark.rows.length * mark.module) / 100)
  const quiet = Math.round((4 * mark.module) / 100)
  return { x: mark.x / 100 - quiet + edge, y: mark.y / 100 - quiet + edge, width: side + 2 * quiet, height: side + 2 * quiet }
}

async function logo(width: number, height: number): Promise<Uint8Array> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#1d6a6a'
  context.fillRect(0, 0, height, height)
  return await canvas.encode('png')
}
