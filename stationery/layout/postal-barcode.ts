import type { MailBar } from './intelligent-mail.ts'
import type { DisplayPage, PictureMark } from './display-list.ts'
import type { Box, LayeredPage } from './layered-page.ts'
import { postalZones } from './preflight/envelope-zones.ts'
import { toBox, touches } from './preflight/seen.ts'
import type { Scene } from './scene.ts'

/**
 * Pixels at 300 dpi within the limits of the post office (USPS-B-3200): 21.4 bars an inch, each 0.02 in wide; 0.05 in for the tracker, and the same
 * again for the ascender and for the descender. The free space around the barcode follows the same specification.
 */
const PITCH_DOTS = 14
const BAR_WIDTH_DOTS = 6
const BAR_THIRD_DOTS = 15
const QUIET_DOTS = { aside: 37.5, above: 8.4 }
/**
 * The distance of the barcode's left edge from the envelope's right edge (3 1/2 to 4 1/4 in are allowed), and of its bottom from the envelope's
 * bottom.
 */
const FROM_RIGHT_DOTS = 1200
const FROM_FOOT_DOTS = 75

/** Returns the box of the barcode's 65 bars, in the area that the post office reserves for it. */
export function postalBarcodeBox({ width, height }: Pick<LayeredPage, 'width' | 'height'>): Box {
  return {
    x: width - FROM_RIGHT_DOTS,
    y: height - FROM_FOOT_DOTS - 3 * BAR_THIRD_DOTS,
    width: 64 * PITCH_DOTS + BAR_WIDTH_DOTS,
    height: 3 * BAR_THIRD_DOTS,
  }
}

/** Draws the bars as a scene of that size. */
export function postalBarcodeScene(bars: readonly MailBar[]): Scene {
  const nodes = bars.map((bar, index) => {
    const top = bar === 'F' || bar === 'A' ? 0 : BAR_THIRD_DOTS
    const foot = bar === 'F' || bar === 'D' ? 3 * BAR_THIRD_DOTS : 2 * BAR_THIRD_DOTS
    const [left, right] = [index * PITCH_DOTS, index * PITCH_DOTS + BAR_WIDTH_DOTS]
    return { path: `M${left} ${top}L${right} ${top}L${right} ${foot}L${left} ${foot}Z`, fill: '#000000' }
  })
  return { width: 64 * PITCH_DOTS + BAR_WIDTH_DOTS, height: 3 * BAR_THIRD_DOTS, bleed: 0, nodes }
}

/** Adds the barcode to the envelope's front as art of that url. Returns undefined when something else is in its place or it does not fit. */
export function withPostalBarcode(face: DisplayPage, url: string): DisplayPage | undefined {
  const [width, height] = [face.width / 100, face.height / 100]
  const box = postalBarcodeBox({ width, height })
  const { sprayed } = postalZones({ width, height })
  const free = {
    x: box.x - QUIET_DOTS.aside,
    y: box.y - QUIET_DOTS.above,
    width: box.width + 2 * QUIET_DOTS.aside,
    height: box.height + 2 * QUIET_DOTS.above,
  }
  const isInside = free.x >= Math.max(0, sprayed.x) && free.y >= sprayed.y && free.x + free.width <= width && free.y + free.height <= height
  if (!isInside || face.marks.some((mark) => touches(toBox(mark), free))) return undefined
  const inHundredths = { x: box.x * 100, y: box.y * 100, width: box.width * 100, height: box.height * 100 }
  const mark: PictureMark = { kind: 'picture', url, ...inHundredths }
  return { ...face, marks: [...face.marks, mark] }
}
