import { addressLines, type AddressMatter } from './card-matter.ts'
import { datamatrixSide, QUIET_ZONE } from './datamatrix.ts'
import type { Box, LayeredPage, Layer } from './layered-page.ts'

export type EnvelopeMatter = { returnAddress: AddressMatter; recipient: AddressMatter; scanCode: string }

/**
 * Where things stand on an envelope's printable face. The post office reads the address from 5/8 in above the foot up to 2 3/4 in and
 * 1/2 in from the sides, sprays its own barcode over the lowest 5/8 in of the right-hand 4 3/4 in, and puts its stamp in the upper
 * right corner: the return address and our barcode stay out of all three.
 */
export type EnvelopeLayout = {
  width: number
  height: number
  returnAddress: Box & { size: number }
  recipient: Box & { size: number }
  /** Upper left corner of the barcode's dark modules. */
  barcode: { x: number; y: number; module: number }
}

const ENVELOPE_LAYOUTS: Record<'A7', EnvelopeLayout> = {
  A7: {
    width: 2161,
    height: 1500,
    // 21 pixels of a picture 1280 wide.
    returnAddress: { x: 110, y: 96, width: 960, height: 210, size: 8.5 },
    // It begins at 35 % and 44 % and ends above the post office's barcode.
    recipient: { x: 756, y: 660, width: 1295, height: 640, size: 20 },
    barcode: { x: 112, y: 354, module: 8 },
  },
}

/** The face of the envelope. */
export function envelopePage({ returnAddress, recipient, scanCode }: EnvelopeMatter, stock: 'A7'): LayeredPage {
  const layout = ENVELOPE_LAYOUTS[stock]
  const layers: Layer[] = [addressLayer(returnAddress, layout.returnAddress), addressLayer(recipient, layout.recipient)]
  if (scanCode !== '') layers.push(barcodeLayer(scanCode, layout.barcode))
  return { name: 'envelope', width: layout.width, height: layout.height, bleed: 0, layers }
}

function addressLayer(address: AddressMatter, { size, ...box }: Box & { size: number }): Layer {
  return { kind: 'text', text: addressLines(address), face: 'JohnsonPrint', size, smallest: 6, unbroken: true, color: '#000000', ...box }
}

function barcodeLayer(text: string, { x, y, module }: EnvelopeLayout['barcode']): Layer {
  const quiet = QUIET_ZONE * module
  const side = datamatrixSide(text) * module + 2 * quiet
  return { kind: 'barcode', text, module, x: x - quiet, y: y - quiet, width: side, height: side }
}
