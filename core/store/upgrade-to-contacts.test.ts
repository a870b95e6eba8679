import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { coreMigrations } from './migrations.ts'
import type { CoreTables } from './tables.ts'

const ADDRESS_BOOK = coreMigrations.findIndex(({ name }) => name === '042-address-book')

test('an upgrade adds no contacts for cards from before users could switch this off; later cards add contacts', async () => {
  const server = await testDatabase()
  const database = openDatabase<CoreTables>({ url: server.url, schema: 'bff', poolSize: 1 })
  const send = (id: string) =>
    sql`insert into bff.card_recipient (sending_id, client_id, order_no, sent_at, keys, sealed) values (${id}, 'harborview', ${id}, now(), '{}', '')`.execute(
      database,
    )
  try {
    await migrate(database, 'bff', coreMigrations.slice(0, ADDRESS_BOOK))
    // The rows of this test have no sendings, so remove the foreign key.
    await sql`alter table bff.card_recipient drop constraint card_recipient_sending_id_fkey`.execute(database)
    await send('before')
    await migrate(database, 'bff', coreMigrations)
    await send('after')
    const rows = await database.selectFrom('card_recipient').select(['order_no', 'is_remembered']).orderBy('order_no').execute()
    expect(rows).toEqual([
      { order_no: 'after', is_remembered: false },
      { order_no: 'before', is_remembered: true },
    ])
  } finally {
    await database.destroy()
    await server.drop()
  }
})
