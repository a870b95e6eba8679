import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { draw } from '@fondly/pictures/drawing/draw.ts'
import { barePdf } from './bare-pdf.ts'
import { cardOnPaper, createArtCache } from './card-on-paper.ts'
import { measure } from './measure.ts'
import { COST_HEADS, costRow, report } from './report.ts'
import { withProduct } from './with-product.ts'

/**
 * Measures the print file of a card with new words and a new scan code each time. Compares it with a bare PDF (same library, page sizes, words
 * and fonts, but no art) and with writing the file's bytes to the disk and syncing them.
 */
const ROUNDS = 9
const FILES_PER_ROUND = 6

await withProduct({}, async (testProduct) => {
  const { pages, art } = await cardOnPaper(testProduct)
  const cache = createArtCache()
  let number = 0
  const nextSheet = () => {
    const { outside, inside } = pages(++number)
    return [outside, inside]
  }
  const sample = await draw({ kind: 'print', pages: nextSheet() }, art, cache)
  // A round works on pages that are laid out already. It then lays out the pages of the next round, and that time counts too.
  const each = (work: (sheet: DisplayPage[]) => Promise<unknown>) => {
    let ready = Array.from({ length: FILES_PER_ROUND }, nextSheet)
    return async () => {
      for (const sheet of ready) await work(sheet)
      ready = Array.from({ length: FILES_PER_ROUND }, nextSheet)
      return FILES_PER_ROUND
    }
  }
  const file = join(testProduct.database.data, 'print-file.pdf')

  const costs = await measure(
    {
      print: each((sheet) => draw({ kind: 'print', pages: sheet }, art, cache)),
      bare: each(barePdf),
      written: each(() => writeSafely(file, sample)),
    },
    { rounds: ROUNDS },
  )
  report(`Print file of a card, ${sample.byteLength} bytes; as many times as the bare PDF`, COST_HEADS, [
    costRow('its bytes written and synced', costs.written),
    costRow('bare PDF, the same words, no art', costs.bare),
    costRow('print file', costs.print, costs.bare),
  ])
})

async function writeSafely(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
