import { createHmac, hkdfSync } from 'node:crypto'
import type { BulkColumn } from '@fondly/domain/bulk-sending/bulk-columns.ts'
import type { RecognisedColumn } from '@fondly/domain/bulk-sending/recognise-columns.ts'
import { toHeadingKey } from '@fondly/domain/spreadsheets/headings.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import type { CoreContext } from '../context.ts'

/** The columns of a list as they were corrected, by heading. */
type StoredColumns = [heading: string, column: BulkColumn | null][]

/** Creates the store of the columns that people of a client corrected. All people of the client share it; another client never sees it. */
export function createRememberedColumns({ database, env, seal, settings }: Pick<CoreContext, 'database' | 'env' | 'seal' | 'settings'>) {
  const key = Buffer.from(hkdfSync('sha256', settings.dataKey, '', 'fondly headings of lists', 32))
  const stored = createTypedSeal<StoredColumns, [clientId: string, hash: string]>(
    seal,
    (clientId, hash) => `bulk_columns ${clientId} ${hash}`,
  )
  const hashHeadings = (clientId: string, names: readonly string[]): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([clientId, names.toSorted()]))
      .digest()

  return {
    /** Returns the columns as they were corrected for an earlier list with the same headings in any order; unchanged if there was none. */
    async apply(clientId: string, columns: readonly RecognisedColumn[]): Promise<RecognisedColumn[]> {
      const names = nameHeadings(columns)
      if (!names.some((name) => name !== '')) return [...columns]
      const hash = hashHeadings(clientId, names)
      const row = await database
        .updateTable('bulk_columns')
        .set({ used_at: env.clock() })
        .where('client_id', '=', clientId)
        .where('headings_hash', '=', hash)
        .returning('sealed')
        .executeTakeFirst()
      if (!row) return [...columns]
      const byName = new Map(stored.open(row.sealed, clientId, hash.toString('hex')))
      return columns.map((one, at) => {
        const column = byName.get(names[at] ?? '')
        return column === undefined ? one : { ...one, column, confidence: 1 }
      })
    },

    /** Remembers the columns of a list for the next list with these headings. A list without headings cannot be recognised again. */
    async remember(clientId: string, columns: readonly RecognisedColumn[]): Promise<void> {
      const names = nameHeadings(columns)
      if (!names.some((name) => name !== '')) return
      const hash = hashHeadings(clientId, names)
      const pairs = columns.flatMap(({ column }, at): StoredColumns => (names[at] ? [[names[at], column]] : []))
      const sealed = stored.close(pairs, clientId, hash.toString('hex'))
      const used_at = env.clock()
      await database
        .insertInto('bulk_columns')
        .values({ client_id: clientId, headings_hash: hash, sealed, used_at })
        .onConflict((conflict) => conflict.columns(['client_id', 'headings_hash']).doUpdateSet({ sealed, used_at }))
        .execute()
    },
  }
}

/** Names each heading. Of two equal headings, the second has its number, so that both are remembered. */
function nameHeadings(columns: readonly RecognisedColumn[]): string[] {
  const times = new Map<string, number>()
  return columns.map(({ heading }) => {
    const name = toHeadingKey(heading)
    if (name === '') return ''
    const count = (times.get(name) ?? 0) + 1
    times.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}
