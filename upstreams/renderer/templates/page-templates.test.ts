import { PageTemplate, PageTemplates } from '@fondly/contracts/renderer/page-template.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openDrawnPictures, GREEN, isNear, countPages } from '../testing/drawn-pictures.ts'
import { outside } from '../testing/wire-bodies.ts'

const { there, readPixels, readFault } = await openDrawnPictures()

describe('page templates', () => {
  const sides = [
    {
      side: 'outside',
      pageTemplate: '70-V-outside',
      images: [{ name: 'front', url: '/art/1HBE2115/front.webp' }],
      messages: [{ name: 'backMessage', text: 'Sent with care.' }],
      barcodes: [{ name: 'scanCode', text: 'A7kP2mQ9xZ' }],
    },
    {
      side: 'inside',
      pageTemplate: '70-V-inside',
      messages: [
        { name: 'message', text: 'Welcome home!' },
        { name: 'signature', text: 'Marisol Ortega', font: { color: '#1d6a6a' } },
      ],
    },
  ]
  const personalized = { cardSize: '70', orientation: 'V', render: 'preview', personalization: sides }

  test('every size, orientation and side, and every envelope has a template that can be read by its name', async () => {
    const { pageTemplates } = PageTemplates.parse(await (await there.get('/pageTemplates')).json())
    const names = pageTemplates.map(({ name }) => name)
    expect(names.length).toBe(4 * 3 * 2 + 4)
    expect(names).toEqual(expect.arrayContaining(['49-S-inside', '60-H-outside', '831-V-inside', 'A2-envelope', 'A9-envelope']))
    expect(PageTemplate.parse(await (await there.get('/pageTemplates/60-V-outside')).json())).toMatchObject({
      page: { width: 2775, height: 1875 },
    })
    expect((await there.get('/pageTemplates/none')).status).toBe(404)
  })

  test('every template can be drawn and printed with all its places filled', async () => {
    const { pageTemplates } = PageTemplates.parse(await (await there.get('/pageTemplates')).json())
    for (const { name, page, places } of pageTemplates) {
      const [first = '', orientation = ''] = name.split('-')
      const of = (type: string) => places.filter((place) => place.type === type).map((place) => place.name)
      const side = {
        side: page.name,
        pageTemplate: name,
        images: of('image').map((place) => ({ name: place, url: '/art/1HBE2115/front.webp' })),
        messages: of('text').map((place) => ({ name: place, text: `${place}\nand more` })),
        barcodes: of('barcode').map((place) => ({ name: place, text: 'A7kP2mQ9xZ' })),
      }
      const measures =
        page.name === 'envelope' ? { cardWidth: page.width, cardHeight: page.height, orientation: 'H' } : { cardSize: first, orientation }
      const response = await there.post({ ...measures, render: 'print', personalization: [side] })
      expect({ name, status: response.status, body: await response.json() }).toMatchObject({ name, status: 200 })
    }
  })

  test('art, words, colours and the code are in the places of the template', async () => {
    const details = await there.answered({ ...personalized, GetSurfaceImages: true })
    const outer = await readPixels(details.primaryJpegDetails?.imageUrl)
    expect(isNear(await outer.at(1000, 400), GREEN)).toBe(true)
    const inner = sharp(await there.at(details.secondaryJpegDetails?.imageUrl))
    const leaf = { left: 640 + 79, top: Math.round(930 * 0.4267) - 6, width: 440, height: 60 }
    // sharp computes statistics of its input, so cut the strip out first.
    const strip = async (top: number) =>
      await sharp(
        await inner
          .clone()
          .extract({ ...leaf, top })
          .toBuffer(),
      ).stats()
    const [message, signature] = [await strip(leaf.top), await strip(leaf.top + 60)]
    // In black, red and green are equal. In the colour of the signature they differ.
    const [black, coloured] = [message, signature].map(({ channels: [red, green] }) => (green?.mean ?? 0) - (red?.mean ?? 0))
    expect([message.channels[0]?.min, signature.channels[0]?.min].every((darkest) => (darkest ?? 255) < 90)).toBe(true)
    expect([black, coloured].map((difference) => Math.round(difference ?? 0) > 1)).toEqual([false, true])
    const printed = await there.answered({ ...personalized, personalization: [sides[0]], render: 'print', bleed: 30 })
    expect(countPages(await there.at(printed.pdfDetails?.imageUrl))).toBe(1)
  })

  test('an envelope can be drawn by its template', async () => {
    const side = { side: 'envelope', pageTemplate: 'A2-envelope', messages: [{ name: 'recipientAddress', text: 'Ann\n418 Larkspur Ln' }] }
    const { jpegDetails } = await there.answered({ cardSize: '49', orientation: 'H', render: 'print', personalization: [side] })
    expect(await sharp(await there.at(jpegDetails?.imageUrl)).metadata()).toMatchObject({ width: 2161, height: 1500 })
  })

  const [outer, inner] = sides
  test.each<[string, string, string, object]>([
    [
      'a template that is not there',
      'page-template',
      'personalization.0.pageTemplate',
      { personalization: [{ ...outer, pageTemplate: '70-V-back' }] },
    ],
    ['another side', 'side', 'personalization.0.side', { personalization: [{ ...outer, side: 'inside' }] }],
    [
      'a place that is not there',
      'place',
      'personalization.1.messages.0.name',
      { personalization: [outer, { ...inner, messages: [{ name: 'front', text: 'x' }] }] },
    ],
    [
      'a place twice',
      'place',
      'personalization.0.images.1.name',
      { personalization: [{ ...outer, images: [...(outer?.images ?? []), ...(outer?.images ?? [])] }] },
    ],
    ['another size of card', 'page-size', 'personalization.0.width', { cardSize: '49' }],
    ['another orientation of card', 'page-size', 'personalization.0.width', { orientation: 'H' }],
    ['more bleed than its art has', 'bleed', 'bleed', { bleed: 60 }],
    ['pages beside it', 'pages', 'personalization', { pages: [outside] }],
    [
      'words without a glyph',
      'unprintable',
      'personalization.1.messages.0.text',
      { render: 'print', personalization: [outer, { ...inner, messages: [{ name: 'message', text: 'Hi 👩‍👧!' }] }] },
    ],
    [
      'art that is not there',
      'picture-missing',
      'personalization.0.images.0.url',
      { personalization: [{ ...outer, images: [{ name: 'front', url: '/art/none/front.webp' }] }] },
    ],
    ['an empty list', 'pages', 'pages', { personalization: [] }],
  ])('%s is refused by %s at %s', async (_, code, path, change) => {
    expect(await readFault({ ...personalized, ...change })).toMatchObject({ code, path })
  })
})
