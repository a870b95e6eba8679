import { Readable } from 'node:stream'
import { Refused } from '@fondly/domain/refused.ts'
import { MAX_IMPORT_ROWS } from '@fondly/domain/people/people-file.ts'
import { CsvError, parse } from 'csv-parse'
import { MAX_COLUMNS } from './limits.ts'
import { noTable } from './xlsx/read-parts.ts'

/** The limit of a row, longer than any real row. Without it, an unclosed quotation mark would take the rest of the file as one row. */
const MAX_ROW_BYTES = 65_536
/** The parser reads pieces of this size. After each piece other requests can run. */
const PIECE_BYTES = 65_536
const HEAD_CHARACTERS = 10_000
const HEAD_LINES = 20

/** These control characters occur neither in text files nor in windows-1252. */
// oxlint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/**
 * Reads a CSV file as rows of cells. The text may be UTF-8, UTF-16 or windows-1252; the delimiter may be a comma, semicolon, tab or vertical bar.
 * Refuses a file that is not text ('import-no-table'), and a file with too many rows, a row that is too long, or wrong quotation marks.
 */
export async function readCsv(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const text = toText(bytes)
  const delimiter = findDelimiter(text)
  // The parser needs many seconds for a row with millions of empty cells.
  if (hasTooManyColumns(text, delimiter)) throw new Refused('unprocessable', 'import-too-many-columns', { params: { max: MAX_COLUMNS } })
  const parser = parse({
    delimiter,
    relaxColumnCount: true,
    maxRecordSize: MAX_ROW_BYTES,
    skipEmptyLines: false,
  })
  const rows: string[][] = []
  try {
    for await (const row of Readable.from(piecesOf(Buffer.from(text))).pipe(parser)) {
      // The cast holds: without an option for columns, a record is a list of cells.
      rows.push(row as string[])
      if (rows.length > MAX_IMPORT_ROWS + 1)
        throw new Refused('unprocessable', 'import-too-many-rows', { params: { max: MAX_IMPORT_ROWS } })
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isTooLong = error.code === 'CSV_MAX_RECORD_SIZE'
    // Take the row number from the error, because the parser has already read further. The refusal has no cause, because a wrong file need not be
    // logged.
    throw new Refused('unprocessable', isTooLong ? 'import-row-too-long' : 'import-quotes', {
      params: { row: Number(error['records']) + 1 },
    })
  }
  return rows
}

function toText(bytes: Uint8Array<ArrayBuffer>): string {
  const text = decode(bytes)
  if (NO_TEXT.test(text)) throw noTable()
  return text
}

/** Decodes the text and removes a byte order mark. UTF-16 is what Excel saves as 'Unicode Text'; it always has this mark. */
function decode(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Returns the delimiter that is equally frequent in most of the first lines, outside of quotation marks; of several, the most frequent. A title above
 * the headings has none, and a comma inside an address is not in every line.
 */
function findDelimiter(text: string): string {
  const lines = text
    .slice(0, HEAD_CHARACTERS)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/, HEAD_LINES)
  const rate = (delimiter: string) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0)
    const groups = [...Map.groupBy(counts, (count) => count)].map(([count, { length }]) => ({ lines: length, count }))
    return groups.toSorted((one, other) => other.lines - one.lines || other.count - one.count)[0] ?? { lines: 0, count: 0 }
  }
  const rated = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, ...rate(delimiter) }))
  return rated.reduce((best, one) => (one.lines > best.lines || (one.lines === best.lines && one.count > best.count) ? one : best))
    .delimiter
}

/** Counts the delimiters of each line outside of quotation marks. */
function hasTooManyColumns(text: string, delimiter: string): boolean {
  const [mark, quote, newline] = [delimiter.charCodeAt(0), 0x22, 0x0a]
  let [columns, isQuoted] = [1, false]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === newline) [columns, isQuoted] = [1, false]
    else if (code === quote) isQuoted = !isQuoted
    else if (code === mark && !isQuoted && ++columns > MAX_COLUMNS) return true
  }
  return false
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}
