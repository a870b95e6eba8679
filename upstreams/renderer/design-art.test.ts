import { panelDrawing, panelPicture, WHOLE } from '@fondly/pictures/testing/design-files.ts'
import { designPdf } from '@fondly/pictures/testing/design-pdf.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { countPages, isNear, openDrawnPictures, readPixel } from './testing/drawn-pictures.ts'
import { card, front, inside, outside, text } from './testing/wire-bodies.ts'

const { there, draw } = await openDrawnPictures()
const RED = [0xc8, 0x55, 0x3d]
const TEAL = [0x1d, 0x6a, 0x6a]
const PORTRAIT = { key: 'spring', size: '70', orientation: 'V' } as const

/** A card with the art at these paths on its front and, if given, inside. */
const cardWith = (outsidePath: string, insidePath?: string) => ({
  ...card,
  pages: [
    { ...outside, layers: [{ ...front, url: outsidePath }] },
    { ...inside, layers: [...(insidePath === undefined ? [] : [{ ...front, url: insidePath }]), text('Welcome home!')] },
  ],
})
const read = async (path: string, headers: Record<string, string> = {}) => there.art(path.replace(/^\/art\//, ''), headers)
const imagesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Subtype \/Image/g)?.length ?? 0

// CMYK cannot show the colours exactly, so it has a larger tolerance.
describe.each([
  ['PNG', 4, () => panelPicture().png().toBuffer()],
  ['JPEG', 4, () => panelPicture().jpeg({ quality: 95 }).toBuffer()],
  ['JPEG in CMYK', 30, () => panelPicture().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer()],
])('a design that is a %s', async (_, tolerance, file) => {
  const isLike = (found: number[], wanted: number[]) => found.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) <= tolerance)
  const bytes = await file()
  const { picturePath, outsidePath, insidePath } = await there.storeDesign({ ...PORTRAIT, front: bytes, inside: bytes })

  test('is shown by the catalogue in known widths, without its bleed or with it', async () => {
    expect(picturePath).toMatch(/^\/art\/designs\/spring-[0-9a-f]{20}\/front\.webp$/)
    const plain = await read(`${picturePath}?width=300`, { accept: 'image/webp,image/svg+xml,*/*' })
    expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const pixels = new Uint8Array(await plain.arrayBuffer())
    expect(await sharp(pixels).metadata()).toMatchObject({ format: 'webp', width: 320, height: 448, space: 'srgb' })
    expect(isLike(await readPixel(pixels, 3, 3), TEAL)).toBe(true)
    const whole = await (await read(`${picturePath.replace('webp', 'png')}?width=300&bleed=1`)).arrayBuffer()
    expect(isLike(await readPixel(whole, 1, 1), RED)).toBe(true)
    const tag = plain.headers.get('etag') ?? ''
    expect((await read(`${picturePath}?width=300`, { 'if-none-match': tag })).status).toBe(304)
  })

  test('is drawn in previews of both sides', async () => {
    const body = cardWith(outsidePath, insidePath)
    const outer = await draw(body)
    expect(isLike(await outer.at(1000, 400), TEAL)).toBe(true)
    expect(await outer.at(300, 400)).toEqual([255, 255, 255])
    const inner = await draw({ ...body, pages: [body.pages[1]] })
    expect(isLike(await inner.at(1200, 100), TEAL)).toBe(true)
  })

  test('is printed, with all its pixels', async () => {
    const pdf = await there.at((await there.answered({ ...cardWith(outsidePath, insidePath), render: 'print' })).pdfDetails?.imageUrl)
    expect([countPages(pdf), imagesIn(pdf)]).toEqual([2, 2])
    expect(Buffer.from(pdf).toString('latin1')).toContain(`/Width ${WHOLE.width}\n/Height ${WHOLE.height}`)
  })
})

test('a drawing is served, shown and printed as vectors', async () => {
  const { picturePath, outsidePath } = await there.storeDesign({ ...PORTRAIT, front: panelDrawing() })
  expect(await (await read(picturePath.replace('webp', 'svg'))).text()).toContain('<path')
  expect(isNear(await (await draw(cardWith(outsidePath))).at(1000, 400), TEAL)).toBe(true)
  const pdf = await there.at((await there.answered({ ...cardWith(outsidePath), render: 'print' })).pdfDetails?.imageUrl)
  expect(imagesIn(pdf)).toBe(0)
})

