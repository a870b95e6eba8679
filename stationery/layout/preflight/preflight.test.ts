import { expect, test } from 'vitest'
import type { CardContent } from '../card-content.ts'
import { cardPages } from '../card-pages.ts'
import { envelopeLayout } from '../envelope-sizes.ts'
import { postalZones } from './envelope-zones.ts'
import { preflight } from './preflight.ts'

const address = { name: 'Harborview', address1: '1200 Quayside Ave', address2: '', city: 'Seattle', state: 'WA', zip: '98101' }
const content: CardContent = {
  cardId: '1HBE2115',
  size: '70',
  orientation: 'V',
  language: 'en_US',
  outsideUrl: '/art/front.webp',
  insideUrl: undefined,
  sentimentUrl: undefined,
  message: 'Welcome home, neighbor!',
  signature: 'Marisol Ortega',
  logoUrl: undefined,
  disclaimer: '',
  backMessage: '',
  backDisclaimer: '',
  returnAddress: address,
  recipient: { ...address, name: 'Marguerite Okonkwo-Hale' },
  scanCode: 'A7kP2mQ9xZ',
}

test('an ordinary card has no finding', () => expect(preflight(cardPages(content))).toEqual([]))

test('a finding has its kind, page and place', () => {
  const message = 'Too many words. '.repeat(200)
  const [finding, ...others] = preflight(cardPages({ ...content, message, signature: 'Мария' })).toSorted((a, b) =>
    a.kind < b.kind ? -1 : 1,
  )
  expect(finding).toMatchObject({ kind: 'glyph', page: 'inside' })
  expect(others).toContainEqual(expect.objectContaining({ kind: 'overflow', page: 'inside', place: expect.objectContaining({ x: 1685 }) }))
})

test.each(['A2', 'A6', 'A7', 'A9'] as const)(
  'an address on %s, with lines of any length, is in the area that the post office reads',
  (stock) => {
    const { recipient, ...face } = envelopeLayout(stock)
    const { read } = postalZones(face)
    expect(recipient.x).toBeGreaterThanOrEqual(read.x)
    expect(recipient.y).toBeGreaterThanOrEqual(read.y)
    expect(recipient.x + recipient.width).toBeLessThanOrEqual(read.x + read.width)
    expect(recipient.y + recipient.height).toBeLessThanOrEqual(read.y + read.height)
  },
)

test('an address of the maximum length has no finding on any envelope', () => {
  const long = 'n'.repeat(40)
  const recipient = { name: `${long} ${long}`, address1: long + 'n'.repeat(15), address2: long, city: long, state: 'WA', zip: '98101-1234' }
  for (const size of ['49', '60', '70', '831'] as const) expect(preflight(cardPages({ ...content, size, recipient }))).toEqual([])
})
