import type { Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { asWriter } from './save-orders.ts'
import { type ClientDay, packDays, writeColumns } from './write-columns.ts'

/** The number of days of a client that one transaction compares. It is small, so that writers do not wait long. */
const DAYS_AT_ONCE = 25

/**
 * Compares the columns and sums of each day with the orders of the day. Writes them again for the days that differ.
 * @returns the number of days that differed
 */
export async function checkColumns(
  database: Kysely<CoreTables>,
  { fromUtcDay, toUtcDay, onDays }: { fromUtcDay: number; toUtcDay: number; onDays?: () => Promise<unknown> },
): Promise<number> {
  let different = 0
  for (const clientId of await listClients(database)) {
    for (let first = fromUtcDay; first <= toUtcDay; first += DAYS_AT_ONCE) {
      await onDays?.()
      const last = Math.min(first + DAYS_AT_ONCE - 1, toUtcDay)
      different += await asWriter(database, async (transaction) => {
        const wrong = await findDifferent(transaction, { clientId, first, last })
        await writeColumns(transaction, wrong)
        return wrong.length
      })
    }
  }
  return different
}

type Span = { clientId: string; first: number; last: number }

async function findDifferent(transaction: Kysely<CoreTables>, { clientId, first, last }: Span): Promise<ClientDay[]> {
  const days = Array.from({ length: last - first + 1 }, (_, at) => ({ clientId, utcDay: first + at }))
  const { written } = await packDays(transaction, days)
  const stored = await transaction
    .selectFrom('report_columns')
    .select(['utc_day', 'packed', 'sums'])
    .where('client_id', '=', clientId)
    .where('utc_day', '>=', first)
    .where('utc_day', '<=', last)
    .execute()
  const right = new Map(written.map((day) => [day.utc_day, day]))
  const found = new Map(stored.map((day) => [day.utc_day, day]))
  return days.filter(({ utcDay }) => {
    const [one, other] = [right.get(utcDay), found.get(utcDay)]
    if (!one || !other) return one !== other
    return !one.packed.equals(other.packed) || !one.sums.equals(other.sums)
  })
}

async function listClients(database: Kysely<CoreTables>): Promise<string[]> {
  const rows = await database.selectFrom('report_value').select('client_id').distinct().orderBy('client_id').execute()
  return rows.map((row) => row.client_id)
}
