import { Client } from 'pg'
import { type Column, toCopySql } from './copy-sql.ts'
import { GROWTH, type GrowthCopies } from './growth-plan.ts'

/** The smallest number of rows of each kind in the grown world. */
export type GrowthSize = { orders: number; people: number; sessions: number; clients: number; cards: number; ordersOfBatch: number }

/**
 * Copies the rows of a small world until it has this size. The rows of the small world stay as they are, so that its people can still be signed in and
 * their cards be read. Sealed values of a copy cannot be decrypted, which does no harm, because the copied people never sign in.
 */
export async function growWorld(url: string, size: GrowthSize): Promise<GrowthCopies> {
  const direct = new Client({ connectionString: url })
  await direct.connect()
  try {
    const copies = await countCopies(direct, size)
    // Switch off triggers and foreign keys: no process needs the notifications, and every row to which a copy refers is copied too.
    for (const setting of SETTINGS) await direct.query(setting)
    for (const table of Object.keys(GROWTH)) await copyTable(direct, table, copies)
    await direct.query(`select setval(pg_get_serial_sequence('bff.report_value', 'id'), (select max(id) from bff.report_value))`)
    await direct.query(`select setval(pg_get_serial_sequence('press.batch', 'id'), (select max(id) from press.batch))`)
    await direct.query('vacuum (analyze)')
    return copies
  } finally {
    await direct.end()
  }
}

const SETTINGS = [`set session_replication_role = replica`, `set maintenance_work_mem = '512MB'`, `set synchronous_commit = off`]

async function countCopies(direct: Client, size: GrowthSize): Promise<GrowthCopies> {
  const copiesUntil = async (table: string, wanted: number, where = 'true') => {
    const { rows } = await direct.query<{ number: string }>(`select count(*) as number from ${table} where ${where}`)
    const number = Number(rows[0]?.number)
    return number === 0 ? 0 : Math.max(Math.ceil(wanted / number) - 1, 0)
  }
  const orders = await copiesUntil('commerce.orders', size.orders)
  return {
    orders,
    people: await copiesUntil('identity.users', size.people),
    sessions: await copiesUntil('bff.session', size.sessions),
    clients: await copiesUntil('commerce.customer_group', size.clients),
    cards: await copiesUntil('commerce.product', size.cards, 'searchable'),
    batches: await copiesUntil('press.batch', size.orders / size.ordersOfBatch),
  }
}

/** Copies the rows of a table. Its indexes are built afterwards, which takes a fraction of the time of adding row by row. */
async function copyTable(direct: Client, table: string, copies: GrowthCopies): Promise<void> {
  const growth = GROWTH[table]
  if (!growth || copies[growth.each] === 0) return
  const [schema, name] = table.split('.')
  const { rows: columns } = await direct.query<Column>(
    `select column_name as name, format_type(a.atttypid, null) as type
     from information_schema.columns join pg_attribute a on a.attrelid = $3::regclass and a.attname = column_name
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' and (is_identity = 'NO' or column_name = any($4))
     order by ordinal_position`,
    [schema, name, table, Object.keys(growth.change)],
  )
  const { rows: indexes } = await direct.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  )
  for (const index of indexes) await direct.query(`drop index ${index.name}`)
  await direct.query(toCopySql(table, columns, growth, copies))
  for (const { definition } of indexes) await direct.query(definition)
}
