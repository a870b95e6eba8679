import { silentLog } from '@fondly/kit/log.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { browser } from '../testing/browser.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { ORIGIN, smallWorld, testSettings } from '../testing/small-world.ts'
import { limitConcurrent, limitPerMinute, toRateLimit } from './rate-limit.ts'
import { createSharedCounters } from '@fondly/core/rate-limits/shared-rate-limit.ts'

let address = '192.0.2.1'
const { world, env, database, newTab, product, start, close } = await smallWorld({ remoteAddress: () => address })
const tables = openDatabase<CoreTables>({ url: database.url, schema: 'bff', poolSize: 1, onLostConnection: () => undefined })
afterAll(async () => {
  await tables.destroy()
  await close()
})
beforeEach(() => void (world.now += 60_000))

test('each key has its own count, and a refusal contains the time to wait', async () => {
  const limit = limitPerMinute(2, silentLog)
  await limit('a')
  await limit('a')
  await limit('b')
  await expect(limit('a')).rejects.toMatchObject({ because: 'too-many-requests', retryAfterSeconds: expect.any(Number) })
})

test('a slot that is released twice admits one request only', () => {
  const enter = limitConcurrent(1, silentLog)
  const leave = enter('a')
  enter('b')
  expect(() => enter('a')).toThrow('too-many-requests')
  leave()
  leave()
  enter('a')
  expect(() => enter('a')).toThrow('too-many-requests')
})

test('two processes count together, for a minute; each limit has its own count', async () => {
  const one = createSharedCounters({ database: tables, env, dataKey: testSettings.dataKey })
  const other = createSharedCounters({ database: tables, env, dataKey: testSettings.dataKey })
  const [here, there, sends] = [one.each('codes', 3), other.each('codes', 3), other.each('sends', 3)]
  expect([await here('a'), await there('a'), await here('a')]).toEqual([undefined, undefined, undefined])
  world.now += 20_000
  expect([await there('a'), await here('a'), await here('b'), await sends('a')]).toEqual([40, 40, undefined, undefined])
  await expect(toRateLimit(here)('a')).rejects.toMatchObject({ because: 'too-many-requests', retryAfterSeconds: 40 })
  world.now += 40_000
  expect([await here('a'), await there('a')]).toEqual([undefined, undefined])
})

test('a limit may count for longer than a minute', async () => {
  const count = createSharedCounters({ database: tables, env, dataKey: testSettings.dataKey }).each('registrations', 1, 3_600_000)
  expect(await count('d')).toBeUndefined()
  world.now += 60_000
  await product.sweep()
  expect(await count('d')).toBe(3_540)
  world.now += 3_540_000
  expect(await count('d')).toBeUndefined()
  world.now += 3_600_000
  await product.sweep()
})

test('simultaneous requests are counted one by one, and a key that must wait is not looked up again', async () => {
  const warnings: string[] = []
  const log = { ...silentLog, warn: (message: string) => void warnings.push(message) }
  const count = createSharedCounters({ database: tables, env: { ...env, log }, dataKey: testSettings.dataKey }).each('steps', 10)
  const counts = await Promise.all(Array.from({ length: 30 }, () => count('c')))
  expect(counts.filter((seconds) => seconds === undefined)).toHaveLength(10)
  const { points } = await tables.selectFrom('rate').select('points').orderBy('ends_at', 'desc').executeTakeFirstOrThrow()
  warnings.length = 0
  expect(await count('c')).toBe(60)
  expect(warnings).toEqual([])
  expect(await tables.selectFrom('rate').select('points').orderBy('ends_at', 'desc').executeTakeFirst()).toEqual({ points })
})

test('frequent requests are counted over two processes, with one statement for each tenth of the limit', async () => {
  const openCounters = () => createSharedCounters({ database: tables, env, dataKey: testSettings.dataKey })
  const [here, there] = [openCounters().inBlocks('searches', 100), openCounters().inBlocks('searches', 100)]
  const ask = async (count: typeof here, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => count('e')))
    return answers.filter((seconds) => seconds === undefined).length
  }
  expect([await ask(here, 45), await ask(there, 31)]).toEqual([45, 31])
  // One process has reserved five blocks of ten, and the other four.
  expect(await tables.selectFrom('rate').select('points').orderBy('ends_at', 'desc').executeTakeFirst()).toEqual({ points: 90 })
  // The other process has nine reserved requests left, and uses one of them here.
  expect([await ask(there, 1), await ask(here, 60)]).toEqual([1, 15])
  expect(await here('e')).toBe(60)
  expect([await ask(there, 8), await there('e')]).toEqual([8, 60])
  world.now += 60_000
  expect(await ask(there, 100)).toBe(100)
})

test('counts are stored under hashed keys and removed when the minute is over', async () => {
  await newTab().go('/api/session/sign-in')
  const rates = await tables.selectFrom('rate').selectAll().execute()
  expect(rates.length).toBeGreaterThan(0)
  expect(JSON.stringify(rates)).not.toContain(address)
  world.now += 60_000
  await product.sweep()
  expect(await tables.selectFrom('rate').selectAll().execute()).toEqual([])
})

test('sign-ins from one address are counted over two processes; another address is not affected', async () => {
  const second = await start()
  const [one, other] = [newTab(), browser(second.fetch, ORIGIN)]
  const answers = []
  for (let attempt = 0; attempt < 242; attempt += 1) answers.push(await (attempt % 2 ? one : other).go('/api/session/callback?state=x'))
  expect(answers.slice(0, 240).every(({ status }) => status === 303)).toBe(true)
  expect(answers.slice(240).map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [429, '60'],
    [429, '60'],
  ])
  const page = (headers: Record<string, string>) =>
    newTab()
      .ask('GET', '/api/session/sign-in', undefined, headers)
      .then((answer) => answer.text())
  expect(await page({})).toContain('Too many requests. Please wait a moment and try again.')
  expect(await page({ 'accept-language': 'es-MX' })).toContain('Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.')
  expect(await page({ 'accept-language': 'es-MX', cookie: 'language=en_US' })).toContain('<html lang="en">')
  address = '192.0.2.2'
  expect((await newTab().go('/api/session/sign-in')).status).toBe(302)
  await second.close()
})
