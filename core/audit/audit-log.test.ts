import { afterAll, expect, test } from 'vitest'
import { createCoreDatabase } from '../testing/core-database.ts'
import { createAuditLog } from './audit-log.ts'

const { database, drop } = await createCoreDatabase()
afterAll(drop)

test('a purchase is recorded once for each order; other events are recorded each time', async () => {
  const audit = createAuditLog(database, () => new Date('2026-11-21T12:00:00Z'))
  // After some repetitions the database client prepares the statement. The result must stay the same.
  for (let time = 0; time < 12; time++) {
    await audit({ event: 'purchase', userId: 'u', clientId: 'c', orderNo: `000${time % 3}` })
    await audit({ event: 'log_in', userId: 'u', clientId: 'c' })
  }
  const rows = await database.selectFrom('audit').select(['event', 'order_no']).execute()
  expect(rows.filter(({ event }) => event === 'purchase').map((row) => row.order_no)).toEqual(['0000', '0001', '0002'])
  expect(rows.filter(({ event }) => event === 'log_in')).toHaveLength(12)
})
