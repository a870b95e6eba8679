import type { GetImage } from '@fondly/contracts/renderer/get-image.ts'
import type { Layer } from '@fondly/contracts/renderer/page.ts'
import type { PageTemplate, TemplatePlace } from '@fondly/contracts/renderer/page-template.ts'
import type { PersonalizedSide } from '@fondly/contracts/renderer/personalization.ts'
import { typeset } from '@fondly/stationery/typeset/typeset.ts'
import { askedPage, type RequestedPage } from '../body/wire-pages.ts'
import { RendererFault } from '../faults.ts'

/** Fills a template's places with a personalised side. Each layer keeps the path it came from. Throws RendererFault 400. */
export function filledPage(side: PersonalizedSide, template: PageTemplate, { bleed }: GetImage, path: string): RequestedPage {
  const { page } = template
  if (side.side !== page.name)
    throw new RendererFault(400, 'side', `The template ${template.name} is of the side ${page.name}.`, { path: `${path}.side` })
  if (page.name !== 'envelope' && bleed > template.bleed)
    throw new RendererFault(400, 'bleed', `The art of the template ${template.name} reaches ${template.bleed} pixels beyond the trim.`, {
      path: 'bleed',
    })
  const given = givenPlaces(side, template, path)
  const placed = template.places.flatMap((place) => {
    const found = given.get(place.name)
    return found ? [{ layer: layerOf(place, found, given), path: found.path }] : []
  })
  const requested = askedPage({ ...page, background: '', print: true, layers: placed.map(({ layer }) => layer) }, bleed, path)
  return { ...requested, layerPaths: placed.map((one) => one.path) }
}

type Image = PersonalizedSide['images'][number]
type Message = PersonalizedSide['messages'][number]
type Barcode = PersonalizedSide['barcodes'][number]
type FilledValue = { path: string; place: TemplatePlace } & (
  | { type: 'image'; item: Image }
  | { type: 'text'; item: Message }
  | { type: 'barcode'; item: Barcode }
)

function givenPlaces({ images, messages, barcodes }: PersonalizedSide, template: PageTemplate, path: string): Map<string, FilledValue> {
  const given = new Map<string, FilledValue>()
  const take = (
    one:
      | Omit<Extract<FilledValue, { type: 'image' }>, 'place'>
      | Omit<Extract<FilledValue, { type: 'text' }>, 'place'>
      | Omit<Extract<FilledValue, { type: 'barcode' }>, 'place'>,
  ) => {
    const { name } = one.item
    const place = template.places.find((known) => known.name === name && known.type === one.type)
    if (!place) {
      const known = template.places.filter(({ type }) => type === one.type).map((other) => other.name)
      const choice = known.length > 0 ? `: it has ${known.join(', ')}` : ''
      throw new RendererFault(400, 'place', `The template ${template.name} has no such place${choice}.`, { path: `${one.path}.name` })
    }
    if (given.has(name)) throw new RendererFault(400, 'place', 'That place is taken already.', { path: `${one.path}.name` })
    given.set(name, { ...one, place })
  }
  for (const [index, item] of images.entries()) take({ type: 'image', item, path: `${path}.images.${index}` })
  for (const [index, item] of messages.entries()) take({ type: 'text', item, path: `${path}.messages.${index}` })
  for (const [index, item] of barcodes.entries()) take({ type: 'barcode', item, path: `${path}.barcodes.${index}` })
  return given
}

function layerOf(place: TemplatePlace, found: FilledValue, given: ReadonlyMap<string, FilledValue>): Layer {
  if (place.type === 'image' && found.type === 'image') {
    const { name: _, ...layer } = place
    return { ...layer, url: found.item.url }
  }
  if (place.type === 'barcode' && found.type === 'barcode') {
    const { name: _, ...layer } = place
    return { ...layer, text: found.item.text }
  }
  if (place.type === 'text' && found.type === 'text') return textLayer(place, found.item, given)
  throw new Error('A place was filled with something of another kind.')
}

type TextPlace = Extract<TemplatePlace, { type: 'text' }>

function textLayer(
  place: TextPlace,
  { text, font = {} }: Message,
  given: ReadonlyMap<string, FilledValue>,
): Extract<Layer, { type: 'text' }> {
  const { name: _, follows, ...layer } = place
  const filledLayer = { ...layer, text, font: { ...layer.font, ...font } }
  const before = follows && given.get(follows.name)
  if (!follows || before?.type !== 'text' || before.place.type !== 'text') return filledLayer
  const above = textLayer(before.place, before.item, new Map())
  const set = typeset({
    text: above.text,
    face: above.font.name,
    size: above.font.size,
    smallest: above.font.minimumSize,
    width: above.width,
    height: above.height,
    unbroken: above.noWrap,
  })
  return {
    ...filledLayer,
    y: above.y + Math.ceil(set.height / 100) + follows.gap,
    font: { ...filledLayer.font, size: font.size ?? set.points },
  }
}
