import type { SecurityEventCounts } from '@fondly/contracts/bff/security-events.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { afterAll, expect, test } from 'vitest'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { smallWorld } from '../testing/small-world.ts'

const { database, signIn, newTab, close } = await smallWorld({ remoteAddress: () => '192.0.2.7' })
const tables = openDatabase<CoreTables>({ url: database.url, schema: 'bff', poolSize: 1 })
afterAll(async () => {
  await tables.destroy()
  await close()
})

test('a forged request and a foreign state are in the audit log, and operators can read how many there were', async () => {
  const { tab: admin } = await signIn('admin')
  const { tab: orderer } = await signIn('orderer')
  await orderer.ask('PATCH', '/api/user', { darkMode: true }, { 'sec-fetch-site': 'cross-site' })
  await orderer.ask('POST', '/api/session/leave', undefined, { 'sec-fetch-site': 'cross-site' })
  await newTab().go('/api/session/callback?code=c&state=forged')
  expect(await admin.read<SecurityEventCounts>('/api/security-events')).toEqual({ counts: { cross_site_request: 2, state_mismatch: 1 } })
  expect((await orderer.go('/api/security-events')).status).toBe(403)
  await expect
    .poll(() => tables.selectFrom('audit').select(['event', 'code']).where('address_hash', 'is not', null).orderBy('id').execute())
    .toEqual([
      { event: 'cross_site_request', code: 'api' },
      { event: 'cross_site_request', code: 'api' },
      { event: 'state_mismatch', code: null },
    ])
})
