import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import { afterAll, expect, test } from 'vitest'
import { createCoreDatabase } from '../testing/core-database.ts'
import { findChanged } from './find-changed.ts'
import { type ReportOrder, saveOrders } from './save-orders.ts'

const { database, drop } = await createCoreDatabase(1)
afterAll(drop)

const NOW = new Date('2026-11-23T12:00:00Z')
const values = Object.fromEntries(
  DIMENSIONS.map((name) => [name, { value: name, label: '', aliases: [] }]),
) as unknown as ReportOrder['values']
const withdrawn: ReportOrder = {
  orderNo: '00001',
  clientId: 'harborview',
  values,
  state: 'withdrawn',
  reason: 'withdrawn-by-sender',
  orderedAt: NOW,
  mailDate: '2026-12-01',
  modifiedAt: NOW,
}
const sent: ReportOrder = { ...withdrawn, orderNo: '00002', state: 'in-press', reason: undefined }

test('an order is saved again if only the reason for its end has changed', async () => {
  await saveOrders(database, [withdrawn, sent], { now: NOW })
  expect(await findChanged(database, [withdrawn, sent])).toEqual([])
  const corrected = { ...withdrawn, reason: 'corrected' }
  expect(await findChanged(database, [corrected, sent])).toEqual([corrected])
})
