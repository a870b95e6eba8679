import { openDatabase } from '@fondly/kit/sql/database.ts'
import { sql } from 'kysely'

/** The results of a quick check of the tables, which is made between two full checks. */
export type Looks = {
  /** The number of orders that contain an item or a payment twice. */
  twice: number
  /** The number of orders with more than one purchase in the audit log. */
  recordedTwice: number
  /** The ids of sendings that are neither sent nor stopped. */
  unended: string[]
}

/** Checks the tables of the whole product quickly. */
export async function look(databaseUrl: string): Promise<Looks> {
  const database = openDatabase({ url: databaseUrl, schema: 'public', poolSize: 1 })
  try {
    const counts = await sql<{ twice: number; recordedTwice: number }>`
      select
        (select count(*)::int from commerce.orders
          where jsonb_array_length(content -> 'items') > 1 or jsonb_array_length(content -> 'payments') > 1) as twice,
        (select count(*)::int from (select from bff.audit where event = 'purchase' group by order_no having count(*) > 1) told) as "recordedTwice"`.execute(
      database,
    )
    const unended = await sql<{ id: string }>`select id from bff.sending where state in ('running', 'waiting')`.execute(database)
    const [{ twice, recordedTwice } = { twice: 0, recordedTwice: 0 }] = counts.rows
    return { twice, recordedTwice, unended: unended.rows.map(({ id }) => id) }
  } finally {
    await database.destroy()
  }
}
