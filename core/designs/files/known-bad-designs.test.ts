import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDesign, type DesignFindingCode } from '@fondly/domain/designs/check-design.ts'
import { designTarget } from '@fondly/domain/designs/design-target.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KNOWN_BAD, KNOWN_BAD_TO_US } from '../testing/known-bad-designs.ts'
import { foreignVerdict, JUDGED_BY_OTHERS } from '../testing/foreign-verdict.ts'
import { testDesign, testPicture, PICTURE_ON_PAGE } from '../testing/write-pdf.ts'
import { readDesign } from './read-design.ts'

const target = designTarget({ size: '70', orientation: 'V' })
const findingsOf = async (bytes: Uint8Array) => checkDesign(await readDesign(bytes), target).map(({ code }) => code)
const hasPoppler = spawnSync('pdfinfo', ['-v']).error === undefined && spawnSync('qpdf', ['--version']).error === undefined

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'fondly-designs-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a design without faults has no finding, with or without a trim box', async () => {
  expect(await findingsOf(testDesign())).toEqual([])
  expect(await findingsOf(testDesign({ boxes: '' }))).toEqual([])
  const picture = testDesign({
    resources: '/XObject << /Im 5 0 R >>',
    content: `0 g 0 0 9 9 re f ${PICTURE_ON_PAGE}`,
    more: [testPicture(1592, 2192)],
  })
  expect(await findingsOf(picture)).toEqual([])
})

test('there are thirty known faults, each in its own file', () => {
  expect(KNOWN_BAD).toHaveLength(30)
  expect(new Set(KNOWN_BAD.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(30)
})

test.each([...KNOWN_BAD, ...KNOWN_BAD_TO_US])('preflight reports exactly the known faults: $name', async ({ bytes, findings }) => {
  expect(await findingsOf(bytes)).toEqual(findings)
})

test.runIf(hasPoppler).each([{ name: 'a sound design', bytes: testDesign() }, ...KNOWN_BAD])(
  'poppler and qpdf agree: $name',
  async ({ bytes }) => {
    const path = join(folder, 'design.pdf')
    writeFileSync(path, bytes)
    const judged = (code: DesignFindingCode) => JUDGED_BY_OTHERS.includes(code)
    expect(foreignVerdict(path, run)).toEqual((await findingsOf(bytes)).filter(judged).sort())
  },
)

/** Returns the output of a program, also if it ends with an error. */
function run(program: string, args: string[]): { status: number; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return { status: status ?? -1, output: `${stdout}\n${stderr}` }
}
