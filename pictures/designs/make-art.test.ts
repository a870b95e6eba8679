import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { silentLog } from '@fondly/kit/log.ts'
import { printPdf } from '@fondly/stationery/paint/pdf/print-pdf.ts'
import { afterAll, expect, test } from 'vitest'
import { panelDrawing } from '../testing/design-files.ts'
import { designPdf } from '../testing/design-pdf.ts'
import { makeArt } from './make-art.ts'
import { openDesignArtist } from './open-design-artist.ts'

const panel = { width: 1500, height: 2100 }
const artist = openDesignArtist({ log: silentLog })
afterAll(() => artist.close())

/** Writes a design of 5 x 7 inches from PDF objects: 1 is the catalogue, 3 the page; others follow. */
function pdf(page: string, ...more: string[]): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${page} >>`,
    ...more,
  ]
  return Buffer.from(
    `%PDF-1.7\n${objects.map((one, at) => `${at + 1} 0 obj\n${one}\nendobj\n`).join('')}trailer << /Root 1 0 R >>\n`,
    'latin1',
  )
}
const BOX = '/MediaBox [0 0 382.08 526.08]'
const stream = (content: string, dict = '') => `<< ${dict} /Length ${content.length} >>\nstream\n${content}\nendstream`

async function pageOf(bytes: Uint8Array): Promise<Uint8Array> {
  const made = await makeArt({ bytes, panel })
  if (!('page' in made)) throw new Error('That became no page.')
  return made.page
}

async function printed(page: Uint8Array): Promise<string> {
  const whole = { x: 0, y: 0, width: 159_200, height: 219_200 }
  const sheet = { name: 'outside' as const, width: whole.width, height: whole.height, bleed: 0, problems: [] }
  const art = new Map([['page', { picture: new Uint8Array(), width: 1, height: 1, page }]])
  return Buffer.from(await printPdf([{ ...sheet, marks: [{ kind: 'picture', url: 'page', ...whole }] }], art)).toString('latin1')
}

const boxOf = async (page: Uint8Array) =>
  Object.values((await PDFDocument.load(page)).getPage(0).getMediaBox()).map((one) => Math.round(one * 100) / 100)

test('a page is drawn as its panel with bleed in any unit', async () => {
  expect(await boxOf(await pageOf(await designPdf({ panel })))).toEqual([0, 0, 382.08, 526.08])
  expect(await boxOf(await pageOf(await designPdf({ panel, trimBox: false })))).toEqual([0, 0, 382.08, 526.08])
  expect(await boxOf(await pageOf(await designPdf({ panel, userUnit: 2 })))).toEqual([0, 0, 191.04, 263.04])
  const marked = pdf('/MediaBox [-50 -50 500 600] /TrimBox [10 20 370 524] /Contents 4 0 R', stream('0 0 9 9 re f'))
  expect(await boxOf(await pageOf(marked))).toEqual([-1.04, 8.96, 382.08, 526.08])
})

test('the same file always gives the same page and the same print', async () => {
  const bytes = await designPdf({ panel })
  const [one, other] = [await pageOf(bytes), await pageOf(bytes)]
  expect(one).toEqual(other)
  expect(await printed(one)).toBe(await printed(other))
})

test('notes, private data and structure are left out; a drawing that is split over several streams is read as one', async () => {
  const page = await pageOf(
    pdf(
      `${BOX} /Contents [4 0 R 5 0 R] /Annots [6 0 R] /PieceInfo 6 0 R /Metadata 7 0 R /Resources << /XObject << /Fm 8 0 R >> >>`,
      stream('0 0 9'),
      stream('9 re f /Fm Do'),
      '<< /Type /Annot /Secret (do not print) >>',
      stream('secret', '/Type /Metadata'),
      stream('1 1 1 1 re f', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Metadata 7 0 R'),
    ),
  )
  const text = await printed(page)
  expect(text).not.toContain('Secret')
  expect(text).not.toContain('/Type /Metadata\n/Length 6')
  expect(text).toContain(deflateSync('0 0 9\n9 re f /Fm Do\n').toString('latin1'))
})

test('resources that refer to one another, are in nested lists, or are empty are printed once', async () => {
  const lists = Array.from({ length: 30 }, (_, at) => (at === 29 ? '[1]' : `[${`${at + 8} 0 R `.repeat(10)}]`))
  const page = await pageOf(
    pdf(
      `${BOX} /Contents 4 0 R /Resources << /XObject << /Fm 5 0 R >> /Properties << /P 6 0 R >> >>`,
      stream('/Fm Do'),
      stream('', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /Fm 5 0 R >> >>'),
      '<< /Lists 7 0 R >>',
      ...lists,
    ),
  )
  expect((await printed(page)).length).toBeLessThan(20_000)
})

test.each([
  ['turned', () => pdf(`${BOX} /Rotate 90 /Contents 4 0 R`, stream('0 0 9 9 re f')), 'picture-unreadable'],
  ['of another size', () => pdf('/MediaBox [0 0 300 400] /Contents 4 0 R', stream('0 0 9 9 re f')), 'picture-unreadable'],
  ['not there', () => Buffer.from('%PDF-1.7\n%%EOF'), 'picture-unreadable'],
  [
    'larger than a print file may be',
    () => pdf(`${BOX} /Contents 4 0 R /Resources << /XObject << /Im 5 0 R >> >>`, stream('/Im Do'), stream('x'.repeat(13_000_000))),
    'picture-too-large',
  ],
  ['a bomb', () => bomb(), 'picture-too-large'],
])('a page that is %s', async (_, bytes, code) => {
  await expect(makeArt({ bytes: bytes(), panel })).rejects.toMatchObject({ name: 'PictureFault', code })
})

function bomb(): Uint8Array {
  return pdf(`${BOX} /Contents 4 0 R`, stream(deflateSync(Buffer.alloc(60_000_000, ' ')).toString('latin1'), '/Filter /FlateDecode'))
}

test('a file that takes too long is refused, and the next one is made', async () => {
  const shortLimitArtist = openDesignArtist({ log: silentLog, taskLimitMs: 1 })
  await expect(shortLimitArtist.make(panelDrawing(), panel)).rejects.toMatchObject({ code: 'cannot-be-drawn' })
  await shortLimitArtist.close()
  expect(await artist.make(panelDrawing(), panel)).toHaveProperty('scene')
})

test('a drawing is placed as its file specifies', async () => {
  const made = async (fit: string) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="5.3in" height="7.3in" viewBox="0 0 100 100" ${fit}><rect width="9" height="9"/></svg>`
    const art = await makeArt({ bytes: new TextEncoder().encode(drawing), panel })
    const [node] = 'scene' in art ? art.scene.nodes : []
    return node && 'group' in node ? node.transform?.map((one) => Math.round(one * 100) / 100) : undefined
  }
  expect(await made('')).toEqual([15.92, 0, 0, 15.92, -46, 254])
  expect(await made('preserveAspectRatio="none"')).toEqual([15.92, 0, 0, 21.92, -46, -46])
  expect(await made('preserveAspectRatio="xMinYMin slice"')).toEqual([21.92, 0, 0, 21.92, -46, -46])
})
