import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayPage } from '@fondly/stationery/layout/display-list.ts'
import { HARBORVIEW } from '@fondly/stationery/layout/harborview.fixture.ts'
import { printPdf } from '@fondly/stationery/paint/pdf/print-pdf.ts'
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { flatCard } from './flat-card.ts'
import { imposedSheets } from './impose.ts'
import { sheetPlan } from './sheet-plan.ts'

/** A print file of size 49 V whose front is a photograph; with `isClear` it is half transparent. */
async function cardWith(seed: number, scanCode: string, { isClear = false } = {}): Promise<Uint8Array> {
  const [width, height] = [1367, 1742]
  let state = seed
  const channels = isClear ? 4 : 3
  const pixels = Buffer.from(
    Array.from({ length: width * 60 * channels }, () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16),
  )
  const noise = sharp(pixels, { raw: { width, height: 60, channels } }).resize({ width, height, fit: 'fill', kernel: 'nearest' })
  const picture = await (isClear ? noise.png() : noise.jpeg({ quality: 95 })).toBuffer()
  const { outside, inside } = cardPages({
    cardId: 'OWN-1',
    size: '49',
    orientation: 'V',
    language: 'en_US',
    outsideUrl: '/front',
    insideUrl: undefined,
    sentimentUrl: undefined,
    message: `Dear ${scanCode}`,
    signature: '',
    logoUrl: undefined,
    disclaimer: '',
    backMessage: '',
    backDisclaimer: '',
    returnAddress: HARBORVIEW,
    recipient: HARBORVIEW,
    scanCode,
  })
  return await printPdf([displayPage(outside), displayPage(inside)], new Map([['/front', { picture, width, height }]]))
}

async function sheetsOf(cards: Uint8Array[]) {
  const card = flatCard('49', 'V')
  const plan = sheetPlan(card, 'a3')
  if (!plan) throw new Error('The card fits on this paper.')
  const files = cards.map((bytes, at) => ({ orderNo: `0${at}`, position: at + 1, bytes: () => Promise.resolve(bytes) }))
  return await imposedSheets([{ card, plan, files }], { flip: 'long', name: 'batch' })
}

/** The bytes of pictures in a file. */
async function picturesIn(pdf: Uint8Array): Promise<number[]> {
  const { context } = await PDFDocument.load(pdf)
  return context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && object.dict.toString().includes('/Subtype /Image') ? [object.contents.byteLength] : [],
    )
}

test.each([{ isClear: false }, { isClear: true }])('sheets store a picture once for all cards that share it: %o', async (how) => {
  const pictures = how.isClear ? 2 : 1
  const same = [await cardWith(1, 'A7kP2mQ9xA', how), await cardWith(1, 'A7kP2mQ9xB', how), await cardWith(1, 'A7kP2mQ9xC', how)]
  const other = await cardWith(2, 'A7kP2mQ9xD', how)
  expect(await picturesIn(same[0] ?? other)).toHaveLength(pictures)
  expect(await picturesIn(await sheetsOf(same))).toEqual(await picturesIn(same[0] ?? other))
  expect(await picturesIn(await sheetsOf([...same, other]))).toHaveLength(2 * pictures)
})

test('a file with resources on each page keeps its pictures', async () => {
  const document = await PDFDocument.load(await cardWith(1, 'A7kP2mQ9xA'))
  for (const { node } of document.getPages()) {
    const resources = node.Resources()
    if (resources) node.set(PDFName.of('Resources'), resources)
  }
  const bytes = await document.save()
  const { context } = await PDFDocument.load(await sheetsOf([bytes, bytes]))
  const there = new Set(context.enumerateIndirectObjects().map(([ref]) => ref))
  const pictures = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFStream ? referencesIn(object.dict) : object instanceof PDFDict ? referencesIn(object) : [],
    )
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((ref) => !there.has(ref))).toEqual([])
})

/** Lists everything to which a dictionary and the dictionaries inside it refer. */
function referencesIn(dict: PDFDict): PDFRef[] {
  return dict.values().flatMap((value) => (value instanceof PDFRef ? [value] : value instanceof PDFDict ? referencesIn(value) : []))
}
