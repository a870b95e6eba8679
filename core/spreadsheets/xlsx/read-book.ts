import type { PartReader } from './read-parts.ts'
import { createXmlReader } from './read-xml.ts'
import { findBuiltInFormat, type NumberFormat, readFormatCode } from './number-format.ts'

/**
 * The parts to which another part refers, by the id of the relationship. `type` is the last word of the relationship's type, for example 'worksheet'.
 */
export type Relationships = Map<string, { type: string; target: string }>

/** Reads the relationships of a part. Their targets are names of parts; targets outside the file are left out. Source: ECMA-376 part 2, 9.3. */
export function readRelationships(folder: string, into: Relationships): PartReader {
  return createXmlReader({
    open: (name, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return
      into.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: toPartName(folder, Target) })
    },
  })
}

function toPartName(folder: string, target: string): string {
  // The host is invented. It is needed only to resolve '..' and absolute targets.
  const { pathname } = new URL(target, `http://workbook/${folder}`)
  return decodeURIComponent(pathname.slice(1))
}

export type Book = {
  /** The relationship ids of the sheets that are not hidden, in the order of the sheets. */
  sheetIds: string[]
  /** True when days are counted from 1904, as old Macintosh computers did. */
  isSince1904: boolean
}

/** Reads the workbook part. Source: ECMA-376 part 1, 18.2. */
export function readBook(into: Book): PartReader {
  return createXmlReader({
    open: (name, attributes) => {
      if (name === 'workbookPr') into.isSince1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))
      if (id) into.sheetIds.push(id[1])
    },
  })
}

/** Reads the formats of numbers. Cells refer to a format by its position in this list. Source: ECMA-376 part 1, 18.8. */
export function readStyles(into: NumberFormat[]): PartReader {
  const own = new Map<number, NumberFormat>()
  let isCellFormat = false
  return createXmlReader({
    open: (name, attributes) => {
      const id = Number(attributes['numFmtId'])
      if (name === 'numFmt') own.set(id, readFormatCode(attributes['formatCode'] ?? ''))
      else if (name === 'cellXfs') isCellFormat = true
      else if (name === 'xf' && isCellFormat) into.push(own.has(id) ? own.get(id) : findBuiltInFormat(id))
    },
    close: (name) => {
      if (name === 'cellXfs') isCellFormat = false
    },
  })
}

/** Reads the texts that cells share, without the phonetic guides of Japanese texts. Source: ECMA-376 part 1, 18.4. */
export function readSharedTexts(into: string[]): PartReader {
  let text = ''
  let isText = false
  let isReadingAid = false
  return createXmlReader({
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isReadingAid = true
      isText = name === 't' && !isReadingAid
    },
    text: (piece) => {
      if (isText) text += piece
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isReadingAid = false
      if (name === 'si') into.push(readEscapes(text))
    },
  })
}

/** Decodes characters that XML cannot contain. A workbook writes such a character as '_x000D_'. */
export const readEscapes = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
