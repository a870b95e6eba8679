import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementsOf } from '../testing/count-statements.ts'
import { ENDED_TOKEN_CHANNEL, endedTokens } from './ended-tokens.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

let server: Awaited<ReturnType<typeof testDatabase>>
let database: ReturnType<typeof openDatabase<Tables>>
beforeAll(async () => {
  server = await testDatabase()
  database = openDatabase<Tables>({ url: server.url, schema: 'commerce', poolSize: 2 })
  await migrate(database, 'commerce', migrations)
})
afterAll(async () => {
  await database.destroy()
  await server.drop()
})

let now = Date.parse('2026-11-20T15:00:00.000Z')
const clock = () => new Date(now)
const inHalfAnHour = () => new Date(now + 30 * 60_000)
const openProcess = () => endedTokens({ database, clock })

test('an ended token is refused at once by the process that ended it', async () => {
  const own = openProcess()
  expect(await own.has('own')).toBe(false)
  await own.end('own', inHalfAnHour())
  expect(await own.has('own')).toBe(true)
})

test('another process that misses the notification refuses it a second later', async () => {
  const [own, other] = [openProcess(), openProcess()]
  expect(await other.has('missed')).toBe(false)
  await own.end('missed', inHalfAnHour())
  now += 999
  expect(await other.has('missed')).toBe(false)
  now += 1
  expect(await other.has('missed')).toBe(true)
})

test('another process that is notified refuses it at once', async () => {
  const wakers: Record<string, (payload: string | undefined) => void> = {}
  const own = openProcess()
  const other = endedTokens({ database, clock, listener: { on: (channel, wake) => ((wakers[channel] = wake), () => {}) } })
  expect(await other.has('notified')).toBe(false)
  await own.end('notified', inHalfAnHour())
  wakers[ENDED_TOKEN_CHANNEL]?.('')
  expect(await other.has('notified')).toBe(true)
})

test('a process reads once a second, whatever the number of tokens and calls', async () => {
  const busy = openProcess()
  await busy.has('any')
  const ask = () => statementsOf(() => Promise.all(Array.from({ length: 50 }, (_, at) => busy.has(`token ${at}`))))
  expect((await ask()).statements).toHaveLength(0)
  now += 1000
  expect((await ask()).statements).toHaveLength(1)
})

test('a token whose end was begun before a reading and committed after it is noticed', async () => {
  const other = openProcess()
  const late = await database.startTransaction().execute()
  await late.insertInto('ended_token').values({ token_id: 'late', ends_at: inHalfAnHour() }).execute()
  // Another transaction begins later and ends earlier.
  await openProcess().end('early', inHalfAnHour())
  expect([await other.has('early'), await other.has('late')]).toEqual([true, false])
  await late.commit().execute()
  now += 1000
  expect(await other.has('late')).toBe(true)
})

test('a server whose transactions are numbered anew, because it was restored, is read from the beginning', async () => {
  let isFirst = true
  const renumbered = database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      const rows = isFirst ? result.rows.map((row) => ({ ...row, horizon: '999999999999' })) : result.rows
      isFirst = false
      return Promise.resolve({ ...result, rows })
    },
  })
  const process = endedTokens({ database: renumbered, clock })
  expect(await process.has('after the restoration')).toBe(false)
  await openProcess().end('after the restoration', inHalfAnHour())
  now += 1000
  expect(await process.has('after the restoration')).toBe(true)
})

test('a token that has expired by itself is forgotten, in the database too', async () => {
  const own = openProcess()
  await own.end('expired', new Date(now + 5_000))
  now += 10_000
  await own.end('next', inHalfAnHour())
  expect(await own.has('expired')).toBe(false)
  const { rows } = await sql`select from ended_token where token_id = 'expired'`.execute(database)
  expect(rows).toEqual([])
})

test('nothing is accepted while the ended tokens cannot be read', async () => {
  const closed = openDatabase<Tables>({ url: server.url, schema: 'commerce', poolSize: 1 })
  const unsure = endedTokens({ database: closed, clock })
  expect(await unsure.has('any')).toBe(false)
  await closed.destroy()
  now += 1000
  await expect(unsure.has('any')).rejects.toThrow('destroyed')
})
