import { jsonLog } from '@fondly/kit/log.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WorkerTables } from '../store/tables.ts'
import { replay, type Replay } from './replay.fixture.ts'
import { CONFIRMED, NO_MATCH, TOO_MANY, UNAVAILABLE, type Published } from './usps-bodies.fixture.ts'

const typed = { address1: '3120 M St NW', address2: '', city: 'Washington', state_code: 'DC', postal_code: '20007', country_code: 'US' }
const other = { ...typed, address1: '3122 M St NW' }
const DAY_SECONDS = 24 * 60 * 60

let there: Replay
beforeEach(async () => {
  there = await replay('usps')
  there.willSay(CONFIRMED)
})
afterEach(() => there.close())

async function rows(): Promise<{ key: Buffer; sealed: Buffer; expires_at: Date }[]> {
  const database = openDatabase<WorkerTables>({ url: there.databaseUrl, schema: 'worker', poolSize: 1 })
  const found = await database.selectFrom('address_verdict').selectAll().execute()
  await database.destroy()
  return found
}

describe('answers are cached', () => {
  test('for thirty days in every process, ignoring case and spaces', async () => {
    const first = await there.validate(typed)
    const second = await there.open()
    there.advanceClock(30 * DAY_SECONDS - 1)
    expect(await there.validate({ ...typed, address1: ' 3120  m st nw', state_code: 'dc' }, second)).toEqual(first)
    expect(there.questions()).toHaveLength(1)
    there.advanceClock(2)
    expect(await there.validate(typed, second)).toEqual(first)
    expect(there.questions()).toHaveLength(2)
    await second.close()
  })

  test('a refusal for one day, and with the address as it was typed this time', async () => {
    there.willSay(NO_MATCH)
    await there.validate(typed)
    expect((await there.validate({ ...typed, city: 'WASHINGTON' })).answer).toMatchObject({ success: false, code: 400, city: 'WASHINGTON' })
    expect(there.questions()).toHaveLength(1)
    there.advanceClock(DAY_SECONDS)
    there.willSay(CONFIRMED)
    expect((await there.validate(typed)).answer).toMatchObject({ success: true, level: 'dpv' })
  })

  test('expired answers are deleted when the next answer is stored', async () => {
    await there.validate(typed)
    there.advanceClock(30 * DAY_SECONDS)
    await there.validate(other)
    expect(await rows()).toHaveLength(1)
  })

  test('the database has no readable address and no hash that can be guessed without the key', async () => {
    await there.validate(typed)
    const [row] = await rows()
    expect(row?.sealed.toString('latin1')).not.toMatch(/3120|WASHINGTON|20007/i)
    const stranger = await there.open({ secret: new Uint8Array(32).fill(8) })
    await there.validate(typed, stranger)
    const keys = (await rows()).map(({ key }) => key.toString('hex'))
    expect(new Set(keys).size).toBe(2)
    await stranger.close()
  })

  test('a damaged row is replaced by a new answer of the service', async () => {
    await there.validate(typed)
    const database = openDatabase<WorkerTables>({ url: there.databaseUrl, schema: 'worker', poolSize: 1 })
    await database
      .updateTable('address_verdict')
      .set({ sealed: Buffer.from('touched, and long enough to be read') })
      .execute()
    await database.destroy()
    expect((await there.validate(typed)).answer).toMatchObject({ success: true })
    expect(there.questions()).toHaveLength(2)
  })

  test('a verdict under other rules has its own entry', async () => {
    await there.validate(typed)
    const milder = await there.open({ strictness: 'normal' })
    await there.validate(typed, milder)
    expect(there.questions()).toHaveLength(2)
    await milder.close()
  })

  test('not at all when the setting turns the cache off', async () => {
    const forgetful = await there.open({ cacheDays: 0 })
    await there.validate(typed, forgetful)
    await there.validate(typed, forgetful)
    expect(there.questions()).toHaveLength(2)
    expect(await rows()).toEqual([])
    await forgetful.close()
  })
})

test('simultaneous equal requests share one answer', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<Published>()
  there.willSay(() => gate)
  const asking = Array.from({ length: 10 }, () => there.validate(typed))
  // Another address need not wait: the database connection is free while the service works.
  await expect.poll(() => there.questions().length).toBe(1)
  const elsewhere = there.validate(other)
  await expect.poll(() => there.questions().length).toBe(2)
  open(CONFIRMED)
  for (const { answer } of await Promise.all([...asking, elsewhere])) expect(answer).toMatchObject({ success: true, level: 'dpv' })
  expect(there.questions()).toHaveLength(2)
})

