import { type DoNotMailRow, readDoNotMailRows } from '@fondly/domain/do-not-mail/do-not-mail-file.ts'
import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import type { CoreContext } from '../context.ts'
import { readTable } from '../spreadsheets/read-table.ts'
import { createDoNotMailList, type DoNotMailContext } from './do-not-mail-list.ts'

type WrongRow = Extract<DoNotMailRow, { problems: unknown }>
export type ImportedDoNotMail = { added: number; known: number; wrong: WrongRow[]; wrongCount: number }

/** The greatest number of wrong rows that the answer lists. */
const MAX_NAMED_ROWS = 20

/** Creates the use case that adds the entries of a table (XLSX or CSV). Rows that are incomplete or wrong are listed and left out. */
export function createImportDoNotMail(context: DoNotMailContext & Pick<CoreContext, 'readWorkbook'>) {
  const list = createDoNotMailList(context)
  return async (editor: DashboardEditor, bytes: Uint8Array<ArrayBuffer>): Promise<ImportedDoNotMail> => {
    const rows = readDoNotMailRows(await readTable(context, bytes), postalDay(context.env.clock(), context.settings.postalZone))
    if (!rows) throw new Refused('unprocessable', 'do-not-mail-no-zip')
    if (rows.length === 0) throw new Refused('unprocessable', 'import-nobody')
    const entries = rows.flatMap((row) => ('entry' in row ? [row.entry] : []))
    const wrong = rows.filter((row) => 'problems' in row)
    const added = await list.addAll(editor, entries)
    return { added, known: entries.length - added, wrong: wrong.slice(0, MAX_NAMED_ROWS), wrongCount: wrong.length }
  }
}
