import type { CardContent } from './card-content.ts'
import type { CardLayout } from './card-sizes.ts'
import { datamatrixSide, QUIET_ZONE_MODULES } from './datamatrix.ts'
import { flatSheet, onBack, secondPanelArt } from './flat-sheet.ts'
import type { BarcodeLayer, Box, LayeredPage, Layer, TextLayer } from './layered-page.ts'
import { typeset } from '../typeset/typeset.ts'

/** Lays out the outside, seen when the card is closed: back | front, or the back above the front of a tent. */
export function outsidePage(content: CardContent, layout: CardLayout): LayeredPage {
  return {
    name: 'outside',
    ...flatSheet(layout),
    layers: [secondPanelArt(layout, content.outsideUrl), ...backColumn(content, layout).map((layer) => onBack(layout, layer))],
  }
}

/** Stacks from the bottom up: barcode, disclaimers, the back's message, the logo. */
function backColumn(content: CardContent, { back }: CardLayout): Layer[] {
  const { column, gap } = back
  let foot = column.y + column.height
  const layers: Layer[] = []
  const place = (layer: Layer, air: number) => {
    layers.unshift(layer)
    foot = layer.y - air
  }

  // The gap above the barcode is small, because its quiet zone already separates it.
  place(barcodeAt(content.scanCode, back.module, column, foot), 12)
  for (const words of [content.disclaimer, content.backDisclaimer]) {
    if (words.trim() !== '') place(wordsAt(words, back.disclaimer, column, foot), gap / 2)
  }
  if (content.backMessage.trim() !== '') place(wordsAt(content.backMessage, back.message, column, foot - gap / 2), gap)
  if (content.logoUrl !== undefined) {
    const { width, height } = back.logo
    const x = column.x + (column.width - width) / 2
    place({ kind: 'picture', url: content.logoUrl, fit: 'contain', x, y: foot - height, width, height }, 0)
  }
  return layers
}

function barcodeAt(text: string, module: number, column: Box, foot: number): BarcodeLayer {
  const side = (datamatrixSide(text) + 2 * QUIET_ZONE_MODULES) * module
  return { kind: 'barcode', text, module, x: column.x + Math.floor((column.width - side) / 2), y: foot - side, width: side, height: side }
}

function wordsAt(text: string, size: number, column: Box, foot: number): TextLayer {
  const face = 'whitneybook11Center'
  const smallest = Math.min(size, 5.5)
  const room = Math.max(0, foot - column.y)
  const height = Math.min(room, Math.ceil(typeset({ text, face, size, smallest, width: column.width, height: room }).height / 100))
  return { kind: 'text', text, face, size, smallest, color: '#000000', x: column.x, y: foot - height, width: column.width, height }
}