describe('when the service does not answer', () => {
  const tooMany = { status: 200, answer: { success: false, code: 429, message: 'Too many requests' } }

  test('the service is not called for the time that a 429 asks for', async () => {
    there.willSay(TOO_MANY)
    expect(await there.validate(typed)).toMatchObject(tooMany)
    there.willSay(CONFIRMED)
    there.advanceClock(119)
    expect(await there.validate(other)).toMatchObject(tooMany)
    expect(there.questions()).toHaveLength(1)
    there.advanceClock(1)
    expect((await there.validate(other)).answer).toMatchObject({ success: true })
  })

  test('cached answers are still returned', async () => {
    await there.validate(typed)
    there.willSay(TOO_MANY)
    await there.validate(other)
    expect((await there.validate(typed)).answer).toMatchObject({ success: true, level: 'dpv' })
  })

  test('a 429 for a token counts as a 429 of the service', async () => {
    there.tokenWillBe({ ...TOO_MANY, headers: { 'retry-after': 'Tue, 24 Nov 2026 15:00:30 GMT' } })
    expect(await there.validate(typed)).toMatchObject(tooMany)
    there.advanceClock(29)
    await there.validate(typed)
    expect(there.tokens()).toHaveLength(1)
    there.advanceClock(1)
    await there.validate(typed)
    expect(there.tokens()).toHaveLength(2)
  })

  test('three timeouts in a row open the circuit', async () => {
    const impatient = await there.open({ deadlineMilliseconds: 50 })
    there.willSay(() => new Promise(() => {}))
    for (const number of [1, 2, 3]) expect((await there.validate({ ...typed, address1: `${number} M St NW` }, impatient)).status).toBe(424)
    const before = there.requests.length
    expect((await there.validate(typed, impatient)).status).toBe(424)
    expect(there.requests).toHaveLength(before)
    await impatient.close()

    // The pause is over, so one call reaches the service as a test.
    const patient = await there.open()
    there.willSay(UNAVAILABLE)
    for (const number of [1, 2, 3]) await there.validate({ ...typed, address1: `${number} M St NW` }, patient)
    there.willSay(CONFIRMED)
    expect((await there.validate(typed, patient)).status).toBe(424)
    there.advanceClock(30)
    expect((await there.validate(typed, patient)).answer).toMatchObject({ success: true, level: 'dpv' })
    await patient.close()
  })

  test.each([TOO_MANY, UNAVAILABLE])(
    'after $status the offline check answers if the setting allows it, without claiming to be verified',
    async (published) => {
      const careful = await there.open({ fallback: 'embedded' })
      there.willSay(published)
      expect(await there.validate(typed, careful)).toEqual({
        status: 200,
        answer: {
          success: true,
          code: 200,
          message: '',
          address1: '3120 M ST NW',
          address2: '',
          city: 'WASHINGTON',
          state_code: 'DC',
          postal_code: '20007',
          level: 'zip',
        },
      })
      expect(await rows()).toEqual([])
      expect((await there.validate({ ...typed, postal_code: '45405' }, careful)).answer).toMatchObject({ success: false, code: 400 })
      await careful.close()
    },
  )

  test('roles and groups are still answered', async () => {
    const { fetch, close } = await there.open()
    there.willSay(UNAVAILABLE)
    await there.validate(typed)
    const headers = { authorization: 'Bearer replay', 'content-type': 'application/json' }
    const role = await fetch(new Request('http://worker/Ping-ResolveIDARole', { method: 'POST', headers, body: '{"userID":"u"}' }))
    expect(await role.json()).toEqual({ statement: '' })
    await close()
  })
})

test('no address, name, credential or token reaches the log', async () => {
  const lines: string[] = []
  const secretive = await replay('smarty', {}, jsonLog({ write: (line) => lines.push(line) }))
  secretive.willSay({ ...UNAVAILABLE, body: { errors: [{ message: '3120 M St NW' }] } })
  for (const number of [1, 2, 3, 4]) await secretive.validate({ ...typed, address1: `${number} Canary St`, first_name: 'Rosa' })
  secretive.willSay(TOO_MANY)
  secretive.advanceClock(60)
  await secretive.validate(typed)
  await secretive.close()
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.join('')).not.toMatch(/canary|3120|washington|20007|rosa|token|auth-id/i)
})
