import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { draw } from '@fondly/upstreams/renderer/drawing/draw.ts'
import { barePdf } from './bare-pdf.ts'
import { cardOnPaper, keptArt } from './card-on-paper.ts'
import { measure } from './measure.ts'
import { COST_HEADS, costRow, report } from './report.ts'
import { withHouse } from './with-house.ts'

/**
 * The print file of a card, each with other words and another scan code. Beside it a bare PDF: the same library, two pages of that size, the
 * same words in the same fonts as it sets them by itself, no art; and the file's own bytes written to the disk, safely.
 */
const ROUNDS = 9
const EACH = 6

await withHouse({}, async (house) => {
  const { pages, art } = await cardOnPaper(house)
  const kept = keptArt()
  let number = 0
  const nextSheet = () => {
    const { outside, inside } = pages(++number)
    return [outside, inside]
  }
  const sample = await draw({ kind: 'print', pages: nextSheet() }, art, kept)
  // What is laid out beforehand is not measured.
  const each = (work: (sheet: DisplayPage[]) => Promise<unknown>) => {
    let ready = Array.from({ length: EACH }, nextSheet)
    return async () => {
      for (const sheet of ready) await work(sheet)
      ready = Array.from({ length: EACH }, nextSheet)
      return EACH
    }
  }
  const file = join(house.database.data, 'print-file.pdf')

  const costs = await measure(
    {
      print: each((sheet) => draw({ kind: 'print', pages: sheet }, art, kept)),
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
