import { silentLog, type LogFields } from '@fondly/kit/log.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCoreDatabase } from '../testing/core-database.ts'
import { createSecurityLog, MAX_ROWS_PER_DAY } from './security-log.ts'

const { database, drop } = await createCoreDatabase()
afterAll(drop)
beforeEach(async () => {
  await database.deleteFrom('audit').execute()
  await database.deleteFrom('security_event_day').execute()
})

const lines: [string, LogFields | undefined][] = []
let now = new Date('2026-11-22T12:00:00Z')
const log = { ...silentLog, warn: (message: string, fields?: LogFields) => void lines.push([message, fields]) }
const create = () => createSecurityLog({ database, dataKey: new Uint8Array(32).fill(3), clock: () => now, log })
const days = () => database.selectFrom('security_event_day').select(['event', 'events']).orderBy('event').orderBy('events').execute()
const rows = () => database.selectFrom('audit').selectAll().orderBy('id').execute()

test('an event is written with hashes of its subject and address, never with the values; the same person has the same hash', async () => {
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

test('in a flood of events, all are counted and only some are written', async () => {
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

test('events that anybody can cause are written a limited number of times a day for each address, and all are counted', async () => {
  const [one, other] = [create(), create()]
  const wrong = { event: 'wrong_password', subject: 'ana@harborview.test', address: '192.0.2.7' } as const
  for (let time = 0; time < MAX_ROWS_PER_DAY + 40; time++) {
    // Move the clock often enough to stay below the limit of a minute.
    if (time % 30 === 0) now = new Date(now.getTime() + 60_000)
    const security = time % 2 === 0 ? one : other
    security.record(wrong)
    await security.written()
  }
  expect(await rows()).toHaveLength(MAX_ROWS_PER_DAY)
  one.record({ ...wrong, address: '192.0.2.8' })
  one.record({ event: 'bad_token', address: wrong.address })
  one.record({ event: 'password_changed', address: wrong.address })
  one.report()
  other.report()
  await Promise.all([one.written(), other.written()])
  expect(await rows()).toHaveLength(MAX_ROWS_PER_DAY + 3)
  expect(await days()).toEqual([
    { event: 'bad_token', events: 1 },
    { event: 'password_changed', events: 1 },
    { event: 'wrong_password', events: 1 },
    { event: 'wrong_password', events: MAX_ROWS_PER_DAY + 40 },
  ])

  now = new Date(now.getTime() + 86_400_000)
  one.record(wrong)
  await one.written()
  expect(await rows()).toHaveLength(MAX_ROWS_PER_DAY + 4)
})

test('events beyond the limit of a minute are still counted for the day', async () => {
  const security = create()
  for (let time = 0; time < 100; time++) security.record({ event: 'unknown_host' })
  security.report()
  await security.written()
  expect(await rows()).toHaveLength(60)
  expect(await days()).toEqual([{ event: 'unknown_host', events: 100 }])
})

test('a report says what happened since the last one', async () => {
  const security = create()
  lines.length = 0
  security.record({ event: 'cross_site_request' })
  security.record({ event: 'cross_site_request' })
  security.report()
  security.report()
  await security.written()
  expect(lines).toEqual([['Security events were counted.', { code: 'cross_site_request', count: 2 }]])
})
