import type { Box } from './layered-page.ts'

/** The envelope sizes by their trade names: 5.75 x 4.375, 6.5 x 4.75, 7.25 x 5.25 and 8.75 x 5.75 in. */
export type EnvelopeStock = 'A2' | 'A6' | 'A7' | 'A9'

/**
 * Where everything is on an envelope's front, in pixels at 300 dpi. The post office reads the address from 5/8 in to 2 3/4 in above the bottom and
 * 1/2 in from the sides, prints its own barcode on the lowest 5/8 in of the right-hand 4 3/4 in, and puts its stamp in the upper right corner (USPS
 * Domestic Mail Manual 202). The return address and our barcode stay out of all three.
 */
export type EnvelopeLayout = {
  width: number
  height: number
  /** The return address block. Its size in points is 21 pixels of a picture 1280 pixels wide on an A7. */
  returnAddress: Box & { size: number }
  recipient: Box & { size: number }
  /** Upper left corner of the barcode's dark modules. */
  barcode: { x: number; y: number; module: number }
}

const ENVELOPE_LAYOUTS: Record<EnvelopeStock, EnvelopeLayout> = {
  A2: {
    width: 1711,
    height: 1237,
    returnAddress: { x: 84, y: 76, width: 700, height: 190, size: 7.5 },
    recipient: { x: 599, y: 545, width: 962, height: 490, size: 16 },
    // The barcode is beside the return address, because the area below it is where the post office reads.
    barcode: { x: 850, y: 96, module: 8 },
  },
  A6: {
    width: 1936,
    height: 1350,
    returnAddress: { x: 98, y: 84, width: 860, height: 200, size: 8 },
    recipient: { x: 678, y: 594, width: 1108, height: 550, size: 18 },
    barcode: { x: 100, y: 348, module: 8 },
  },
  A7: {
    width: 2161,
    height: 1500,
    returnAddress: { x: 110, y: 96, width: 960, height: 210, size: 8.5 },
    recipient: { x: 756, y: 676, width: 1255, height: 624, size: 20 },
    barcode: { x: 112, y: 354, module: 8 },
  },
  A9: {
    width: 2611,
    height: 1650,
    returnAddress: { x: 130, y: 110, width: 1100, height: 230, size: 9 },
    recipient: { x: 914, y: 830, width: 1547, height: 616, size: 22 },
    barcode: { x: 132, y: 396, module: 8 },
  },
}

/** Returns the layout of an envelope size. */
export const envelopeLayout = (stock: EnvelopeStock): EnvelopeLayout => ENVELOPE_LAYOUTS[stock]
