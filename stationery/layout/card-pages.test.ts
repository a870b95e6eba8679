import { HARBORVIEW } from './harborview.fixture.ts'
import { describe, expect, test } from 'vitest'
import type { CardContent } from './card-content.ts'
import { cardPages } from './card-pages.ts'
import { cardLayout, CardLayoutUnknown, type CardLayout } from './card-sizes.ts'
import { displayList, layoutProblems, type DisplayPage } from './display-list.ts'
import { displayListHash } from './display-list-hash.ts'
import type { Box, Layer, LayeredPage } from './layered-page.ts'

const content: CardContent = {
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
  returnAddress: HARBORVIEW,
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
const long = { ...content, message: 'My dear neighbours, '.repeat(13) }

const LONGEST = {
  ...HARBORVIEW,
  name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Montgom',
  address1: '12345 NORTHWEST MARTIN LUTHER KING JUNIOR BOULEVARD NW 5',
  address2: 'BUILDING 12 FLOOR 33 APARTMENT 3304 MAIL STOP 55-1234-A',
}

const words = (page: DisplayPage) => page.marks.flatMap((mark) => (mark.kind === 'glyphs' ? [mark.clusters.join('')] : []))

test('a card and its envelope have every word, and can be printed', () => {
  const list = displayList(cardPages(content))
  expect(words(nth(list.pages, 0))).toEqual([
    'Sent with care by Harborview.',
    'Harborview Property Management, LLC. Equal housing opportunity.',
  ])
  expect(words(nth(list.pages, 1)).join(' ')).toBe(`${content.message} Marisol Ortega Harborview Resident Care`)
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

test('the signature follows the message, whatever its length, and both stay on the paper', () => {
  for (const message of ['Hi.', content.message, long.message]) {
    const { inside } = cardPages({ ...content, message })
    const texts = inside.layers.filter((layer) => layer.kind === 'text')
    const page = nth(displayList(cardPages({ ...content, message })).pages, 1)
    expect(page.problems).toEqual([])
    expect(nth(texts, 1).y).toBeGreaterThan(nth(texts, 0).y)
    expect(Math.max(...page.marks.map((mark) => (mark.kind === 'glyphs' ? mark.y : 0)))).toBeLessThan((2100 - 150) * 100)
  }
})

test('a message that cannot be made small enough is reported with its place', () => {
  const list = displayList(cardPages({ ...content, message: 'line\n'.repeat(50) }))
  expect(layoutProblems(list)).toEqual([{ page: 'inside', layer: 1, face: 'johnson14Left', kind: 'overflow' }])
})

test('a character without a glyph is reported with its place', () => {
  const list = displayList(cardPages({ ...content, message: 'See you 😀' }))
  expect(layoutProblems(list)).toEqual([{ page: 'inside', layer: 1, face: 'johnson14Left', kind: 'missing', character: '😀', index: 8 }])
})

test('art extends over the cut edges and ends at the fold', () => {
  const [front] = cardPages(content).outside.layers
  expect(front).toMatchObject({ x: 1454, y: -46, width: 1592, height: 2192, clip: { x: 1500, y: -46, width: 1546, height: 2192 } })
})

const SIZES = ['49', '60', '70', '831'] as const
const ORIENTATIONS = ['V', 'H', 'S'] as const
const EVERY_CARD = SIZES.flatMap((size) => ORIENTATIONS.map((orientation) => ({ ...content, size, orientation })))
const named = EVERY_CARD.map((card) => [`${card.size} ${card.orientation}`, card] as const)

describe.each(named)('card %s', (_, card) => {
  test('the longest form is printed completely: 270 characters, three lines of signature, both address lines full', () => {
    const message = 'Thank you for the patience and the good cheer with which you met every one of us this spring. '.repeat(3).slice(0, 270)
    const full = {
      ...card,
      message,
      signature: 'Marisol Ortega\nHarborview Resident Care\nSeattle',
      recipient: LONGEST,
      returnAddress: LONGEST,
    }
    expect(layoutProblems(displayList(cardPages(full)))).toEqual([])
    expect(layoutProblems(displayList(cardPages({ ...full, sentimentUrl: undefined })))).toEqual([])
  })

  test('only art with bleed extends beyond its panel, and nothing on the back overlaps', () => {
    const { outside, inside } = cardPages({ ...card, logoUrl: '/art/logo.svg', disclaimer: 'Printed on recycled paper.' })
    for (const page of [outside, inside]) {
      const placed = page.layers.filter((layer) => !('clip' in layer && layer.clip))
      const [first, second] = panelsOf(page)
      for (const layer of placed) expect(within(layer, page.name === 'outside' ? first : second)).toBe(true)
    }
    const back = outside.layers.slice(1)
    back.forEach((one, i) => back.slice(i + 1).forEach((other) => expect(overlap(one, other)).toBe(false)))
  })

  test('return address and barcode stay outside the areas that the post office reads and writes', () => {
    const { envelope } = cardPages({ ...card, returnAddress: LONGEST })
    const inch = 300
    const sprayed = { x: envelope.width - 4.75 * inch, y: envelope.height - 0.625 * inch, width: 4.75 * inch, height: 0.625 * inch }
    const read = { x: 0.5 * inch, y: envelope.height - 2.75 * inch, width: envelope.width - inch, height: 2.125 * inch }
    const stamp = { x: envelope.width - 1.75 * inch, y: 0, width: 1.75 * inch, height: 1.5 * inch }
    const [from, to, code] = [nth(envelope.layers, 0), nth(envelope.layers, 1), nth(envelope.layers, 2)]
    for (const layer of [from, code]) for (const zone of [sprayed, read, stamp]) expect(overlap(layer, zone)).toBe(false)
    expect(overlap(to, sprayed)).toBe(false)
    expect(within(to, { ...read, x: 0.3 * inch, width: envelope.width - 0.6 * inch })).toBe(true)
    expect(overlap(from, code)).toBe(false)
    expect(code).toMatchObject({ module: 8, width: (16 + 8) * 8 })
  })
})

test('a tent card has its fold at the top, so its back is upside down above the front', () => {
  const { outside } = cardPages({ ...content, orientation: 'H' })
  expect(outside).toMatchObject({ width: 2100, height: 3000, fold: { y: 1500 } })
  const [front, ...back] = outside.layers
  expect(front).toMatchObject({ x: -46, y: 1454, width: 2192, height: 1592, clip: { y: 1500, height: 1546 } })
  expect(back.every((layer) => layer.turn === 180 && layer.y + layer.height <= 1500)).toBe(true)
  // The barcode is at the foot of the back, which is next to the sheet's upper edge.
  expect(Math.min(...back.map((layer) => layer.y))).toBe(back.find((layer) => layer.kind === 'barcode')?.y)
})

test('the trim sizes are the usual ones of card printers, in inches', () => {
  const inches = Object.fromEntries(named.map(([name, { size, orientation }]) => [name, panelInches(cardLayout(size, orientation))]))
  expect(inches).toMatchObject({ '49 V': [4.25, 5.5], '60 V': [4.625, 6.25], '70 V': [5, 7], '831 V': [5.5, 8.5], '49 H': [5.5, 4.25] })
  expect(inches).toMatchObject({ '60 S': [4.625, 4.625], '70 S': [5, 5], '831 H': [8.5, 5.5] })
})

test('a size without a layout is refused with its name', () => {
  const unknown = { ...content, size: '52' } as unknown as CardContent
  expect(() => cardPages(unknown)).toThrow(CardLayoutUnknown)
  expect(() => cardPages(unknown)).toThrow('There is no layout for cards of size 52 V.')
})

test('equal content has an equal hash', () => {
  const turned = Object.fromEntries(Object.entries(content).reverse()) as CardContent
  const hash = displayListHash(displayList(cardPages(content)))
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(displayListHash(displayList(cardPages(turned)))).toBe(hash)
  expect(displayListHash(displayList(cardPages({ ...content, message: `${content.message},` })))).not.toBe(hash)
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

function panelsOf({ width, height, fold }: LayeredPage): [Box, Box] {
  if (!fold) throw new Error('A card is folded.')
  if ('x' in fold)
    return [
      { x: 0, y: 0, width: fold.x, height },
      { x: fold.x, y: 0, width: width - fold.x, height },
    ]
  return [
    { x: 0, y: 0, width, height: fold.y },
    { x: 0, y: fold.y, width, height: height - fold.y },
  ]
}

function within(layer: Box, box: Box): boolean {
  return layer.x >= box.x && layer.y >= box.y && layer.x + layer.width <= box.x + box.width && layer.y + layer.height <= box.y + box.height
}

function panelInches({ panel }: CardLayout): number[] {
  return [panel.width / 300, panel.height / 300]
}
