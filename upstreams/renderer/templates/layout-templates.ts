import { PageTemplate, type TemplatePlace } from '@fondly/contracts/renderer/page-template.ts'
import type { AddressContent, CardContent } from '@fondly/stationery/layout/card-content.ts'
import { BLEED_DOTS, cardLayout } from '@fondly/stationery/layout/card-sizes.ts'
import { envelopePage } from '@fondly/stationery/layout/envelope-page.ts'
import type { EnvelopeStock } from '@fondly/stationery/layout/envelope-sizes.ts'
import { insidePage } from '@fondly/stationery/layout/inside-page.ts'
import type { LayeredPage, Layer } from '@fondly/stationery/layout/layered-page.ts'
import { outsidePage } from '@fondly/stationery/layout/outside-page.ts'

const SIZES = ['49', '60', '70', '831'] as const
const ORIENTATIONS = ['V', 'H', 'S'] as const
const STOCKS: EnvelopeStock[] = ['A2', 'A6', 'A7', 'A9']

/** The names of a page's places, in the order of the layers in the layout. */
const PLACES: Record<LayeredPage['name'], string[]> = {
  outside: ['front', 'logo', 'backMessage', 'backDisclaimer', 'disclaimer', 'scanCode'],
  inside: ['inside', 'sentiment', 'message', 'signature'],
  envelope: ['returnAddress', 'recipientAddress', 'scanCode'],
}

/** Creates the templates of our own cards for every size, orientation and side, and of every envelope. */
export function layoutTemplates(): PageTemplate[] {
  const cards = SIZES.flatMap((size) =>
    ORIENTATIONS.flatMap((orientation) => {
      const layout = cardLayout(size, orientation)
      const content = { ...FULLEST, size, orientation }
      const { gap } = layout.inside
      return [
        templateOf(`${size}-${orientation}-outside`, outsidePage(content, layout), standingAtTheFoot),
        templateOf(`${size}-${orientation}-inside`, insidePage(content, layout), (place) => beneathTheMessage(place, gap)),
      ]
    }),
  )
  const envelopes = STOCKS.map((stock) => templateOf(`${stock}-envelope`, envelopePage({ ...FULLEST }, stock), (place) => place))
  return [...cards, ...envelopes]
}

/** The parts of a card that uses every place, with as much room for words as they may need. */
const ADDRESS: AddressContent = { name: 'Name', address1: '1 Street', address2: 'Unit', city: 'City', state: 'WA', zip: '98101' }
const FULLEST: CardContent = {
  cardId: '',
  size: '70',
  orientation: 'V',
  language: 'en_US',
  outsideUrl: 'front',
  insideUrl: 'inside',
  sentimentUrl: 'sentiment',
  message: 'Message',
  signature: 'Name\nCompany\nPlace',
  logoUrl: 'logo',
  disclaimer: 'One\nTwo\nThree',
  backMessage: 'One\nTwo\nThree',
  backDisclaimer: 'One\nTwo\nThree',
  returnAddress: ADDRESS,
  recipient: ADDRESS,
  scanCode: '0123456789AB',
}

function templateOf(name: string, page: LayeredPage, adjust: (place: TemplatePlace) => TemplatePlace): PageTemplate {
  const { width, height, fold, layers, name: side } = page
  const names = PLACES[side]
  if (names.length !== layers.length) throw new Error(`The ${side} of a card has ${layers.length} layers, not ${names.length}.`)
  return PageTemplate.parse({
    name,
    page: { name: side, width, height, ...(fold && { fold }) },
    bleed: side === 'envelope' ? 0 : BLEED_DOTS,
    places: layers.map((layer, index) => adjust(placeOf(layer, names[index] ?? ''))),
  })
}

function placeOf(layer: Layer, name: string): TemplatePlace {
  const { x, y, width, height, turn } = layer
  const box = { name, x, y, width, height, ...(turn && { rotation: turn }) }
  if (layer.kind === 'picture')
    return { type: 'image', ...box, ...(layer.fit && { fit: layer.fit }), ...(layer.clip && { clip: layer.clip }) }
  if (layer.kind === 'barcode') return { type: 'barcode', ...box, symbology: 'datamatrix', module: layer.module }
  if (layer.kind === 'drawing') throw new Error('A template has no drawing.')
  const { face, color, size, smallest } = layer
  return {
    type: 'text',
    ...box,
    font: { name: face, color, ...(size !== undefined && { size }), ...(smallest !== undefined && { minimumSize: smallest }) },
    ...(layer.unbroken && { noWrap: true }),
  }
}

/** Aligns text to the bottom of its place, because the back is filled from the bottom up. */
function standingAtTheFoot(place: TemplatePlace): TemplatePlace {
  return place.type === 'text' ? { ...place, verticalAlign: 'bottom' } : place
}

function beneathTheMessage(place: TemplatePlace, gap: number): TemplatePlace {
  return place.type === 'text' && place.name === 'signature' ? { ...place, follows: { name: 'message', gap } } : place
}
