import type { MailBar } from './intelligent-mail.ts'
import type { DisplayPage, PictureMark } from './display-list.ts'
import type { Box, LayeredPage } from './layered-page.ts'
import { postalZones } from './preflight/envelope-zones.ts'
import { toBox, touches } from './preflight/seen.ts'
import type { Scene } from './scene.ts'

/**
 * Pixels at 300 dpi, within what the post office allows (USPS-B-3200): 21.4 bars an inch of 0.02 in each; a tracker of 0.05 in, and as much again that ascends
 * and that descends. The free space around it is that of the same specification.
 */
const PITCH = 14
const BAR = 6
const THIRD = 15
const QUIET = { aside: 37.5, above: 8.4 }
/** Of its left edge from the right of the envelope (3 1/2 to 4 1/4 in are allowed), and of its foot from the envelope's. */
const FROM_RIGHT = 1200
const FROM_FOOT = 75

/** Where the barcode of 65 bars stands on a face: in the area that the post office keeps for it. */
export function postalBarcodeBox({ width, height }: Pick<LayeredPage, 'width' | 'height'>): Box {
  return { x: width - FROM_RIGHT, y: height - FROM_FOOT - 3 * THIRD, width: 64 * PITCH + BAR, height: 3 * THIRD }
}

/** The bars as a drawing of that size. */
export function postalBarcodeScene(bars: readonly MailBar[]): Scene {
  const nodes = bars.map((bar, index) => {
    const top = bar === 'F' || bar === 'A' ? 0 : THIRD
    const foot = bar === 'F' || bar === 'D' ? 3 * THIRD : 2 * THIRD
    const [left, right] = [index * PITCH, index * PITCH + BAR]
    return { path: `M${left} ${top}L${right} ${top}L${right} ${foot}L${left} ${foot}Z`, fill: '#000000' }
  })
  return { width: 64 * PITCH + BAR, height: 3 * THIRD, bleed: 0, nodes }
}

/** The face with the barcode on it, as art of that url; undefined where something else stands in its way, or the face has no room for it. */
export function withPostalBarcode(face: DisplayPage, url: string): DisplayPage | undefined {
  const [width, height] = [face.width / 100, face.height / 100]
  const box = postalBarcodeBox({ width, height })
  const { sprayed } = postalZones({ width, height })
  const free = { x: box.x - QUIET.aside, y: box.y - QUIET.above, width: box.width + 2 * QUIET.aside, height: box.height + 2 * QUIET.above }
  const isInside = free.x >= Math.max(0, sprayed.x) && free.y >= sprayed.y && free.x + free.width <= width && free.y + free.height <= height
  if (!isInside || face.marks.some((mark) => touches(toBox(mark), free))) return undefined
  const inHundredths = { x: box.x * 100, y: box.y * 100, width: box.width * 100, height: box.height * 100 }
  const mark: PictureMark = { kind: 'picture', url, ...inHundredths }
  return { ...face, marks: [...face.marks, mark] }
}
