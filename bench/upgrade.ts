import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { coreMigrations } from '@fondly/core/store/migrations.ts'
import type { Migration } from '@fondly/kit/sql/read-migrations.ts'
import { pressMigrations } from '@fondly/press/store/migrations.ts'
import { migrations as commerceMigrations } from '@fondly/upstreams/commerce/store/migrations.ts'
import { identityMigrations } from '@fondly/upstreams/identity/store/migrations.ts'
import { Client } from 'pg'
import { restoreSnapshot } from '../tools/releases/snapshot.ts'
import { report } from './report.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run bench -- upgrade [orders] [version]`
 * Measures each migration from a released version (releases/) whose database has 20,000 orders, each with its sending and its row at the press.
 */
const ORDERS = Number(process.argv[2] ?? 20_000)
const VERSION = process.argv[3] ?? '1.0.0'
const MIN_REPORTED_MS = 100
const SCHEMAS: Record<string, readonly Migration[]> = {
  bff: coreMigrations,
  press: pressMigrations,
  commerce: commerceMigrations,
  identity: identityMigrations,
}

await withDatabase(async ({ url }) => {
  const keys = await mkdtemp(join(tmpdir(), 'fondly-upgrade-'))
  await restoreSnapshot(VERSION, { databaseUrl: url, dataFolder: keys })
  await rm(keys, { recursive: true })
  const client = new Client(url)
  await client.connect()
  await copyFirstRow(client, 'bff.sending', {
    id: `'s' || copy`,
    idempotency_key: `'k' || copy`,
    text: `'Placing order...'`,
    state: `'done'`,
  })
  await copyFirstRow(client, 'press.print_order', { order_no: `'o' || copy` })
  await copyFirstRow(client, 'commerce.orders', { order_no: `'o' || copy`, order_token: `'t' || copy` })
  await client.query('analyze')
  const before = await readSize(client)

  const rows: [string, string][] = []
  let total = 0
  for (const [schema, migrations] of Object.entries(SCHEMAS)) {
    const { rows: applied } = await client.query<{ last: number }>(`select max(number) as last from ${schema}.schema_migration`)
    await client.query(`set search_path to ${schema}`)
    for (const { name, text } of migrations.slice(applied[0]?.last)) {
      const began = performance.now()
      await client.query(text)
      const ms = performance.now() - began
      total += ms
      if (ms >= MIN_REPORTED_MS) rows.push([`${schema} ${name}`, `${ms.toFixed(0)} ms`])
    }
  }
  const after = await readSize(client)
  await client.end()
  rows.push(['all of them', `${total.toFixed(0)} ms`])
  report(`Upgrade of ${VERSION} with ${ORDERS} orders, updates above ${MIN_REPORTED_MS} ms`, ['took'], rows)
  console.log(`bff.sending: ${before} MB before, ${after} MB afterwards`)
})

/** Fills a table with copies of its first row, in which these columns have other values. */
async function copyFirstRow(client: Client, table: string, changed: Record<string, string>): Promise<void> {
  const { fields } = await client.query(`select * from ${table} limit 0`)
  const values = fields.map(({ name }) => changed[name] ?? `one.${name}`)
  await client.query(`alter table ${table} disable trigger user`)
  await client.query(
    `insert into ${table} (${fields.map(({ name }) => name).join()})
     select ${values.join()} from (select * from ${table} limit 1) one, generate_series(1, ${ORDERS}) copy`,
  )
  await client.query(`alter table ${table} enable trigger user`)
}

async function readSize(client: Client): Promise<string> {
  const { rows } = await client.query<{ bytes: string }>(`select pg_total_relation_size('bff.sending') as bytes`)
  return (Number(rows[0]?.bytes) / 1_000_000).toFixed(0)
}
