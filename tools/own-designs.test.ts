import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaints, ink, missingPrograms, outputIntent, pageBoxes, pictureResolutions, scannedCode, words } from '../e2e/printed-matter.ts'
import { foreignFonts, inks, printedDesign, SCAN_CODE, type PrintedDesign } from './printed-design.ts'
import { SPOT, WORDS } from '@fondly/pictures/testing/design-pdf.ts'

const KINDS = ['pdf', 'svg', 'png', 'jpeg'] as const
const FORMATS = [
  { size: '70', orientation: 'V' },
  { size: '49', orientation: 'H' },
  { size: '60', orientation: 'S' },
] as const
const cases = KINDS.flatMap((kind) => FORMATS.map((format) => ({ kind, ...format })))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-designs-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe.skipIf(missingPrograms().length > 0).each(cases)(
  'the print file of a design as $kind, $size $orientation, read by other programs',
  (design) => {
    let printed: PrintedDesign
    let file: string
    beforeAll(async () => {
      printed = await printedDesign(design)
      file = join(folder, `${Object.values(design).join('-')}.pdf`)
      await writeFile(file, printed.bytes)
    })

    test('no program reports a problem; every font is embedded; no picture has a low resolution; the boxes are exact', () => {
      expect(complaints(file)).toEqual([])
      expect(foreignFonts(file).filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
      expect(pictureResolutions(file).filter((resolution) => resolution < 299)).toEqual([])
      expect(pageBoxes(file).map(({ trim }) => [(trim[2] ?? 0) - (trim[0] ?? 0), (trim[3] ?? 0) - (trim[1] ?? 0)])).toEqual(
        printed.pages.map(({ width, height }) => [width, height].map((length) => expect.closeTo(length * 0.0024, 2))),
      )
      expect(outputIntent(file)).toEqual({ kind: 'GTS_PDFA1', profile: true })
    })

    test('vector designs stay vector in print', () => {
      expect(pictureResolutions(file).length).toBe(design.kind === 'png' || design.kind === 'jpeg' ? 1 : 0)
      expect(words(file).includes(WORDS)).toBe(design.kind === 'pdf')
    })

    test('a file claims PDF/A unless it contains a page of the client', async () => {
      const claimsPdfA = (await readFile(file, 'latin1')).includes('<pdfaid:part>2</pdfaid:part>')
      expect(claimsPdfA).toBe(design.kind !== 'pdf')
    })

    test('the scan code can be read; the front and the text inside have as much ink as our own picture', () => {
      expect(scannedCode(file, 1, printed.codeBox)).toBe(SCAN_CODE)
      for (const { page, box, ours } of printed.inked) {
        const ratio = ink(file, page, box) / ours
        expect(`page ${page}: ${ratio > 0.95 && ratio < 1.08 ? 'as much' : ratio}`).toBe(`page ${page}: as much`)
      }
    })

    test.runIf(design.kind === 'pdf')(
      'the client’s ink colours are kept in the print file, also when cards are placed on sheets',
      async () => {
        expect(inks(file)).toContain(SPOT)
        const sheets = join(folder, `sheets-${Object.values(design).join('-')}.pdf`)
        await writeFile(sheets, await printed.imposed())
        expect(complaints(sheets)).toEqual([])
        expect(inks(sheets)).toContain(SPOT)
        expect(words(sheets)).toContain(WORDS)
      },
    )
  },
)
