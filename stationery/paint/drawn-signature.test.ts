import { expect, test } from 'vitest'
import { displayPage } from '../layout/display-list.ts'
import { displayListHash } from '../layout/display-list-hash.ts'
import type { LayeredPage } from '../layout/layered-page.ts'
import { printPdf } from './pdf/print-pdf.ts'
import { pageRaster } from './raster/page-raster.ts'
import { pageSvg } from './svg/page-svg.ts'

const BOX = { x: 100, y: 50, width: 300, height: 100 }
const page: LayeredPage = {
  name: 'inside',
  width: 500,
  height: 300,
  bleed: 0,
  layers: [
    {
      kind: 'drawing',
      strokes: [
        [0, 100, 200, 0, 400, 199, 600, 50],
        [300, 100],
      ],
      color: '#000000',
      ...BOX,
    },
  ],
}
const noArt = new Map()

test('every painter draws the strokes as lines, and equal pages give equal bytes', async () => {
  const drawn = displayPage(page)
  expect(pageSvg(drawn, { picture: (url) => url })).toContain('stroke-linecap="round"')
  const [one, other] = [await printPdf([drawn], noArt), await printPdf([displayPage({ ...page })], noArt)]
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  expect(displayListHash(drawn)).not.toBe(displayListHash(displayPage({ ...page, layers: [] })))
})

test('the ink of the raster stays inside the box', async () => {
  const canvas = await pageRaster(displayPage(page), { art: noArt, scale: 1, view: { x: 0, y: 0, width: 500, height: 300 } })
  const { data } = canvas.getContext('2d').getImageData(0, 0, 500, 300)
  const inked = Array.from({ length: 500 * 300 }, (_, at) => at).filter((at) => (data[4 * at] ?? 255) < 128)
  expect(inked.length).toBeGreaterThan(1_000)
  for (const at of inked) {
    expect(at % 500).toBeGreaterThanOrEqual(BOX.x - 1)
    expect(at % 500).toBeLessThanOrEqual(BOX.x + BOX.width)
    expect(Math.floor(at / 500)).toBeGreaterThanOrEqual(BOX.y - 1)
    expect(Math.floor(at / 500)).toBeLessThanOrEqual(BOX.y + BOX.height)
  }
})
