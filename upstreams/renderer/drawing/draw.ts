import type { Canvas } from '@napi-rs/canvas'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { ArtOf } from '@fondly/stationery/paint/art.ts'
import { printPdf } from '@fondly/stationery/paint/pdf/print-pdf.ts'
import type { DrawnArt } from '@fondly/stationery/paint/raster/page-raster.ts'
import { release } from '@fondly/stationery/paint/raster/release.ts'
import { cardPreview, type Panels } from './card-preview.ts'
import { envelopePreview } from './envelope-preview.ts'
import { envelopePrint } from './envelope-print.ts'

/** What is made of pages, each a file of its own. */
export type Drawing =
  | { kind: 'preview'; page: DisplayPage; panels: Panels }
  | { kind: 'envelope-preview'; page: DisplayPage }
  | { kind: 'print'; pages: DisplayPage[] }
  | { kind: 'envelope-print'; page: DisplayPage }

export type FileType = 'image/jpeg' | 'application/pdf'
export const typeOf = (drawing: Drawing): FileType => (drawing.kind === 'print' ? 'application/pdf' : 'image/jpeg')
export const pagesOf = (drawing: Drawing): DisplayPage[] => (drawing.kind === 'print' ? drawing.pages : [drawing.page])

const PREVIEW_QUALITY = 88

/** The bytes of a drawing's file. */
export async function draw(drawing: Drawing, art: ArtOf, drawn: DrawnArt): Promise<Uint8Array> {
  switch (drawing.kind) {
    case 'print':
      return await printPdf(drawing.pages, art)
    case 'preview':
      return await encoded(await cardPreview(drawing.page, drawing.panels, { art, drawn }))
    case 'envelope-preview':
      return await encoded(await envelopePreview(drawing.page, { art, drawn }))
    case 'envelope-print':
      return await envelopePrint(drawing.page, { art, drawn })
  }
}

async function encoded(canvas: Canvas): Promise<Uint8Array> {
  const bytes = await canvas.encode('jpeg', PREVIEW_QUALITY)
  release(canvas)
  return bytes
}
