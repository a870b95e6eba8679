import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { selectBytes } from './base64-bytes.ts'
import { openDatabase } from './database.ts'
import { testDatabase } from './test-database.ts'

const server = await testDatabase()
const database = openDatabase({ url: server.url, schema: 'public', poolSize: 1 })
afterAll(async () => {
  await database.destroy()
  await server.drop()
})

test.each([0, 1, 57, 100_000])('%i bytes arrive as they are stored, and a missing value as null', async (length) => {
  const stored = Buffer.from(Array.from({ length }, (_, at) => (at * 7) % 256))
  const { rows } = await sql<{ bytes: Buffer | null }>`
    select ${selectBytes(sql`bytes`)} as bytes from (values (${stored}::bytea), (null)) as stored (bytes)`.execute(database)
  expect(rows).toEqual([{ bytes: stored }, { bytes: null }])
})

test('text is still read as text', async () => {
  const { rows } = await sql`select 'QUJD'::text as text, 'QUJD'::varchar(4) as limited, array['QUJD'] as list`.execute(database)
  expect(rows).toEqual([{ text: 'QUJD', limited: 'QUJD', list: ['QUJD'] }])
})
