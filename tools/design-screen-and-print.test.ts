import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDesign, type TestDesign } from '@fondly/core/designs/testing/write-pdf.ts'
import { panelDrawing, panelPicture } from '@fondly/pictures/testing/design-files.ts'
import { designPdf } from '@fondly/pictures/testing/design-pdf.ts'
import { testRenderer } from '@fondly/upstreams/renderer/testing/test-renderer.ts'
import { card, front, inside, outside } from '@fondly/upstreams/renderer/testing/wire-bodies.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingPrograms } from '../e2e/printed-matter.ts'

const PANEL = { width: 1500, height: 2100 }
/** The place of the front panel on the printed outside, at 300 dpi. Outside the bleed there is room for marks. */
const PRINTED = { x: PANEL.width + 121, y: 121, ...PANEL }
/** The size of a card in the catalogue, in pixels. */
const SHOWN = { width: 640, height: 896 }
/** The allowed mean difference of all pixels, of 255 steps. Edges and the format of the picture on the screen cause a smaller difference. */
const MAX_MEAN_DIFFERENCE = 1.5
/** The mean difference that an upside-down page must have at least, of 255 steps. */
const MIN_UPSIDE_DOWN_DIFFERENCE = 5

let folder: string
let renderer: Awaited<ReturnType<typeof testRenderer>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'screen-and-print-'))
  renderer = await testRenderer()
})
afterAll(async () => {
  await renderer.close()
  await rm(folder, { recursive: true })
})

/** A background, a dark bar at the bottom, and a triangle at the left, so that a mirrored or rotated page looks different. */
const paint = (inks: { ground: string; foot: string; triangle: string }, [x, y]: readonly [number, number] = [0, 0]) =>
  [
    `1 0 0 1 ${x} ${y} cm`,
    `${inks.ground} 0 0 382.08 526.08 re f`,
    `${inks.foot} 0 0 382.08 200 re f`,
    `${inks.triangle} 30 480 m 30 240 l 260 360 l h f`,
  ].join(' ')
const RGB = { ground: '0.95 0.85 0.6 rg', foot: '0.1 0.25 0.4 rg', triangle: '0.75 0.2 0.15 rg' }
const CMYK = { ground: '0 0.1 0.4 0.05 k', foot: '0.9 0.6 0.2 0.3 k', triangle: '0.1 0.9 0.8 0.05 k' }

const pdf = (design: TestDesign) => Promise.resolve(testDesign(design))
const PDFS: [string, () => Promise<Uint8Array>][] = [
  ['in sRGB', () => pdf({ content: paint(RGB) })],
  ['in CMYK', () => pdf({ content: paint(CMYK) })],
  ['in CMYK with a spot colour, a half transparent bar and a font', () => designPdf({ panel: PANEL })],
  ['with its own unit of length', () => designPdf({ panel: PANEL, userUnit: 2 })],
  ['without a trim or crop box', () => pdf({ content: paint(RGB), boxes: '' })],
  [
    'whose crop box is a part of its sheet',
    () => pdf({ content: paint(CMYK, [60, 90]), mediaBox: [0, 0, 520, 700], boxes: '/CropBox [60 90 442.08 616.08]' }),
  ],
  [
    'whose sheet begins below zero and has a trim box',
    () => pdf({ content: paint(RGB, [-50, -40]), mediaBox: [-80, -70, 400, 560], boxes: '/TrimBox [-38.96 -28.96 321.04 475.04]' }),
  ],
  ['rotated by 360 degrees', () => pdf({ content: paint(RGB), page: '/Rotate 360' })],
]
const OTHERS: [string, () => Promise<Uint8Array>][] = [
  ['SVG', () => Promise.resolve(panelDrawing())],
  ['PNG', () => half().png().toBuffer()],
  ['JPEG in sRGB', () => half().jpeg({ quality: 95 }).toBuffer()],
  ['JPEG in CMYK', () => half().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer()],
]
/** A panel with a bar in its upper half, so that a rotated panel looks different. */
function half() {
  const bar = { create: { width: 1592, height: 900, channels: 3 as const, background: '#f4e3b2' } }
  return panelPicture().composite([{ input: bar, left: 0, top: 0 }])
}

