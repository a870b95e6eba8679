import type { GetEnvelopeImage } from '@fondly/contracts/renderer/get-image.ts'
import type { Layer as WireLayer, Page } from '@fondly/contracts/renderer/page.ts'
import { cardLayout } from '@fondly/stationery/layout/card-sizes.ts'
import { envelopePage } from '@fondly/stationery/layout/envelope-page.ts'
import type { Layer, LayeredPage } from '@fondly/stationery/layout/layered-page.ts'

/** A page in the terms of the layout. `path` says where the page and each of its layers stand in the body. */
export type RequestedPage = { page: LayeredPage; isPrinted: boolean; path: string; layerPaths: string[] }

/** Maps a page of a request to the layout's terms. */
export function askedPage(page: Page, bleed: number, path: string): RequestedPage {
  const { name, width, height, fold, background } = page
  const whole = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }
  const beneath = background === '' ? [] : [{ kind: 'picture' as const, url: background, ...whole }]
  return {
    page: { name, width, height, bleed, ...(fold && { fold }), layers: [...beneath, ...page.layers.map(layerOf)] },
    isPrinted: page.print,
    path,
    layerPaths: [...beneath.map(() => `${path}.background`), ...page.layers.map((_, index) => `${path}.layers.${index}`)],
  }
}

/** Lays out the envelope of the shorter body, which has no coordinates. */
export function askedEnvelope({ cardSize, returnAddress, recipientAddress, scanCode }: GetEnvelopeImage): RequestedPage {
  const { envelope } = cardLayout(cardSize, 'V')
  return {
    page: envelopePage({ returnAddress, recipient: recipientAddress, scanCode }, envelope),
    isPrinted: true,
    path: '',
    layerPaths: ['returnAddress', 'recipientAddress', 'scanCode'],
  }
}

function layerOf(layer: WireLayer): Layer {
  const { x, y, width, height, rotation } = layer
  const box = { x, y, width, height, ...(rotation && { turn: rotation }) }
  if (layer.type === 'image') {
    return { kind: 'picture', url: layer.url, ...box, ...(layer.fit && { fit: layer.fit }), ...(layer.clip && { clip: layer.clip }) }
  }
  if (layer.type === 'drawing') return { kind: 'drawing', strokes: layer.strokes, color: layer.color, ...box }
  if (layer.type === 'barcode') return { kind: 'barcode', text: layer.text, module: layer.module, ...box }
  const { font } = layer
  return {
    kind: 'text',
    text: layer.text,
    face: font.name,
    color: font.color,
    ...(font.size !== undefined && { size: font.size }),
    ...(font.minimumSize !== undefined && { smallest: font.minimumSize }),
    ...(layer.noWrap && { unbroken: true }),
    ...(layer.verticalAlign && { stand: layer.verticalAlign }),
    ...box,
  }
}
