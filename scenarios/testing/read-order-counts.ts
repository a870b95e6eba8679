import { sql } from 'kysely'
import { openDatabase } from '@fondly/kit/sql/database.ts'

/** Counts the orders, open baskets and cut orders in the tables, without asking the product. */
export async function readOrderCounts(
  databaseUrl: string,
): Promise<{ orders: number; ready: number; exported: number; baskets: number; cut: number }> {
  const database = openDatabase({ url: databaseUrl, schema: 'public', poolSize: 1 })
  try {
    const count = async (table: string, where = 'true') =>
      (await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(table)} where ${sql.raw(where)}`.execute(database)).rows[0]
        ?.count ?? -1
    return {
      orders: await count('commerce.orders'),
      ready: await count('commerce.orders', "export_status = 'ready'"),
      exported: await count('commerce.orders', "export_status = 'exported'"),
      baskets: await count('commerce.basket'),
      cut: await count('press.print_order', "state in ('cut', 'exported')"),
    }
  } finally {
    await database.destroy()
  }
}
