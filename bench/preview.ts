import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { ArtOf } from '@fondly/stationery/paint/art.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'
import { draw } from '@fondly/pictures/drawing/draw.ts'
import type { Drawing } from '@fondly/pictures/drawing/drawing.ts'
import type { Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { cardOnPaper, createArtCache } from './card-on-paper.ts'
import { measure } from './measure.ts'
import { COST_HEADS, costRow, report } from './report.ts'
import { withProduct } from './with-product.ts'

/**
 * Measures pictures of a card with new words each time and cached art: two previews, and the envelope for the press. Compares each with the
 * same encoder on prepared pixels.
 */
const ROUNDS = 9
const DRAWINGS_PER_ROUND = 6
const PREVIEW_WIDTH_PX = 1280
const PREVIEW_QUALITY = 88
const PRINT_QUALITY = 95

await withProduct({}, async (testProduct) => {
  const { pages, art } = await cardOnPaper(testProduct)
  const cache = createArtCache()
  let number = 0
  const drawing = {
    outside: (): Drawing => ({ kind: 'preview', page: pages(0).outside, panels: 'flat' }),
    inside: (): Drawing => ({ kind: 'preview', page: pages(++number).inside, panels: 'flat' }),
    envelope: (): Drawing => ({ kind: 'envelope-print', page: pages(++number).envelope }),
  }
  // A round works on pages that are laid out already. It then lays out the pages of the next round, and that time counts too.
  const pictures = (make: () => Drawing) => {
    let ready = Array.from({ length: DRAWINGS_PER_ROUND }, make)
    return async () => {
      for (const one of ready) await draw(one, art, cache)
      ready = Array.from({ length: DRAWINGS_PER_ROUND }, make)
      return DRAWINGS_PER_ROUND
    }
  }
  const canvases = {
    outside: await pixelsOf(pages(0).outside, PREVIEW_WIDTH_PX, art),
    inside: await pixelsOf(pages(0).inside, PREVIEW_WIDTH_PX, art),
    envelope: await pixelsOf(pages(0).envelope, pages(0).envelope.width / 100, art),
  }
  const encoding = (encode: () => Promise<unknown>) => async () => {
    for (let time = 0; time < DRAWINGS_PER_ROUND; time++) await encode()
    return DRAWINGS_PER_ROUND
  }

  const { width, height } = canvases.envelope
  const envelopePixels = canvases.envelope.data()
  const costs = await measure(
    {
      outside: pictures(drawing.outside),
      outsideBare: encoding(() => canvases.outside.encode('jpeg', PREVIEW_QUALITY)),
      inside: pictures(drawing.inside),
      insideBare: encoding(() => canvases.inside.encode('jpeg', PREVIEW_QUALITY)),
      envelope: pictures(drawing.envelope),
      envelopeBare: encoding(() =>
        sharp(envelopePixels, { raw: { width, height, channels: 4 } })
          .removeAlpha()
          .jpeg({ quality: PRINT_QUALITY, chromaSubsampling: '4:4:4' })
          .toBuffer(),
      ),
    },
    { rounds: ROUNDS },
  )
  const size = (canvas: Canvas) => `${canvas.width} x ${canvas.height}`
  report('Pictures, art kept as pixels', COST_HEADS, [
    costRow(`bare JPEG of ${size(canvases.outside)}`, costs.outsideBare),
    costRow('preview, outside', costs.outside, costs.outsideBare),
    costRow(`bare JPEG of ${size(canvases.inside)}`, costs.insideBare),
    costRow('preview, inside', costs.inside, costs.insideBare),
    costRow(`bare JPEG of ${size(canvases.envelope)}, 4:4:4`, costs.envelopeBare),
    costRow('envelope for print, 300 dpi', costs.envelope, costs.envelopeBare),
  ])
})

/** Returns the page's pixels at this width, before any encoding. */
async function pixelsOf(page: DisplayPage, width: number, art: ArtOf): Promise<Canvas> {
  const view = { x: 0, y: 0, width: page.width / 100, height: page.height / 100 }
  return await pageRaster(page, { art, view, scale: width / view.width })
}
