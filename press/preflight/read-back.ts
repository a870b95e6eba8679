import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { QUIET_ZONE } from '@fondly/stationery/layout/datamatrix.ts'
import { displayPage } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredCard, LayeredPage } from '@fondly/stationery/layout/layered-page.ts'
import type { Finding } from '@fondly/stationery/layout/preflight/finding.ts'
import { withAir } from '@fondly/stationery/layout/preflight/preflight.ts'
import { placeOf, seenOf, touches, type Seen } from '@fondly/stationery/layout/preflight/seen.ts'
import type { ArtOf } from '@fondly/stationery/paint/art.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'

/** Symbols that a scanner does not read as the scan code: each is painted as it is printed, whatever lies over it, and read back from the pixels. */
export async function readBack({ outside, inside, envelope }: LayeredCard, art: ArtOf, scanCode: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const page of [outside, inside, envelope])
    for (const symbol of seenOf(page).filter(({ kind }) => kind === 'barcode'))
      if ((await scanned(page, symbol, art)) !== scanCode)
        findings.push({ kind: 'unreadable', page: page.name, place: symbol.place, layer: symbol.layer })
  return findings
}

async function scanned(page: LayeredPage, { place, marks: [mark] }: Seen, art: ArtOf): Promise<string | undefined> {
  const module = mark?.kind === 'modules' ? mark.module / 100 : 0
  const around = withAir(place, QUIET_ZONE * module)
  const [x, y] = [Math.floor(around.x), Math.floor(around.y)]
  const view = { x, y, width: Math.ceil(around.width) + 1, height: Math.ceil(around.height) + 1 }
  const list = displayPage(page)
  // What is not seen there is not drawn.
  const marks = list.marks.filter((other) => other.kind !== 'picture' || touches(placeOf(other), view))
  const canvas = await pageRaster({ ...list, marks }, { art, scale: 1, view })
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const { readBarcodes } = await scanner()
  const picture = { data, width: canvas.width, height: canvas.height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as const
  const [found, ...others] = await readBarcodes(picture, { formats: ['DataMatrix'], tryInvert: false })
  return others.length === 0 && found?.isValid ? found.text : undefined
}

let opened: Promise<typeof import('zxing-wasm/reader')> | undefined

/** A megabyte of somebody else's eyes, loaded when the first symbol is to be read. */
function scanner(): Promise<typeof import('zxing-wasm/reader')> {
  opened ??= (async () => {
    const reader = await import('zxing-wasm/reader')
    const file = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
    // It would fetch itself from a server of its own otherwise.
    reader.prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(file).buffer } })
    return reader
  })()
  return opened
}
