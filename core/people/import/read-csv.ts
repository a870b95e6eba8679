import { Readable } from 'node:stream'
import { Refused } from '@fondly/domain/refused.ts'
import { MAX_IMPORT_ROWS } from '@fondly/domain/people/people-file.ts'
import { CsvError, parse } from 'csv-parse'

/** Longer than any row. Without a limit, an unclosed quotation mark would take the rest of the file. */
const MAX_ROW_BYTES = 65_536
/** After a piece of this size the parser lets other work run. */
const PIECE_BYTES = 65_536
const HEAD_CHARACTERS = 10_000

/** These characters occur neither in a text file nor in windows-1252. */
// oxlint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** Reads a CSV file as rows of cells. Refuses a file that is not CSV or is too large. */
export async function readCsv(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const text = toText(bytes)
  const parser = parse({
    delimiter: findDelimiter(text),
    relaxColumnCount: true,
    maxRecordSize: MAX_ROW_BYTES,
    skipEmptyLines: false,
  })
  const rows: string[][] = []
  try {
    for await (const row of Readable.from(piecesOf(Buffer.from(text))).pipe(parser)) {
      // Without options for columns a record is a list of cells.
      rows.push(row as string[])
      if (rows.length > MAX_IMPORT_ROWS + 1)
        throw new Refused('unprocessable', 'import-too-many-rows', { params: { max: MAX_IMPORT_ROWS } })
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isTooLong = error.code === 'CSV_MAX_RECORD_SIZE'
    // The row number comes from the error, because the parser reads ahead. The refusal has no cause, because an error in a file need not be logged.
    throw new Refused('unprocessable', isTooLong ? 'import-row-too-long' : 'import-quotes', {
      params: { row: Number(error['records']) + 1 },
    })
  }
  return rows
}

function toText(bytes: Uint8Array<ArrayBuffer>): string {
  const isWorkbook = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])
  if (isWorkbook) throw new Refused('unprocessable', 'import-workbook')
  const text = decode(bytes)
  if (NO_TEXT.test(text)) throw new Refused('unprocessable', 'import-no-text')
  return text
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)

/** Both decoders remove a byte order mark. */
function decode(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Returns the delimiter that occurs most often in the headings, outside of quotation marks. */
function findDelimiter(text: string): string {
  const [head = ''] = text
    .slice(0, HEAD_CHARACTERS)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1)
  const times = (delimiter: string) => head.split(delimiter).length
  return [',', ';', '\t'].reduce((best, one) => (times(one) > times(best) ? one : best))
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}
