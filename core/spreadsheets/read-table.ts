import { Refused } from '@fondly/domain/refused.ts'
import { fromSafeText } from '@fondly/domain/reports/csv.ts'
import { readCsv } from './read-csv.ts'

/** Reads a workbook as rows of texts; see `readWorkbook` for its limits and refusals. */
export type ReadWorkbook = (bytes: Uint8Array) => Promise<string[][]>

/** The first bytes of a zip file. A workbook in the format XLSX is a zip file. */
const ZIP_START = [0x50, 0x4b, 0x03, 0x04]
/** The first bytes of a workbook in the old format XLS, and of a workbook with a password. */
const OLD_WORKBOOK_START = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * Reads an uploaded table, an XLSX workbook or a CSV file, as rows of trimmed texts. The rows have their numbers from the spreadsheet: the first one
 * is row 1. Refuses a file that is not a table or that exceeds a limit.
 */
export async function readTable({ readWorkbook }: { readWorkbook: ReadWorkbook }, bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  if (startsWith(bytes, OLD_WORKBOOK_START)) throw new Refused('unprocessable', 'import-workbook')
  const rows = startsWith(bytes, ZIP_START) ? await readWorkbook(bytes) : await readCsv(bytes)
  return rows.map((row) => row.map((cell) => fromSafeText(cell.trim())))
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
