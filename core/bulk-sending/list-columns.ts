import { BULK_COLUMNS, type BulkColumn } from '@fondly/domain/bulk-sending/bulk-columns.ts'
import { type ListSettings, type ReadList, readListRows } from '@fondly/domain/bulk-sending/read-list-rows.ts'
import { type RecognisedColumn, recogniseColumns, type RecognisedList } from '@fondly/domain/bulk-sending/recognise-columns.ts'
import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../context.ts'
import { readList } from './read-list.ts'
import { createRememberedColumns } from './remembered-columns.ts'

/** A column that somebody chose by hand, by its index. Null: it is not printed. */
export type ColumnCorrections = ReadonlyMap<number, BulkColumn | null>

type ListColumnsContext = Pick<CoreContext, 'database' | 'env' | 'readWorkbook' | 'seal' | 'settings'>

/** Creates the use cases that recognise the columns of a list, and remember how somebody corrected them. */
export function createListColumns(context: ListColumnsContext) {
  const remembered = createRememberedColumns(context)
  return {
    /** Reads a list and recognises its columns. Columns that the client corrected before are taken from then. */
    async read(clientId: string, bytes: Uint8Array<ArrayBuffer>): Promise<RecognisedList & { rows: string[][] }> {
      const rows = await readList(context, bytes)
      const list = recogniseColumns(rows)
      return { ...list, rows, columns: await remembered.apply(clientId, list.columns) }
    },

    /** Turns the rows of a list into the texts of their cards, by its columns. */
    readRows: (list: RecognisedList & { rows: string[][] }, settings: Omit<ListSettings, 'today'>): ReadList =>
      readListRows(list, { ...settings, today: postalDay(context.env.clock(), context.settings.postalZone) }),

    /** Corrects columns by hand and remembers them for the client. Two columns cannot hold the same: the one that was chosen wins. */
    async correct(clientId: string, columns: readonly RecognisedColumn[], corrections: ColumnCorrections): Promise<RecognisedColumn[]> {
      const corrected = applyCorrections(columns, corrections)
      await remembered.remember(clientId, corrected)
      return corrected
    },
  }
}

/** Applies corrections. A column that was recognised as what another one was corrected to is not printed any more. */
function applyCorrections(columns: readonly RecognisedColumn[], corrections: ColumnCorrections): RecognisedColumn[] {
  const chosen = [...corrections.values()].filter((column) => column !== null)
  const isUnknown = [...corrections.keys()].some((at) => !columns[at]) || chosen.some((column) => !BULK_COLUMNS.includes(column))
  if (isUnknown || new Set(chosen).size < chosen.length) throw new Refused('invalid', 'request-unreadable')
  return columns.map((one, at) => {
    const column = corrections.get(at)
    if (column !== undefined) return { ...one, column, confidence: 1 }
    return one.column && chosen.includes(one.column) ? { ...one, column: null, confidence: 1 } : one
  })
}
