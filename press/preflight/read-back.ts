import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { QUIET_ZONE_MODULES } from '@fondly/stationery/layout/datamatrix.ts'
import { displayPage, type DisplayList, type DisplayMark, type DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { Finding } from '@fondly/stationery/layout/preflight/finding.ts'
import { withAir } from '@fondly/stationery/layout/preflight/preflight.ts'
import { toBox, findVisibleAreas, touches } from '@fondly/stationery/layout/preflight/seen.ts'
import type { ArtOf } from '@fondly/stationery/paint/art.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'

/**
 * Finds barcodes that a scanner does not read as the scan code. Each barcode is painted as it is printed, with everything that covers it, and then
 * read from the pixels.
 */
export async function readBack({ outside, inside, envelope }: LayeredCard, art: ArtOf, scanCode: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const page of [outside, inside, envelope])
    for (const { layer, place, marks } of findVisibleAreas(page).filter(({ kind }) => kind === 'barcode'))
      for (const mark of marks)
        if ((await scan(displayPage(page), mark, art)) !== scanCode) findings.push({ kind: 'unreadable', page: page.name, place, layer })
  return findings
}

/** Like `readBack`, for a display list whose layers are not known. */
export async function readBackList({ pages }: DisplayList, art: ArtOf, scanCode: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const page of pages)
    for (const mark of page.marks.filter(({ kind }) => kind === 'modules'))
      if ((await scan(page, mark, art)) !== scanCode) findings.push({ kind: 'unreadable', page: page.name, place: toBox(mark) })
  return findings
}

async function scan(list: DisplayPage, mark: DisplayMark, art: ArtOf): Promise<string | undefined> {
  const module = mark.kind === 'modules' ? mark.module / 100 : 0
  const around = withAir(toBox(mark), QUIET_ZONE_MODULES * module)
  const [x, y] = [Math.floor(around.x), Math.floor(around.y)]
  const view = { x, y, width: Math.ceil(around.width) + 1, height: Math.ceil(around.height) + 1 }
  // Draw only marks that are visible in the view. A letter may be outside its line by at most its own size.
  const reach = (other: DisplayMark) => withAir(toBox(other), other.kind === 'glyphs' ? other.size / 100 : 0)
  const marks = list.marks.filter((other) => touches(reach(other), view))
  const canvas = await pageRaster({ ...list, marks }, { art, scale: 1, view })
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const { readBarcodes } = await loadScanner()
  const picture = { data, width: canvas.width, height: canvas.height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as const
  const [found, ...others] = await readBarcodes(picture, { formats: ['DataMatrix'], tryInvert: false })
  return others.length === 0 && found?.isValid ? found.text : undefined
}

let opened: Promise<typeof import('zxing-wasm/reader')> | undefined

/** Loads the barcode reader (about 1 MB) for the first barcode. */
function loadScanner(): Promise<typeof import('zxing-wasm/reader')> {
  opened ??= (async () => {
    const reader = await import('zxing-wasm/reader')
    const file = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
    // Without this, the reader would load its WebAssembly file from a foreign server.
    reader.prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(file).buffer } })
    return reader
  })()
  return opened
}
