import type { GetEnvelopeImage, GetImage, Layer as WireLayer, Page } from '@fondly/contracts/renderer/get-image.ts'
import { envelopePage } from '@fondly/stationery/layout/envelope-page.ts'
import type { Layer, LayeredPage } from '@fondly/stationery/layout/layered-page.ts'

/** The pages of a request, in layout's words. */
export function layeredPages({ pages = [], bleed }: GetImage): LayeredPage[] {
  return pages.map((page) => layeredPage(page, bleed))
}

/** The envelope of the shorter body: laid out here, because it brings no coordinates. */
export function envelopeOf({ returnAddress, recipientAddress, scanCode }: GetEnvelopeImage): LayeredPage {
  return envelopePage({ returnAddress, recipient: recipientAddress, scanCode }, 'A7')
}

function layeredPage(page: Page, bleed: number): LayeredPage {
  const { name, width, height, fold, background } = page
  const whole = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }
  return {
    name,
    width,
    height,
    bleed,
    ...(fold && { fold }),
    layers: [...(background === '' ? [] : [{ kind: 'picture' as const, url: background, ...whole }]), ...page.layers.map(layerOf)],
  }
}

function layerOf(layer: WireLayer): Layer {
  const { x, y, width, height, rotation } = layer
  const box = { x, y, width, height, ...(rotation && { turn: rotation }) }
  if (layer.type === 'image') {
    return { kind: 'picture', url: layer.url, ...box, ...(layer.fit && { fit: layer.fit }), ...(layer.clip && { clip: layer.clip }) }
  }
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
