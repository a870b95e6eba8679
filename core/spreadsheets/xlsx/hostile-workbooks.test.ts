import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { Refused } from '@fondly/domain/refused.ts'
import { makeTextWorkbook, makeWorkbook } from '../testing/make-workbook.ts'
import { readWorkbook } from './read-workbook.ts'

const workbook = (rows: string, more: Omit<Parameters<typeof makeWorkbook>[0], 'sheets'> = {}) =>
  makeWorkbook({ sheets: [{ rows }], ...more })
const whole = makeTextWorkbook([['Name'], ['Ana']])
const longText = 'x'.repeat(60_000)

const FILES: [string, () => Uint8Array, string][] = [
  ['a sheet that unpacks to 60 MB of blanks', () => workbook(' '.repeat(60_000_000)), 'import-too-large'],
  ['shared texts of 60 MB', () => workbook('<row/>', { sharedTexts: `<si><t>${'x'.repeat(60_000_000)}</t></si>` }), 'import-too-large'],
  [
    'a text of 60,000 characters that each of a thousand rows shows',
    () => workbook('<row><c t="s"><v>0</v></c></row>'.repeat(1_000), { sharedTexts: `<si><t>${longText}</t></si>` }),
    'import-too-large',
  ],
  [
    'a row that shows a long text twice',
    () => workbook('<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>', { sharedTexts: `<si><t>${longText}</t></si>` }),
    'import-row-too-long',
  ],
  ['a cell in the last column of every row', () => workbook('<row><c r="ALL1"><v>1</v></c></row>'.repeat(10_000)), 'import-too-large'],
  ['a cell in column 16,384', () => workbook('<row><c r="XFD1"><v>1</v></c></row>'), 'import-too-many-columns'],
  ['a million cells in a row', () => workbook(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`), 'import-too-many-columns'],
  ['a cell in row 1,048,576', () => workbook('<row r="1048576"><c><v>1</v></c></row>'), 'import-too-many-rows'],
  ['10,002 rows', () => makeTextWorkbook(Array.from({ length: 10_002 }, () => ['Ana'])), 'import-too-many-rows'],
  [
    'entities that grow',
    () =>
      workbook('', {
        others: {
          'xl/worksheets/sheet1.xml':
            '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>',
        },
      }),
    'import-no-table',
  ],
  ['elements that are not closed', () => workbook('<row><c><v>1</v>'), 'import-no-table'],
  ['the first half of a file', () => whole.slice(0, whole.length / 2), 'import-no-table'],
  ['bytes that were changed', () => whole.map((byte, at) => (at > 200 && at % 7 === 0 ? byte ^ 0x55 : byte)), 'import-no-table'],
  ['a zip file of something else', () => zipSync({ 'a.txt': strToU8('a') }), 'import-no-table'],
  [
    'twenty thousand parts',
    () => zipSync(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`${at}`, new Uint8Array()]))),
    'import-no-table',
  ],
  [
    'a Word document',
    () => zipSync({ '_rels/.rels': strToU8('<R><Relationship Id="1" Type="x/officeDocument" Target="word/document.xml"/></R>') }),
    'import-no-table',
  ],
  [
    'a target that leads nowhere',
    () =>
      workbook('', { others: { 'xl/_rels/workbook.xml.rels': '<R><Relationship Id="rId1" Type="x/worksheet" Target="http://"/></R>' } }),
    'import-no-table',
  ],
]

test.each(FILES)('%s is refused with its code', (_, makeFile, code) => {
  expect(refusalOf(makeFile())).toBe(code)
})

test('a sheet that names another host is not fetched from there', () => {
  const others = {
    'xl/_rels/workbook.xml.rels':
      '<R><Relationship Id="rId1" Type="x/worksheet" Target="http://example.test/s.xml" TargetMode="External"/></R>',
  }
  expect(refusalOf(workbook('', { others }))).toBe('import-no-table')
})

function refusalOf(bytes: Uint8Array): string {
  try {
    return JSON.stringify(readWorkbook(bytes)).slice(0, 100)
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}
