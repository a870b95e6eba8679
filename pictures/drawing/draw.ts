import type { Canvas } from '@napi-rs/canvas'
import type { ArtOf } from '@fondly/stationery/paint/art.ts'
import { printPdf } from '@fondly/stationery/paint/pdf/print-pdf.ts'
import type { DrawnArt } from '@fondly/stationery/paint/raster/page-raster.ts'
import { release } from '@fondly/stationery/paint/raster/release.ts'
import { cardPreview } from './card-preview.ts'
import type { Drawing } from './drawing.ts'
import { envelopePreview } from './envelope-preview.ts'
import { envelopePrint } from './envelope-print.ts'

const PREVIEW_QUALITY_PERCENT = 88

/** Returns the bytes of a drawing's file. */
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
  const bytes = await canvas.encode('jpeg', PREVIEW_QUALITY_PERCENT)
  release(canvas)
  return bytes
}
