import type { NumberFormat } from './number-format.ts'
import { type Book, readBook, readRelationships, readSharedTexts, readStyles, type Relationships } from './read-book.ts'
import { noTable, type PartReader, readParts } from './read-parts.ts'
import { readSheet } from './read-sheet.ts'

/** The limit of all unpacked parts together. A list of 10,000 people unpacks to about 10 MB. */
const MAX_UNPACKED_BYTES = 50_000_000

/**
 * Reads the first sheet of an XLSX workbook that has cells and is not hidden, as rows of texts. The rows keep their numbers. Memory and work are
 * limited. Throws Refused with 'import-no-table' (not a workbook, or damaged), 'import-too-large', or the code of a limit of the sheet.
 */
export function readWorkbook(bytes: Uint8Array): string[][] {
  const budget = { bytes: MAX_UNPACKED_BYTES }
  const read = (readers: Record<string, PartReader | undefined>) => {
    const left = new Map(Object.entries(readers))
    // Reads a name only once if it is in the file twice.
    const take = (name: string) => {
      const reader = left.get(name)
      left.delete(name)
      return reader
    }
    readParts(bytes, take, budget)
  }

  const packaged: Relationships = new Map()
  read({ '_rels/.rels': readRelationships('', packaged) })
  const bookName = findTargets(packaged, 'officeDocument')[0]
  if (bookName === undefined) throw noTable()

  const book: Book = { sheetIds: [], isSince1904: false }
  const related: Relationships = new Map()
  const folder = bookName.slice(0, bookName.lastIndexOf('/') + 1)
  const relationshipsName = `${folder}_rels/${bookName.slice(folder.length)}.rels`
  read({ [bookName]: readBook(book), [relationshipsName]: readRelationships(folder, related) })

  const texts: string[] = []
  const formats: NumberFormat[] = []
  read({
    ...readersOf(findTargets(related, 'sharedStrings'), () => readSharedTexts(texts)),
    ...readersOf(findTargets(related, 'styles'), () => readStyles(formats)),
  })

  const sheets = book.sheetIds.flatMap((id) => related.get(id)?.target ?? [])
  if (sheets.length === 0) throw noTable()
  for (const sheet of sheets) {
    const rows: string[][] = []
    read({ [sheet]: readSheet(rows, { texts, formats, isSince1904: book.isSince1904 }) })
    if (rows.length > 0) return rows
  }
  return []
}

const findTargets = (relationships: Relationships, type: string): string[] =>
  Array.from(relationships.values()).flatMap((one) => (one.type === type ? one.target : []))

const readersOf = (names: readonly string[], createReader: () => PartReader): Record<string, PartReader> =>
  Object.fromEntries(names.slice(0, 1).map((name) => [name, createReader()]))
