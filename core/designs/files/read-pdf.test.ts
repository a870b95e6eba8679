import { checkDesign } from '@fondly/domain/designs/check-design.ts'
import { designTarget } from '@fondly/domain/designs/design-target.ts'
import type { DesignFacts, PdfFacts } from '@fondly/domain/designs/design-facts.ts'
import { expect, test } from 'vitest'
import { testDesign, testPicture } from '../testing/write-pdf.ts'
import { readDesign } from './read-design.ts'

const readPdf = async (bytes: Uint8Array): Promise<PdfFacts> => pdfOf(await readDesign(bytes))

function pdfOf(facts: DesignFacts): PdfFacts {
  if (facts.kind !== 'pdf') throw new Error(`The file was read as ${JSON.stringify(facts)}.`)
  return facts
}

test('for a page that places pictures thousands of times, only the facts of two pictures are kept', async () => {
  const facts = await readPdf(
    testDesign({
      resources: '/XObject << /Small 5 0 R /Large 6 0 R >>',
      content: `${'q 72 0 0 72 0 0 cm /Large Do Q '.repeat(2_000)} q 144 0 0 72 0 0 cm /Small Do Q`,
      more: [testPicture(200, 300), testPicture(400, 500)],
    }),
  )
  expect(facts.pictures).toEqual([
    { widthPx: 200, heightPx: 300, dpi: 100 },
    { widthPx: 400, heightPx: 500, dpi: 400 },
  ])
})

test('a picture that has both the lowest resolution and the largest size is listed once', async () => {
  const content = 'q 72 0 0 72 0 0 cm /Im Do Q '.repeat(3)
  const facts = await readPdf(testDesign({ resources: '/XObject << /Im 5 0 R >>', content, more: [testPicture(200, 300)] }))
  expect(facts.pictures).toEqual([{ widthPx: 200, heightPx: 300, dpi: 200 }])
})

test('at most fifty fonts and spot colours are listed, each with at most a hundred characters', async () => {
  const numbers = Array.from({ length: 200 }, (_, at) => at)
  const font = (at: number) => `/F${at} << /Type /Font /Subtype /Type1 /BaseFont /Font${at}${'x'.repeat(200)} >>`
  const space = (at: number) => `/C${at} [/Separation /Spot${at}${'x'.repeat(200)} /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 >>]`
  const facts = await readPdf(
    testDesign({
      resources: `/Font << ${numbers.map(font).join(' ')} >> /ColorSpace << ${numbers.map(space).join(' ')} >>`,
      content: numbers.map((at) => `/C${at} cs 1 scn 0 0 9 9 re f`).join(' '),
    }),
  )
  for (const names of [facts.unembeddedFonts, facts.spotColours]) {
    expect(names).toHaveLength(50)
    expect(Math.max(...names.map((name) => name.length))).toBe(100)
  }
})

test('characters that PostgreSQL refuses are replaced in a name', async () => {
  const resources = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Odd#00Font >> >>'
  expect((await readPdf(testDesign({ resources }))).unembeddedFonts).toEqual(['Odd?Font'])
})

test('a page with larger units is judged by its real size', async () => {
  const boxes = '/TrimBox [5.52 5.52 185.52 257.52] /UserUnit 2'
  const content = '0 0 191 263 re f q 72 0 0 72 0 0 cm /Im Do Q'
  const resources = '/XObject << /Im 5 0 R >>'
  const facts = await readPdf(testDesign({ mediaBox: [0, 0, 191.04, 263.04], boxes, resources, content, more: [testPicture(600, 600)] }))
  expect(facts).toMatchObject({ pageBox: [0, 0, 382.08, 526.08], trimBox: [11.04, 11.04, 371.04, 515.04], pictures: [{ dpi: 300 }] })
  expect(checkDesign(facts, designTarget({ size: '70', orientation: 'V' }))).toEqual([])
  const claimed = await readPdf(testDesign({ boxes: '/TrimBox [11.04 11.04 371.04 515.04] /UserUnit 2' }))
  expect(checkDesign(claimed, designTarget({ size: '70', orientation: 'V' })).map(({ code }) => code)).toEqual(['size'])
})
