import type { Seal } from '@fondly/kit/seal.ts'
import { sql, type Kysely } from 'kysely'

/** Where a secret lies; sealed there, it opens nowhere else. The database writes ids in small letters, whoever wrote them how. */
export const secretPlace = (table: 'devices' | 'providers' | 'signing_keys', id: string) => `${table}:${id.toLowerCase()}`

/** Puts a column of its own in the place of one that held secrets as they are: the same secrets, sealed. */
export async function sealColumn(database: Kysely<unknown>, seal: Seal, { table, id, column }: Column): Promise<void> {
  const [name, key, plain] = [sql.table(table), sql.ref(id), sql.ref(column)]
  const sealed = sql.ref(`sealed_${column}`)
  await sql`alter table ${name} add column ${sealed} bytea`.execute(database)
  const { rows } = await sql<{
    id: string
    secret: unknown
  }>`select ${key}::text as id, ${plain} as secret from ${name} where ${plain} is not null for update`.execute(database)
  for (const row of rows) {
    const closed = seal.close(row.secret, secretPlace(table, row.id))
    await sql`update ${name} set ${sealed} = ${closed} where ${key}::text = ${row.id}`.execute(database)
  }
  await sql`alter table ${name} drop column ${plain}`.execute(database)
}
type Column = { table: Parameters<typeof secretPlace>[0]; id: string; column: string }
