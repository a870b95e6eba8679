import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pressMigrations } from './migrations.ts'
import type { PressTables } from './tables.ts'

const BEFORE = pressMigrations.slice(0, 7)

/** Sentences that release 1.0.0 stored, with the codes that they become. */
const REASONS: [sentence: string | null, rejection: object | null][] = [
  ['Commerce does not know the card.', { code: 'card-unknown' }],
  ["The order's delivery address is not what its sender approved.", { code: 'delivery-address-not-approved' }],
  ["The card's print file is gone.", { code: 'print-file-gone' }],
  ['Inside: A character cannot be printed.', { code: 'print-finding', params: { kind: 'glyph', page: 'inside' } }],
  [
    'Envelope: The address is not where the post office reads it, or something else is there.',
    { code: 'print-finding', params: { kind: 'read-area', page: 'envelope' } },
  ],
  ["Somebody's own words: 'no'.", { code: 'as-recorded', params: { text: "Somebody's own words: 'no'." } }],
  [null, null],
]

test('the sentences that release 1.0.0 wrote become codes; an unknown sentence stays unchanged', async () => {
  const server = await testDatabase()
  const database = openDatabase<PressTables>({ url: server.url, schema: 'press', poolSize: 1 })
  try {
    await migrate(database, 'press', BEFORE)
    await sql`insert into press.batch (id, mail_date, number, created_at) overriding system value values (1, '2026-11-24', 1, now())`.execute(
      database,
    )
    for (const [index, [sentence]] of REASONS.entries()) {
      const orderNo = String(index)
      await sql`insert into press.print_order (order_no, mail_date, state, reason, seen_at)
        values (${orderNo}, '2026-11-24', 'unprintable', ${sentence}, now())`.execute(database)
      await sql`insert into press.reprint (key, order_no, batch_id, reason, note, asked_by, asked_at, unprintable)
        values (${orderNo}, ${orderNo}, 1, 'lost', '', 'somebody', now(), ${sentence})`.execute(database)
    }

    await migrate(database, 'press', pressMigrations)

    const orders = await database.selectFrom('print_order').select('reason').orderBy('order_no').execute()
    expect(orders.map(({ reason }) => reason)).toEqual(REASONS.map(([, rejection]) => rejection))
    const reprints = await database.selectFrom('reprint').select('unprintable').orderBy('order_no').execute()
    expect(reprints.map(({ unprintable }) => unprintable)).toEqual(REASONS.map(([, rejection]) => rejection))
  } finally {
    await database.destroy()
    await server.drop()
  }
})
