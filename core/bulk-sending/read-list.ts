import { Refused } from '@fondly/domain/refused.ts'
import { MAX_IMPORT_ROWS } from '@fondly/domain/people/people-file.ts'
import type { CoreContext } from '../context.ts'
import { readTable } from '../spreadsheets/read-table.ts'

/** The largest file or pasted text. */
export const MAX_LIST_BYTES = 10_000_000
/** A list of an office has some dozen columns. */
const MAX_LIST_COLUMNS = 200

/**
 * Reads a list of recipients, XLSX, CSV or pasted cells, as rows of trimmed texts with their row numbers from the spreadsheet. Refuses a file that is
 * not a table, that exceeds a limit, or that is empty.
 */
export async function readList(context: Pick<CoreContext, 'readWorkbook'>, bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  if (bytes.byteLength > MAX_LIST_BYTES) throw new Refused('too-large', 'import-too-large')
  const rows = await readTable(context, bytes)
  if (rows.length > MAX_IMPORT_ROWS + 1) throw new Refused('unprocessable', 'import-too-many-rows', { params: { max: MAX_IMPORT_ROWS } })
  if (!rows.some((row) => row.some((cell) => cell !== ''))) throw new Refused('unprocessable', 'import-nobody')
  if (rows.some((row) => row.findLastIndex((cell) => cell !== '') >= MAX_LIST_COLUMNS))
    throw new Refused('unprocessable', 'import-too-many-columns', { params: { max: MAX_LIST_COLUMNS } })
  return rows
}
