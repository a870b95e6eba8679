import { strToU8, zipSync } from 'fflate'

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

export type WorkbookParts = {
  /** The rows of each sheet, as XML. */
  sheets: readonly { rows: string; state?: string }[]
  /** The texts that cells share, as XML. */
  sharedTexts?: string
  /** `numFmts` and `cellXfs`, as XML. */
  styles?: string
  isSince1904?: boolean
  /** Parts that replace the parts of the same name, or that are added. */
  others?: Record<string, string>
}

/** Makes a workbook like the workbooks of Excel. The test gives the parts as XML, so the test shows exactly what the file contains. */
export function makeWorkbook({ sheets, sharedTexts, styles, isSince1904 = false, others = {} }: WorkbookParts): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string> = {
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${TYPES}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${TYPES}"><workbookPr${isSince1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ state }, at) =>
          `<sheet name="Sheet${at + 1}" sheetId="${at + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONSHIPS}">${sheets
      .map((_, at) => `<Relationship Id="rId${at + 1}" Type="${TYPES}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join(
        '',
      )}<Relationship Id="rId90" Type="${TYPES}/styles" Target="styles.xml"/><Relationship Id="rId91" Type="${TYPES}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}">${styles ?? ''}</styleSheet>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${sharedTexts ?? ''}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...others,
  }
  return new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))
}

/** Makes a workbook with these texts in its cells. */
export const makeTextWorkbook = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  makeWorkbook({ sheets: [{ rows: rows.map((row) => `<row>${row.map(textCell).join('')}</row>`).join('') }] })

const textCell = (text: string) => `<c t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
