import { openDatabase } from '@fondly/kit/sql/database.ts'
import type { sql } from 'kysely'

/** Runs a statement on the product's own tables, without going through the product. */
export async function inDatabase<Row>(url: string, statement: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  const database = openDatabase({ url, schema: 'bff', poolSize: 1 })
  try {
    return (await statement.execute(database)).rows
  } finally {
    await database.destroy()
  }
}
