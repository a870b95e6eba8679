import { migrate, openDatabase } from '@fondly/kit/sql/database.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bffMigrations } from '../store/migrations.ts'
import type { BffTables } from '../store/tables.ts'
import { auditTrail } from './audit.ts'

let server: Awaited<ReturnType<typeof testDatabase>>
let database: ReturnType<typeof openDatabase<BffTables>>

beforeAll(async () => {
  server = await testDatabase()
  database = openDatabase<BffTables>({ url: server.url, schema: 'bff', poolSize: 1 })
  await migrate(database, 'bff', bffMigrations)
})
afterAll(async () => {
  await database.destroy()
  await server.drop()
})

test('a purchase is on record once for each order, however often it is told; what somebody does again is told again', async () => {
  const audit = auditTrail(database, () => new Date('2026-11-21T12:00:00Z'))
  // Often enough for the server to keep the statement.
  for (let time = 0; time < 12; time++) {
    await audit({ event: 'purchase', userId: 'u', clientId: 'c', orderNo: `000${time % 3}` })
    await audit({ event: 'log_in', userId: 'u', clientId: 'c' })
  }
  const rows = await database.selectFrom('audit').select(['event', 'order_no']).execute()
  expect(rows.filter(({ event }) => event === 'purchase').map((row) => row.order_no)).toEqual(['0000', '0001', '0002'])
  expect(rows.filter(({ event }) => event === 'log_in')).toHaveLength(12)
})
