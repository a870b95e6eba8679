import { HARBORVIEW } from '@fondly/stationery/layout/harborview.fixture.ts'
import { GetImage } from '@fondly/contracts/renderer/get-image.ts'
import { rendererGateway } from '@fondly/gateways/renderer/renderer-gateway.ts'
import { silentLog } from '@fondly/kit/log.ts'
import type { CardContent } from '@fondly/stationery/layout/card-content.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayList, displayPage } from '@fondly/stationery/layout/display-list.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import type { LayeredCard, LayeredPage } from '@fondly/stationery/layout/layered-page.ts'
import { askedPage } from '@fondly/upstreams/renderer/body/wire-pages.ts'
import { expect, test } from 'vitest'

const content: CardContent = {
  cardId: '1HBE2115',
  size: '70',
  orientation: 'V',
  language: 'es',
  outsideUrl: 'https://cards.example.com/art/1HBE2115/front.webp',
  insideUrl: 'https://cards.example.com/art/1HBE2115/inside.webp',
  sentimentUrl: '/art/sentiments/home.webp',
  message: 'Querida Íñiga,\n¡bienvenida a casa! “Un año nuevo” — y nada más.',
  signature: 'Marisol Ortega\nHarborview Resident Care',
  logoUrl: '/art/brands/harborview.svg',
  disclaimer: 'Printed on recycled paper.',
  backMessage: 'Sent with care.',
  backDisclaimer: 'Equal housing opportunity.',
  returnAddress: HARBORVIEW,
  recipient: { ...HARBORVIEW, name: 'Marguerite Okonkwo-Hale' },
  scanCode: 'A7kP2mQ9xZ',
}

/** Every kind of layer with all its properties. */
const everything: LayeredPage = {
  name: 'inside',
  width: 2100,
  height: 3000,
  bleed: 46,
  fold: { y: 1500 },
  layers: [
    { kind: 'picture', url: '/art/x/front.webp', x: -46, y: -46, width: 2192, height: 3092, turn: 180 },
    {
      kind: 'picture',
      url: '/art/brands/y.png',
      x: 10.5,
      y: 20,
      width: 300,
      height: 100,
      fit: 'contain',
      clip: { x: 0, y: 0, width: 200, height: 90 },
    },
    {
      kind: 'text',
      text: 'One\ntwo three',
      face: 'whitneybook11Center',
      color: '#123456',
      x: 1,
      y: 2,
      width: 900,
      height: 400,
      size: 9.25,
      smallest: 6,
      stand: 'middle',
      turn: 180,
    },
    {
      kind: 'text',
      text: 'Four',
      face: 'JohnsonPrint',
      color: '#000000',
      x: 1,
      y: 2,
      width: 900,
      height: 400,
      unbroken: true,
      stand: 'bottom',
    },
    { kind: 'barcode', text: 'A7kP2mQ9xZ', module: 6, x: 100, y: 100, width: 144, height: 144, turn: 180 },
  ],
}

/** Returns the request that the renderer gets when the gateway requests a picture of these pages. */
async function captureRequest(card: LayeredCard): Promise<LayeredPage[]> {
  const pages: LayeredPage[] = []
  const gateway = rendererGateway({
    endpoint: {
      baseUrl: 'http://renderer',
      fetch: async (request) => {
        const { bleed, pages: requestedPages = [] } = GetImage.parse(await request.json())
        pages.push(...requestedPages.map((page) => askedPage(page, bleed, '').page))
        const imageUrl = 'http://renderer/pictures/x.jpg'
        return Response.json({ pdfDetails: { imageUrl }, jpegDetails: { imageUrl } })
      },
    },
    bearer: '',
    env: {
      fetch: () => Promise.reject(new Error('no network')),
      clock: () => new Date(0),
      random: (bytes) => new Uint8Array(bytes),
      ids: () => '',
      log: silentLog,
    },
    timeoutMilliseconds: 1000,
  })
  await gateway.print(card, { keepUntil: '2027-01-20' })
  const order = ['outside', 'inside', 'envelope']
  return pages.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
}

test('the renderer draws a display list with the same hash as the one that the sender approved', async () => {
  const card = cardPages(content)
  const list = { pages: (await captureRequest(card)).map(displayPage) }
  expect(list).toEqual(displayList(card))
  expect(displayListHash(list)).toBe(displayListHash(displayList(card)))
})

test('no property of a layer is lost in the request', async () => {
  const [, inside] = await captureRequest({ ...cardPages(content), inside: everything })
  expect(inside && displayPage(inside)).toEqual(displayPage(everything))
})
