import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeArt } from '@fondly/pictures/designs/make-art.ts'
import { panelDrawing, panelPicture } from '@fondly/pictures/testing/design-files.ts'
import { designPdf } from '@fondly/pictures/testing/design-pdf.ts'
import { flatCard } from '@fondly/press/sheets/flat-card.ts'
import { imposedSheets } from '@fondly/press/sheets/impose.ts'
import { sheetPlan } from '@fondly/press/sheets/sheet-plan.ts'
import type { CardContent } from '@fondly/stationery/layout/card-content.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { cardLayout } from '@fondly/stationery/layout/card-sizes.ts'
import { displayPage, type DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { HARBORVIEW } from '@fondly/stationery/layout/harborview.fixture.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import { printPdf } from '@fondly/stationery/paint/pdf/print-pdf.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'
import { inFolder, type SheetBox } from '../e2e/printed-matter.ts'
import { findModuleBox } from './find-module-box.ts'

export const SCAN_CODE = 'A7kP2mQ9xZ'
const URL = '/art/designs/own/front.webp'
/** Bleed and the room for marks beyond it, in pixels. */
const EDGE_PX = 46 + 75

type Format = Pick<CardContent, 'size' | 'orientation'>
type Panel = { width: number; height: number }
export type DesignKind = 'pdf' | 'svg' | 'png' | 'jpeg'

/** Prints a card whose front is a design of this kind, as the press gets it. Also returns what must be found in the print file. */
export async function printedDesign({ kind, ...format }: Format & { kind: DesignKind }) {
  const { panel } = cardLayout(format.size, format.orientation)
  const art = new Map([[URL, await artOf(kind, panel)]])
  const { outside, inside } = cardPages({ ...content, ...format })
  const pages: [DisplayPage, DisplayPage] = [displayPage(outside), displayPage(inside)]
  const bytes = await printPdf(pages, art)
  const [front] = outside.layers
  const written = inside.layers.find((layer) => layer.kind === 'text')
  if (front?.kind !== 'picture' || !front.clip || !written) throw new Error('The card has a front and a message.')
  const { x, y, width, height } = front.clip
  return {
    bytes,
    pages,
    codeBox: findModuleBox(pages[0], EDGE_PX),
    inked: [
      await inkOf(
        1,
        pages[0],
        { x: Math.ceil(x) + 2, y: Math.ceil(y) + 50, width: Math.floor(width) - 50, height: Math.floor(height) - 100 },
        art,
      ),
      await inkOf(
        2,
        pages[1],
        { x: Math.ceil(written.x), y: Math.ceil(written.y), width: Math.floor(written.width), height: Math.floor(written.height) },
        art,
      ),
    ],
    imposed: async () => {
      const card = flatCard(format.size, format.orientation)
      const plan = sheetPlan(card, 'a3')
      if (!plan) throw new Error('The card fits on this paper.')
      const files = [1, 2].map((position) => ({ orderNo: `0${position}`, position, bytes: () => Promise.resolve(bytes) }))
      return imposedSheets([{ card, plan, files }], { flip: 'long', name: 'designs' })
    },
  }
}
export type PrintedDesign = Awaited<ReturnType<typeof printedDesign>>

async function artOf(kind: DesignKind, panel: Panel): Promise<Art> {
  const whole = { width: Math.ceil(panel.width + 92), height: Math.ceil(panel.height + 92) }
  if (kind === 'svg') return asArt(await makeArt({ bytes: panelDrawing({ width: panel.width + 92, height: panel.height + 92 }), panel }))
  if (kind === 'png') return asArt(await makeArt({ bytes: await panelPicture(whole).png().toBuffer(), panel }))
  if (kind === 'jpeg') {
    const inks = panelPicture(whole).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 })
    return asArt(await makeArt({ bytes: await inks.toBuffer(), panel }))
  }
  const file = await designPdf({ panel })
  const made = await makeArt({ bytes: file, panel })
  const screen = await makeArt({ bytes: pictureOf(file), panel })
  if (!('page' in made) || !('picture' in screen)) throw new Error('A PDF is a page and a picture.')
  return { ...screen, page: made.page }
}

function asArt(made: Awaited<ReturnType<typeof makeArt>>): Art {
  if ('page' in made) throw new Error('That is a page.')
  return made
}

/**
 * Returns what an administrator uploads for the screen: the page in another program's drawing. It is grey, because that program weighs inks and
 * colours differently.
 */
function pictureOf(pdf: Uint8Array): Uint8Array {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'design.pdf'), pdf)
    execFileSync('pdftoppm', ['-gray', '-r', '150', '-png', '-singlefile', join(folder, 'design.pdf'), join(folder, 'design')])
    return new Uint8Array(readFileSync(join(folder, 'design.png')))
  })
}

async function inkOf(number: number, page: DisplayPage | undefined, view: SheetBox, art: ReadonlyMap<string, Art>) {
  if (!page) throw new Error('A card has two pages.')
  const canvas = await pageRaster(page, { art, scale: 1, view })
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  let ours = 0
  for (let at = 0; at < data.length; at += 4)
    ours += 1 - (0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)) / 255
  return { page: number, box: { ...view, x: view.x + EDGE_PX, y: view.y + EDGE_PX }, ours }
}

/** Lists the fonts of a file, with the help of another program. */
export function foreignFonts(file: string): { name: string; isEmbedded: boolean }[] {
  const rows = execFileSync('pdffonts', [file], { encoding: 'utf8' }).split('\n').slice(2)
  return rows
    .filter((row) => row.trim() !== '')
    .map((row) => ({ name: row.split(' ')[0] ?? '', isEmbedded: / yes +(?:yes|no) +(?:yes|no) +\d+ +\d+$/.test(row.trimEnd()) }))
}

/** Lists the inks of a file that a press would need in addition to cyan, magenta, yellow and black. */
export function inks(file: string): string[] {
  return inFolder((folder) => {
    execFileSync('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=tiffsep', '-r10', '-o', join(folder, '%d.tif'), file], {
      stdio: 'pipe',
    })
    const found = readdirSync(folder).flatMap((name) => /\((.+)\)\.tif$/.exec(name)?.[1] ?? [])
    return [...new Set(found)].filter((name) => !['Cyan', 'Magenta', 'Yellow', 'Black'].includes(name))
  })
}

const content: CardContent = {
  cardId: 'OWN-1',
  size: '70',
  orientation: 'V',
  language: 'en_US',
  outsideUrl: URL,
  insideUrl: undefined,
  sentimentUrl: undefined,
  message: 'Dear neighbor, many happy returns from all of us.',
  signature: 'Marisol Ortega\nHarborview Resident Care',
  logoUrl: undefined,
  disclaimer: '',
  backMessage: 'Sent with care by Harborview.',
  backDisclaimer: '',
  returnAddress: HARBORVIEW,
  recipient: HARBORVIEW,
  scanCode: SCAN_CODE,
}
