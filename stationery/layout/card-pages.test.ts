import { expect, test } from 'vitest'
import type { CardMatter } from './card-matter.ts'
import { cardPages } from './card-pages.ts'
import { CardLayoutUnknown } from './card-sizes.ts'
import { displayList, layoutProblems, type DisplayPage } from './display-list.ts'
import { displayListHash } from './display-list-hash.ts'
import type { Box, Layer } from './layered-page.ts'

const address = {
  name: 'Harborview Resident Care',
  address1: '1200 Quayside Ave',
  address2: 'Ste 400',
  city: 'Seattle',
  state: 'WA',
  zip: '98101',
}
const matter: CardMatter = {
  cardId: '1HBE2115',
  size: '70',
  orientation: 'V',
  language: 'en_US',
  outsideUrl: '/art/1HBE2115/front.webp',
  insideUrl: undefined,
  sentimentUrl: '/art/sentiments/home.webp',
  message: 'Welcome to Larkspur Lane! If anything at all needs doing in your first weeks, call me and I’ll see to it myself.',
  signature: 'Marisol Ortega\nHarborview Resident Care',
  logoUrl: undefined,
  disclaimer: '',
  backMessage: 'Sent with care by Harborview.',
  backDisclaimer: 'Harborview Property Management, LLC. Equal housing opportunity.',
  returnAddress: address,
  recipient: {
    name: 'Marguerite Okonkwo-Hale',
    address1: '418 Larkspur Ln',
    address2: 'Apt 3B',
    city: 'Portland',
    state: 'OR',
    zip: '97217-1234',
  },
  scanCode: 'A7kP2mQ9xZ',
}
const long = { ...matter, message: 'My dear neighbours, '.repeat(13) }

const words = (page: DisplayPage) => page.marks.flatMap((mark) => (mark.kind === 'glyphs' ? [mark.clusters.join('')] : []))

test('a card and its envelope carry every word, and nothing keeps them from being printed', () => {
  const list = displayList(cardPages(matter))
  expect(words(nth(list.pages, 0))).toEqual([
    'Sent with care by Harborview.',
    'Harborview Property Management, LLC. Equal housing opportunity.',
  ])
  expect(words(nth(list.pages, 1)).join(' ')).toBe(`${matter.message} Marisol Ortega Harborview Resident Care`)
  expect(words(nth(list.pages, 2))).toEqual([
    'Harborview Resident Care',
    '1200 Quayside Ave',
    'Ste 400',
    'Seattle, WA 98101',
    'Marguerite Okonkwo-Hale',
    '418 Larkspur Ln',
    'Apt 3B',
    'Portland, OR 97217-1234',
  ])
  expect(layoutProblems(list)).toEqual([])
})

test('the signature follows the message, however long, and neither leaves the paper', () => {
  for (const message of ['Hi.', matter.message, long.message]) {
    const { inside } = cardPages({ ...matter, message })
    const texts = inside.layers.filter((layer) => layer.kind === 'text')
    const page = nth(displayList(cardPages({ ...matter, message })).pages, 1)
    expect(page.problems).toEqual([])
    expect(nth(texts, 1).y).toBeGreaterThan(nth(texts, 0).y)
    expect(Math.max(...page.marks.map((mark) => (mark.kind === 'glyphs' ? mark.y : 0)))).toBeLessThan((2100 - 150) * 100)
  }
})

test('a message that cannot shrink enough is reported with its place', () => {
  const list = displayList(cardPages({ ...matter, message: 'line\n'.repeat(50) }))
  expect(layoutProblems(list)).toEqual([{ page: 'inside', layer: 1, face: 'johnson14Left', kind: 'overflow' }])
})

test('a character without a glyph is reported with its place', () => {
  const list = displayList(cardPages({ ...matter, message: 'See you 😀' }))
  expect(layoutProblems(list)).toEqual([{ page: 'inside', layer: 1, face: 'johnson14Left', kind: 'missing', character: '😀', index: 8 }])
})

test('art bleeds over the cut edges and ends at the fold', () => {
  const [front] = cardPages(matter).outside.layers
  expect(front).toMatchObject({ x: 1454, y: -46, width: 1592, height: 2192, clip: { x: 1500, y: -46, width: 1546, height: 2192 } })
})

test('return address and barcode stay out of what the post office reads and writes', () => {
  const { envelope } = cardPages(matter)
  const inch = 300
  const sprayed = { x: envelope.width - 4.75 * inch, y: envelope.height - 0.625 * inch, width: 4.75 * inch, height: 0.625 * inch }
  const read = { x: 0.5 * inch, y: envelope.height - 2.75 * inch, width: envelope.width - inch, height: 2.125 * inch }
  const stamp = { x: envelope.width - 1.75 * inch, y: 0, width: 1.75 * inch, height: 1.5 * inch }
  const [from, to, code] = [nth(envelope.layers, 0), nth(envelope.layers, 1), nth(envelope.layers, 2)]
  for (const layer of [from, code]) for (const zone of [sprayed, read, stamp]) expect(overlap(layer, zone)).toBe(false)
  expect(overlap(to, sprayed)).toBe(false)
  expect(overlap(from, code)).toBe(false)
  expect(code).toMatchObject({ module: 8, width: (16 + 8) * 8 })
})

test('the longest address the form takes is printed whole', () => {
  const longest = {
    ...address,
    name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Montgom',
    address1: '12345 NORTHWEST MARTIN LUTHER KING JUNIOR BOULEVARD NW 5',
    address2: 'BUILDING 12 FLOOR 33 APARTMENT 3304 MAIL STOP 55-1234-A',
  }
  const list = displayList(cardPages({ ...matter, recipient: longest, returnAddress: longest }))
  expect(layoutProblems(list)).toEqual([])
})

test('a size without a layout is refused by name', () => {
  expect(() => cardPages({ ...matter, size: '49', orientation: 'H' })).toThrow(CardLayoutUnknown)
  expect(() => cardPages({ ...matter, size: '49', orientation: 'H' })).toThrow('There is no layout for cards of size 49 H.')
})

test('equal matter has an equal hash, in whatever order it was put together; another comma another', () => {
  const turned = Object.fromEntries(Object.entries(matter).reverse()) as CardMatter
  const hash = displayListHash(displayList(cardPages(matter)))
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(displayListHash(displayList(cardPages(turned)))).toBe(hash)
  expect(displayListHash(displayList(cardPages({ ...matter, message: `${matter.message},` })))).not.toBe(hash)
})

function nth<T>(list: readonly T[], place: number): T {
  const item = list[place]
  if (item === undefined) throw new Error(`There is no ${place}.`)
  return item
}

function overlap(layer: Layer, zone: Box): boolean {
  return (
    layer.x < zone.x + zone.width && zone.x < layer.x + layer.width && layer.y < zone.y + zone.height && zone.y < layer.y + layer.height
  )
}