/** The screen picture that an administrator uploads for a PDF: the whole page, drawn by another program. */
async function drawPage(bytes: Uint8Array): Promise<Uint8Array> {
  const file = join(folder, 'design.pdf')
  await writeFile(file, bytes)
  execFileSync('pdftoppm', ['-cropbox', '-r', '150', '-png', '-singlefile', file, join(folder, 'page')])
  const page = sharp(await readFile(join(folder, 'page.png')))
  // If the sheet is larger than the design, crop it to the bleed.
  const { width } = await page.metadata()
  return width > 900 ? page.extract({ left: 63, top: 154, width: 796, height: 1096 }).png().toBuffer() : page.png().toBuffer()
}

/** Returns the front as the screen shows it, and as another program draws it from the print file. */
async function drawBoth(key: string, design: { front: Uint8Array; screen?: Uint8Array }) {
  const { picturePath, outsidePath } = await renderer.storeDesign({ key, size: '70', orientation: 'V', ...design })
  const shown = await (await renderer.art(`${picturePath.replace('/art/', '')}?width=${SHOWN.width}`)).arrayBuffer()
  const pages = [{ ...outside, layers: [{ ...front, url: outsidePath }] }, inside]
  const { pdfDetails } = await renderer.answered({ ...card, pages, render: 'print' })
  const file = join(folder, `${key}.pdf`)
  await writeFile(file, await renderer.at(pdfDetails?.imageUrl))
  const crop = ['-x', PRINTED.x, '-y', PRINTED.y, '-W', PRINTED.width, '-H', PRINTED.height].map(String)
  execFileSync('pdftoppm', ['-r', '300', '-png', '-singlefile', '-f', '1', '-l', '1', ...crop, file, join(folder, key)])
  const pixels = (picture: ArrayBuffer | string, degrees = 0) =>
    sharp(picture)
      .rotate(degrees)
      .resize({ ...SHOWN, fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
  const printed = join(folder, `${key}.png`)
  return { shown: await pixels(shown), printed: await pixels(printed), turned: await pixels(printed, 180) }
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  expect(a.length).toBe(b.length)
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}

describe.skipIf(missingPrograms().length > 0)('the picture on the screen shows the printed page', () => {
  test.each(PDFS)('of a PDF %s', async (_, file) => {
    const bytes = await file()
    const key = `pdf-${PDFS.findIndex(([, one]) => one === file)}`
    const { shown, printed, turned } = await drawBoth(key, { front: bytes, screen: await drawPage(bytes) })
    expect(meanDifference(shown, printed)).toBeLessThan(MAX_MEAN_DIFFERENCE)
    expect(meanDifference(shown, turned)).toBeGreaterThan(MIN_UPSIDE_DOWN_DIFFERENCE)
  })

  test.each(OTHERS)('of a %s', async (_, file) => {
    const key = `other-${OTHERS.findIndex(([, one]) => one === file)}`
    const { shown, printed } = await drawBoth(key, { front: await file() })
    expect(meanDifference(shown, printed)).toBeLessThan(MAX_MEAN_DIFFERENCE)
  })

  test.each([90, 180, 270])(
    'a PDF whose page is rotated by %d degrees is refused, because it would be printed differently',
    async (degrees) => {
      const bytes = await pdf({ content: paint(RGB), page: `/Rotate ${degrees}` })
      const screen = await panelPicture().png().toBuffer()
      await expect(drawBoth(`turned-${degrees}`, { front: bytes, screen })).rejects.toMatchObject({ code: 'picture-unreadable' })
    },
  )
})
