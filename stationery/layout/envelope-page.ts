import { addressLines, type AddressContent } from './card-content.ts'
import { datamatrixSide, QUIET_ZONE_MODULES } from './datamatrix.ts'
import { envelopeLayout, type EnvelopeLayout, type EnvelopeStock } from './envelope-sizes.ts'
import type { Box, LayeredPage, Layer } from './layered-page.ts'

export type EnvelopeContent = { returnAddress: AddressContent; recipient: AddressContent; scanCode: string }

/** Lays out the front of the envelope. */
export function envelopePage({ returnAddress, recipient, scanCode }: EnvelopeContent, stock: EnvelopeStock): LayeredPage {
  const layout = envelopeLayout(stock)
  const layers: Layer[] = [addressLayer(returnAddress, layout.returnAddress), addressLayer(recipient, layout.recipient)]
  if (scanCode !== '') layers.push(barcodeLayer(scanCode, layout.barcode))
  return { name: 'envelope', width: layout.width, height: layout.height, bleed: 0, layers }
}

function addressLayer(address: AddressContent, { size, ...box }: Box & { size: number }): Layer {
  return { kind: 'text', text: addressLines(address), face: 'JohnsonPrint', size, smallest: 6, unbroken: true, color: '#000000', ...box }
}

function barcodeLayer(text: string, { x, y, module }: EnvelopeLayout['barcode']): Layer {
  const quiet = QUIET_ZONE_MODULES * module
  const side = datamatrixSide(text) * module + 2 * quiet
  return { kind: 'barcode', text, module, x: x - quiet, y: y - quiet, width: side, height: side }
}
