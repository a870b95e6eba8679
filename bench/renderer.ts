import { findPrintProblems } from '@fondly/press/preflight/inspect.ts'
import { paintedChecks } from '@fondly/press/preflight/painted-findings.ts'
import { displayList, type DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { preflight } from '@fondly/stationery/layout/preflight/preflight.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'
import { draw } from '@fondly/pictures/drawing/draw.ts'
import sharp from 'sharp'
import { barePdf } from './bare-pdf.ts'
import { cardOnPaper, createArtCache } from './card-on-paper.ts'
import { measure } from './measure.ts'
import { peers } from './peer-pictures.ts'
import { COST_HEADS, costRow, report } from './report.ts'
import { withProduct } from './with-product.ts'

/**
 * Measures what the renderer does for one card with new words each time and cached art. Compares each part with the bare limit and with other
 * libraries on the same words; all alternate in one run.
 */
const ROUNDS = 9
const CARDS_PER_ROUND = 4
const PREVIEW = { width: 1280, quality: 88 }

await withProduct({}, async (testProduct) => {
  const { print, pages, art } = await cardOnPaper(testProduct)
  const cache = createArtCache()
  const checks = paintedChecks()
  let number = 0
  const next = () => pages(++number)
  const viewOf = (page: DisplayPage) => ({ x: 0, y: 0, width: page.width / 100, height: page.height / 100 })
  const sample = next()
  const canvas = await pageRaster(sample.outside, {
    art,
    view: viewOf(sample.outside),
    scale: PREVIEW.width / (sample.outside.width / 100),
  })
  const face = await pageRaster(sample.envelope, { art, view: viewOf(sample.envelope), scale: 1 })
  const facePixels = face.data()
  const { sharp: bySharp, takumi } = await peers(sample.outside, art, PREVIEW)
  const list = displayList(cardPages(print(0)))

  const inspected = async (card: ReturnType<typeof print>) => {
    const findings = await findPrintProblems(cardPages(card), { art, scanCode: card.scanCode, checks })
    if (findings.length > 0) throw new Error('The card of the measurement is not sound.')
  }

  // A round works on pages that are laid out already. It then lays out the pages of the next round, and that time counts too.
  const each = (work: (card: ReturnType<typeof next>) => Promise<unknown>) => {
    let ready = Array.from({ length: CARDS_PER_ROUND }, next)
    return async () => {
      for (const card of ready) await work(card)
      ready = Array.from({ length: CARDS_PER_ROUND }, next)
      return CARDS_PER_ROUND
    }
  }
  const costs = await measure(
    {
      bareJpeg: each(() => canvas.encode('jpeg', PREVIEW.quality)),
      preview: each(({ outside }) => draw({ kind: 'preview', page: outside, panels: 'flat' }, art, cache)),
      takumi: each(({ outside }) => takumi(outside)),
      sharp: each(({ outside }) => bySharp(outside)),
      bareFace: each(() =>
        sharp(facePixels, { raw: { width: face.width, height: face.height, channels: 4 } })
          .removeAlpha()
          .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
          .toBuffer(),
      ),
      face: each(({ envelope }) => draw({ kind: 'envelope-print', page: envelope }, art, cache)),
      pdfkit: each(({ outside, inside }) => barePdf([outside, inside])),
      pdf: each(({ outside, inside }) => draw({ kind: 'print', pages: [outside, inside] }, art, cache)),
      json: each(() => Promise.resolve(JSON.stringify(list))),
      layout: each(() => Promise.resolve(displayList(cardPages(print(++number))))),
      looked: each(() => Promise.resolve(preflight(cardPages(print(++number))))),
      inspected: each(() => inspected(print(++number))),
    },
    { rounds: ROUNDS },
  )
  report('One card, drawn; art kept, the words new each time', COST_HEADS, [
    costRow(`bare JPEG of ${canvas.width} x ${canvas.height}`, costs.bareJpeg),
    costRow('preview, outside', costs.preview, costs.bareJpeg),
    costRow('takumi, the same art and words', costs.takumi, costs.bareJpeg),
    costRow('sharp, the same art and words', costs.sharp, costs.bareJpeg),
    costRow(`bare JPEG of ${face.width} x ${face.height}, 4:4:4`, costs.bareFace),
    costRow('envelope for print, 300 dpi', costs.face, costs.bareFace),
    costRow('pdfkit, the same words, no art', costs.pdfkit),
    costRow('print file', costs.pdf, costs.pdfkit),
    costRow('JSON.stringify of the list', costs.json),
    costRow('layout of card and envelope', costs.layout, costs.json),
    costRow('layout and what it tells to be wrong', costs.looked, costs.json),
    costRow('the whole check before Send, with art and codes', costs.inspected, costs.bareJpeg),
  ])
})
