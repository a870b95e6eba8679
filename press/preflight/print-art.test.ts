import { findPrintProblems } from './inspect.ts'
import { paintedChecks } from './painted-findings.ts'
import { Scene } from '@fondly/contracts/load/scene.ts'
import type { CardContent } from '@fondly/stationery/layout/card-content.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { foreignPictures } from '@fondly/pictures/foreign-pictures.ts'
import { PictureFault } from '@fondly/pictures/picture-fault.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decode } from '@fondly/pictures/drawing/decode.ts'
import { printArt } from './print-art.ts'

const LOGO = 'https://images.example.com/logo.jpg'
const address = { name: 'Acme Care', address1: '9 HQ Rd', address2: '', city: 'Austin', state: 'TX', zip: '73301' }
const content: CardContent = {
  cardId: '1HBE2115',
  size: '70',
  orientation: 'V',
  language: 'en_US',
  outsideUrl: '/art/cards/1HBE2115/front.webp',
  insideUrl: undefined,
  sentimentUrl: undefined,
  message: 'Welcome home.',
  signature: 'Ana',
  logoUrl: LOGO,
  disclaimer: '',
  backMessage: '',
  backDisclaimer: '',
  returnAddress: address,
  recipient: address,
  scanCode: 'A7kP2mQ9xZ',
}
const front = { width: 100, height: 140, bleed: 4, shapes: {}, nodes: [{ path: 'M-4 -4L104 -4L104 144L-4 144Z', fill: '#f4e8d0' }] }

/** What is found on a card whose logo another host serves. */
async function findings(foreign: ((address: string) => Promise<Uint8Array>) | undefined): Promise<string[]> {
  const own = (request: Request) =>
    Promise.resolve(request.url.endsWith('.scene') ? Response.json(front) : new Response(null, { status: 404 }))
  const found = printArt({
    publicOrigin: 'http://localhost:3000',
    own,
    foreign,
    decode,
    toScene: (document) => Scene.parse(document),
    clock: () => new Date(),
  })
  const pages = cardPages(content)
  const all = await findPrintProblems(pages, { ...(await found(pages)), scanCode: content.scanCode, checks: paintedChecks() })
  return all.map(({ kind, page, layer }) => {
    const place = layer === undefined ? undefined : pages[page].layers[layer]
    return `${page} ${kind}${place?.kind === 'picture' && place.url === LOGO ? ' of the logo' : ''}`
  })
}

const picture = (width: number, height = width / 2) => sharp({ create: { width, height, channels: 3, background: '#a03040' } })

describe('a picture of another host is judged before it is printed', () => {
  test.each<[string, () => Promise<Uint8Array>, string[]]>([
    ['fine and in known colours', () => picture(1600).jpeg().toBuffer(), []],
    ['in the inks of a press that it names', () => picture(1600).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(), []],
    ['too coarse for its place', () => picture(60).png().toBuffer(), ['outside resolution of the logo']],
    ['in inks of nobody knows which press', () => picture(1600).toColourspace('cmyk').jpeg().toBuffer(), ['outside colour of the logo']],
    [
      'with the profile of other colours',
      async () => withProfileOf(await picture(1600).withIccProfile('p3').jpeg().toBuffer(), 'GRAY'),
      ['outside colour of the logo'],
    ],
    ['of more than 25 million pixels', () => picture(10_000, 2501).png().toBuffer(), ['outside picture-size of the logo']],
    ['no picture at all', () => Promise.resolve(new TextEncoder().encode('<html>')), ['outside picture of the logo']],
    ['not to be had', () => Promise.reject(new PictureFault('picture-unreachable', 'No.')), ['outside picture of the logo']],
  ])('%s', async (_, bytes, expected) => expect(await findings(bytes)).toEqual(expected))

  test('a picture of a host that is not allowed', async () => {
    expect(await findings(foreignPictures({ allowedHosts: [] }))).toEqual(['outside picture of the logo'])
  })

  test('a picture is not fetched here when a remote renderer fetches it', async () => expect(await findings(undefined)).toEqual([]))
})

/** The four letters of its profile that say which colours it is for. */
function withProfileOf(jpeg: Uint8Array, colours: string): Uint8Array {
  const at = Buffer.from(jpeg).indexOf('ICC_PROFILE\0') + 14 + 16
  return Uint8Array.from([...jpeg.subarray(0, at), ...Buffer.from(colours), ...jpeg.subarray(at + 4)])
}