test('a PDF is shown by its picture, and printed as the PDF itself', async () => {
  const front = await designPdf({ panel: { width: 1500, height: 2100 } })
  const screen = await panelPicture({ width: 796, height: 1096 }, 23).png().toBuffer()
  const { picturePath, outsidePath } = await there.storeDesign({ ...PORTRAIT, front, screen })
  expect((await read(picturePath)).headers.get('content-type')).toBe('image/webp')
  expect(isNear(await (await draw(cardWith(outsidePath))).at(1000, 400), TEAL)).toBe(true)
  const body = { ...cardWith(outsidePath), render: 'print' }
  const pdf = await there.at((await there.answered(body)).pdfDetails?.imageUrl)
  expect([countPages(pdf), imagesIn(pdf)]).toEqual([2, 0])
  const text = Buffer.from(pdf).toString('latin1')
  expect(text).toContain('/Separation')
  expect(text).toContain('/S /GTS_PDFA1')
  expect(text).not.toContain('pdfaid')
})

test.each([
  ['without a picture', undefined, 'picture-missing'],
  ['with a drawing as its picture', panelDrawing(), 'picture-missing'],
])('a PDF %s is no design', async (_, screen, code) => {
  const front = await designPdf({ panel: { width: 1500, height: 2100 } })
  await expect(there.storeDesign({ ...PORTRAIT, front, ...(screen && { screen }) })).rejects.toMatchObject({ code })
})

test('a PDF for another size is no design', async () => {
  const front = await designPdf({ panel: { width: 1275, height: 1650 } })
  await expect(there.storeDesign({ ...PORTRAIT, front, screen: await panelPicture().png().toBuffer() })).rejects.toMatchObject({
    code: 'picture-unreadable',
  })
})

test('the same files get the same paths, other files or another size get others, and a stored file never changes', async () => {
  const design = { ...PORTRAIT, front: await panelPicture().png().toBuffer() }
  const first = await there.storeDesign(design)
  expect(await there.storeDesign(design)).toEqual(first)
  const others = [
    { ...design, front: panelDrawing() },
    { ...design, key: 'autumn' },
    { ...design, inside: panelDrawing() },
  ]
  const paths = [first.outsidePath]
  for (const other of others) paths.push((await there.storeDesign(other)).outsidePath)
  expect(new Set(paths).size).toBe(4)
})

test('a picture with more pixels than print needs is made smaller, and a transparent one gets a white ground', async () => {
  const large = await panelPicture({ width: 2 * WHOLE.width, height: 2 * WHOLE.height }, 92)
    .png()
    .toBuffer()
  const { outsidePath } = await there.storeDesign({ ...PORTRAIT, front: large })
  const pdf = await there.at((await there.answered({ ...cardWith(outsidePath), render: 'print' })).pdfDetails?.imageUrl)
  expect(Buffer.from(pdf).toString('latin1')).toContain('/Width 2123\n/Height 2923')
  const clear = await sharp({ create: { ...WHOLE, channels: 4, background: '#1d6a6a00' } })
    .png()
    .toBuffer()
  const on = await there.storeDesign({ ...PORTRAIT, front: clear })
  expect(await (await draw(cardWith(on.outsidePath))).at(1000, 400)).toEqual([255, 255, 255])
})

test.each([
  ['no picture', new TextEncoder().encode('nothing'), 'picture-unreadable'],
  ['a drawing that is cut short', panelDrawing().slice(0, -4), 'picture-unreadable'],
  ['a drawing with entities', new TextEncoder().encode('<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>'), 'picture-too-large'],
  [
    'a drawing of impossible numbers',
    new TextEncoder().encode('<svg width="9" height="9"><rect width="9" height="9" transform="translate(1e9)"/></svg>'),
    'cannot-be-drawn',
  ],
])('%s is no design', async (_, bytes, code) => {
  await expect(there.storeDesign({ ...PORTRAIT, front: bytes })).rejects.toMatchObject({ name: 'PictureFault', code })
})

test('no key can leave the folder of designs', async () => {
  await expect(there.storeDesign({ ...PORTRAIT, key: '../1HBE2115', front: panelDrawing() })).rejects.toThrow('path')
})
