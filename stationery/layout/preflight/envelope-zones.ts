import type { Box, LayeredPage } from '../layered-page.ts'
import type { Finding } from './finding.ts'
import { HAIR_DOTS, shared, touches, type VisibleArea } from './seen.ts'

const INCH_DOTS = 300

/**
 * Returns the areas that the post office reserves on a letter (USPS Domestic Mail Manual 202): it reads the address half an inch from the sides and
 * from 5/8 in to 2 3/4 in above the bottom, and prints a barcode on the lowest 5/8 in of the right-hand 4 3/4 in. For the stamp the manual only
 * requires space in the upper right corner; the space here is that of a permit imprint with its postmark.
 */
export function postalZones({ width, height }: Pick<LayeredPage, 'width' | 'height'>): { read: Box; sprayed: Box; stamp: Box } {
  const low = INCH_DOTS * 0.625
  return {
    read: { x: INCH_DOTS / 2, y: height - 2.75 * INCH_DOTS, width: width - INCH_DOTS, height: 2.75 * INCH_DOTS - low },
    sprayed: { x: width - 4.75 * INCH_DOTS, y: height - low, width: 4.75 * INCH_DOTS, height: low },
    stamp: { x: width - 1.625 * INCH_DOTS, y: 0, width: 1.625 * INCH_DOTS, height: 1.375 * INCH_DOTS },
  }
}

/** Checks the envelope. The text that covers most of the read area counts as the address: all of it must be inside, and nothing else may be. */
export function envelopeFindings(page: LayeredPage, seen: VisibleArea[]): Finding[] {
  const { read, sprayed, stamp } = postalZones(page)
  const area = ({ place }: VisibleArea) => {
    const { width, height } = shared(place, read)
    return width > 0 && height > 0 ? width * height : 0
  }
  const [address] = seen.filter((part) => part.kind === 'text' && area(part) > 0).toSorted((one, other) => area(other) - area(one))
  const finding = (kind: Finding['kind'], { place, layer }: VisibleArea): Finding => ({ kind, page: page.name, place, layer })
  return [
    ...(address ? [] : [{ kind: 'read-area' as const, page: page.name, place: read }]),
    ...seen
      .filter((part) => (part === address ? !isWithin(part.place, read) : touches(part.place, read)))
      .map((part) => finding('read-area', part)),
    ...seen.filter(({ place }) => touches(place, sprayed) || touches(place, stamp)).map((part) => finding('clear-zone', part)),
  ]
}

function isWithin({ x, y, width, height }: Box, area: Box): boolean {
  return (
    x >= area.x - HAIR_DOTS &&
    y >= area.y - HAIR_DOTS &&
    x + width <= area.x + area.width + HAIR_DOTS &&
    y + height <= area.y + area.height + HAIR_DOTS
  )
}
