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

/** Finds the problems of a card whose logo comes from another host. */
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

describe('a picture from another host is checked before it is printed', () => {
  test.each<[string, () => Promise<Uint8Array>, string[]]>([
    ['a large picture in RGB has no problem', () => picture(1600).jpeg().toBuffer(), []],
    [
      'a CMYK picture with a colour profile has no problem',
      () => picture(1600).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
      [],
    ],
    ['a picture with too few pixels is found', () => picture(60).png().toBuffer(), ['outside resolution of the logo']],
    [
      'a CMYK picture without a colour profile is found',
      () => picture(1600).toColourspace('cmyk').jpeg().toBuffer(),
      ['outside colour of the logo'],
    ],
    [
      'a picture whose profile is for other colours is found',
      async () => withProfileOf(await picture(1600).withIccProfile('p3').jpeg().toBuffer(), 'GRAY'),
      ['outside colour of the logo'],
    ],
    [
      'a picture with more than 25 million pixels is found',
      () => picture(10_000, 2501).png().toBuffer(),
      ['outside picture-size of the logo'],
    ],
    ['a file that is no picture is found', () => Promise.resolve(new TextEncoder().encode('<html>')), ['outside picture of the logo']],
    [
      'a picture whose host does not answer is found',
      () => Promise.reject(new PictureFault('picture-unreachable', 'No.')),
      ['outside picture of the logo'],
    ],
  ])('%s', async (_, bytes, expected) => expect(await findings(bytes)).toEqual(expected))

  test('a picture from a host that is not allowed is found', async () => {
    expect(await findings(foreignPictures({ allowedHosts: [] }))).toEqual(['outside picture of the logo'])
  })

  test('a picture is not checked here when a remote renderer fetches it', async () => expect(await findings(undefined)).toEqual([]))
})

/** Replaces the four letters in the profile of a JPEG that name its colour space. */
function withProfileOf(jpeg: Uint8Array, colours: string): Uint8Array {
  const at = Buffer.from(jpeg).indexOf('ICC_PROFILE\0') + 14 + 16
  return Uint8Array.from([...jpeg.subarray(0, at), ...Buffer.from(colours), ...jpeg.subarray(at + 4)])
}
