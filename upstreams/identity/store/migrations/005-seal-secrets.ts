import { sql, type Transaction } from 'kysely'

// Part of migration 005, and frozen as its SQL is: it imports nothing of ours that may change.
type Seal = { close: (matter: unknown, place: string) => Buffer }

const COLUMNS = [
  { table: 'devices', id: 'id', column: 'secret' },
  { table: 'providers', id: 'id', column: 'client_secret' },
  { table: 'signing_keys', id: 'kid', column: 'jwk' },
]

/** Writes every secret of the old columns, sealed, into the new ones. */
export async function sealSecrets(database: Transaction<unknown>, seal: Seal): Promise<void> {
  for (const { table, id, column } of COLUMNS) {
    const [name, key, plain, sealed] = [sql.table(table), sql.ref(id), sql.ref(column), sql.ref(`sealed_${column}`)]
    const { rows } = await sql<{ id: string; secret: unknown }>`
      select ${key}::text as id, ${plain} as secret from ${name} where ${plain} is not null for update`.execute(database)
    for (const row of rows) {
      const closed = seal.close(row.secret, `${table}:${row.id.toLowerCase()}`)
      await sql`update ${name} set ${sealed} = ${closed} where ${key}::text = ${row.id}`.execute(database)
    }
  }
}
