import { silentLog, type LogFields } from '@fondly/kit/log.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bffDatabase } from '../testing/bff-database.ts'
import { createSecurityLog } from './security-log.ts'

const { database, drop } = await bffDatabase()
afterAll(drop)
beforeEach(() => database.deleteFrom('audit').execute())

const lines: [string, LogFields | undefined][] = []
let now = new Date('2026-11-22T12:00:00Z')
const log = { ...silentLog, warn: (message: string, fields?: LogFields) => void lines.push([message, fields]) }
const create = () => createSecurityLog({ database, dataKey: new Uint8Array(32).fill(3), clock: () => now, log })
const rows = () => database.selectFrom('audit').selectAll().orderBy('id').execute()

test('an event is written with hashes of its subject and address, the same for the same person, and nothing of either in the clear', async () => {
  const security = create()
  security.record({ event: 'wrong_password', subject: 'Ana@Harborview.test', address: '192.0.2.7' })
  await security.written()
  security.record({ event: 'lockout', subject: 'ana@harborview.test', address: '192.0.2.8', code: 'usernamePassword.check' })
  await security.written()
  const [wrong, lockout] = await rows()
  expect(wrong).toMatchObject({ event: 'wrong_password', user_id: null, code: null })
  expect(lockout).toMatchObject({ event: 'lockout', code: 'usernamePassword.check' })
  expect(lockout?.subject_hash).toEqual(wrong?.subject_hash)
  expect(lockout?.address_hash).not.toEqual(wrong?.address_hash)
  expect(JSON.stringify(await rows())).not.toMatch(/ana|harborview|192\.0/i)
})

test('a flood is counted whole, and written only in part', async () => {
  const security = create()
  for (let time = 0; time < 100; time++) security.record({ event: 'bad_token', address: '192.0.2.7' })
  security.record({ event: 'bad_token', address: '192.0.2.8' })
  await security.written()
  expect(security.counts()).toEqual({ bad_token: 101 })
  expect(await rows()).toHaveLength(61)
  now = new Date(now.getTime() + 60_000)
  security.record({ event: 'bad_token', address: '192.0.2.7' })
  await security.written()
  expect(await rows()).toHaveLength(62)
})

test('a report says what happened since the last one', () => {
  const security = create()
  lines.length = 0
  security.record({ event: 'cross_site_request' })
  security.record({ event: 'cross_site_request' })
  security.report()
  security.report()
  expect(lines).toEqual([['security events', { code: 'cross_site_request', count: 2 }]])
})
