import type { Canvas } from '@napi-rs/canvas'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { ArtOf } from '@fondly/stationery/paint/art.ts'
import { printPdf } from '@fondly/stationery/paint/pdf/print-pdf.ts'
import { pageRaster, type DrawnArt } from '@fondly/stationery/paint/raster/page-raster.ts'
import sharp from 'sharp'
import { envelopePreview } from './envelope-preview.ts'

/** What is made of pages, each a file of its own. */
export type Drawing =
  | { kind: 'preview'; page: DisplayPage; panelOnly: boolean }
  | { kind: 'envelope-preview'; page: DisplayPage }
  | { kind: 'print'; pages: DisplayPage[] }
  | { kind: 'envelope-print'; page: DisplayPage }

export type FileType = 'image/jpeg' | 'application/pdf'
export const typeOf = (drawing: Drawing): FileType => (drawing.kind === 'print' ? 'application/pdf' : 'image/jpeg')
export const pagesOf = (drawing: Drawing): DisplayPage[] => (drawing.kind === 'print' ? drawing.pages : [drawing.page])

const PREVIEW_WIDTH = 1280
const PREVIEW_QUALITY = 88

/** The bytes of a drawing's file. */
export async function draw(drawing: Drawing, art: ArtOf, drawn: DrawnArt): Promise<Uint8Array> {
  switch (drawing.kind) {
    case 'print':
      return await printPdf(drawing.pages, art)
    case 'preview':
      return await (await cardPreview(drawing.page, drawing.panelOnly, art, drawn)).encode('jpeg', PREVIEW_QUALITY)
    case 'envelope-preview':
      return await (await envelopePreview(drawing.page)).encode('jpeg', PREVIEW_QUALITY)
    case 'envelope-print':
      return await printPicture(await pageRaster(drawing.page, { art, scale: 1, view: trimOf(drawing.page), drawn }))
  }
}

async function cardPreview(page: DisplayPage, panelOnly: boolean, art: ArtOf, drawn: DrawnArt): Promise<Canvas> {
  const view = panelOnly ? lastPanel(page) : trimOf(page)
  const scale = PREVIEW_WIDTH / view.width
  const canvas = await pageRaster(page, { art, scale, view, drawn })
  if (!panelOnly) shadeFold(canvas, page, scale)
  return canvas
}

/** Where the paper will be folded, a shade as soft as the fold itself. */
function shadeFold(canvas: Canvas, { fold }: DisplayPage, scale: number): void {
  if (!fold) return
  const context = canvas.getContext('2d')
  context.resetTransform()
  const at = (('x' in fold ? fold.x : fold.y) / 100) * scale
  const shade = 'x' in fold ? context.createLinearGradient(at - 14, 0, at + 14, 0) : context.createLinearGradient(0, at - 14, 0, at + 14)
  shade.addColorStop(0, 'rgba(60, 46, 26, 0)')
  shade.addColorStop(0.5, 'rgba(60, 46, 26, 0.16)')
  shade.addColorStop(1, 'rgba(60, 46, 26, 0)')
  context.fillStyle = shade
  if ('x' in fold) context.fillRect(at - 14, 0, 28, canvas.height)
  else context.fillRect(0, at - 14, canvas.width, 28)
}

function trimOf(page: DisplayPage) {
  return { x: 0, y: 0, width: page.width / 100, height: page.height / 100 }
}

/** The panel that is right of the fold, or below it: the front outside, the written leaf inside. */
function lastPanel(page: DisplayPage) {
  const { x, y, width, height } = trimOf(page)
  if (!page.fold) return { x, y, width, height }
  if ('x' in page.fold) return { x: page.fold.x / 100, y, width: width - page.fold.x / 100, height }
  return { x, y: page.fold.y / 100, width, height: height - page.fold.y / 100 }
}

// The canvas's own JPEG halves the colours' resolution, which shows in print.
async function printPicture(canvas: Canvas): Promise<Uint8Array> {
  return await sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withMetadata({ density: 300 })
    .toBuffer()
}
