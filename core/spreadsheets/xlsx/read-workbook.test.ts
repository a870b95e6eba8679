import { expect, test } from 'vitest'
import { makeTextWorkbook, makeWorkbook } from '../testing/make-workbook.ts'
import { readWorkbook } from './read-workbook.ts'

const readRows = (rows: string, more: Omit<Parameters<typeof makeWorkbook>[0], 'sheets'> = {}) =>
  readWorkbook(makeWorkbook({ sheets: [{ rows }], ...more }))

test('texts are read whether they are shared, in parts of several faces, inline or the result of a formula', () => {
  const sharedTexts =
    '<si><t>Name</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">Ana </t></r><r><t>Pe&#xF1;a</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>'
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" t="s"><v>2</v></c><c r="C2" t="inlineStr"><is><t>5 Elm &amp; Oak</t></is></c><c r="D2" t="str"><f>A1&amp;"x"</f><v>Namex</v></c></row>'
  expect(readRows(rows, { sharedTexts })).toEqual([['Name'], ['Ana Peña', '東京', '5 Elm & Oak', 'Namex']])
})

test('rows and columns keep their places: what is missing before a cell is empty', () => {
  expect(readRows('<row r="2"><c r="C2"><v>7</v></c></row><row r="4"><c r="A4"><v>8</v></c></row>')).toEqual([[], ['', '', '7'], [], ['8']])
})

test('rows and cells without references follow one another', () => {
  expect(readRows('<row><c><v>1</v></c><c><v>2</v></c></row><row><c/><c><v>3</v></c></row>')).toEqual([
    ['1', '2'],
    ['', '3'],
  ])
})

test.each([
  ['a ZIP code that lost its zero and is shown with it', 's="1"', '2108', '02108'],
  ['a ZIP+4 code stored as a number', 's="2"', '21081234', '02108-1234'],
  ['a day of the built-in format', 's="3"', '46357', '2026-12-01'],
  ['a day and its time', 's="4"', '46357.75', '2026-12-01'],
  ['a day of a format with words in quotes', 's="5"', '61', '1900-03-01'],
  ['the first day', 's="3"', '1', '1900-01-01'],
  ['a number that is no day', 's="6"', '46357', '46357'],
  ['a decimal', '', '0.30000000000000004', '0.3'],
  ['a long number that is written with an exponent', '', '5.035551234E9', '5035551234'],
  ['a number with more digits than a computer counts', '', '12345678901234567890', '12345678901234567890'],
  ['true', 't="b"', '1', 'TRUE'],
  ['the error of a formula', 't="e"', '#N/A', undefined],
  ['an ISO day', 't="d"', '2026-12-01T00:00:00', '2026-12-01'],
])('%s', (_, attributes, value, text) => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="00000\\-0000"/><numFmt numFmtId="166" formatCode="[$-409]mmm d, yyyy;@"/><numFmt numFmtId="167" formatCode="&quot;on &quot;dd/mm/yy"/><numFmt numFmtId="168" formatCode="#,##0&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="168"/></cellXfs>'
  expect(readRows(`<row r="1"><c r="A1" ${attributes}><v>${value}</v></c></row>`, { styles })[0]?.[0]).toBe(text)
})

test('days of an old Macintosh workbook are counted since 1904', () => {
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>'
  expect(readRows('<row><c s="0"><v>44895</v></c></row>', { styles, isSince1904: true })).toEqual([['2026-12-01']])
})

test('the first sheet that is not hidden and not empty is read', () => {
  const row = (text: string) => `<row><c t="str"><v>${text}</v></c></row>`
  const sheets = [{ rows: row('hidden'), state: 'hidden' }, { rows: '<row r="1"><c r="A1" s="3"/></row>' }, { rows: row('shown') }]
  expect(readWorkbook(makeWorkbook({ sheets }))).toEqual([['shown']])
})

test('a workbook whose elements have a prefix is read', () => {
  const others = {
    'xl/worksheets/sheet1.xml':
      '<x:worksheet xmlns:x="urn:main"><x:sheetData><x:row r="1"><x:c r="A1" t="str"><x:v>Ana</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  }
  expect(readRows('', { others })).toEqual([['Ana']])
})

test('a workbook of ten thousand people is read whole', () => {
  const people = Array.from({ length: 10_001 }, (_, at) => [`Ana ${at}`, `${at} Elm St`, 'Salem', 'OR', '97301'])
  expect(readWorkbook(makeTextWorkbook(people))).toEqual(people)
})
