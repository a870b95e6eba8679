import type { OwnSessions } from '@fondly/contracts/bff/own-sessions.ts'
import type { Session } from '@fondly/contracts/bff/session.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { browser } from '../testing/browser.ts'
import { ORIGIN, smallWorld } from '../testing/small-world.ts'

const { world, database, signIn, newTab, product, start, close } = await smallWorld()
const tables = openDatabase<CoreTables>({ url: database.url, schema: 'bff', poolSize: 1 })
afterAll(async () => {
  await tables.destroy()
  await close()
})
type Tab = Awaited<ReturnType<typeof signIn>>['tab']

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

beforeEach(async () => {
  world.now += 60_000
  for (const table of ['session', 'sign_on_since', 'audit'] as const) await tables.deleteFrom(table).execute()
})

async function signInWith(userAgent: string, who = 'orderer'): Promise<Tab> {
  const tab = newTab()
  world.whoSignsIn = who
  const redirect = await tab.go('/api/session/sign-in')
  const state = new URL(redirect.headers.get('location') ?? '').searchParams.get('state')
  await tab.ask('GET', `/api/session/callback?code=c&state=${state}`, undefined, { 'user-agent': userAgent })
  return tab
}
const listOf = async (tab: Tab) => (await tab.read<OwnSessions>('/api/sessions')).sessions
const isSignedIn = async (tab: Tab) => (await tab.read<Session>('/api/session')).signedIn

test('users see their own sessions: the present one first, then the others by last use', async () => {
  const phone = await signInWith(PHONE)
  world.now += 3_600_000
  const desk = await signInWith(FIREFOX)
  const old = await signInWith('')
  world.now += 60_000
  await phone.go('/api/catalogue')
  await signInWith(FIREFOX, 'colleague')
  const sessions = await listOf(desk)
  expect(sessions.map(({ browser: name, system, isThis }) => [name, system, isThis])).toEqual([
    ['Firefox', 'Windows', true],
    ['Safari', 'iPhone', false],
    ['', '', false],
  ])
  expect(sessions[1]).toMatchObject({ begunAt: new Date(world.now - 3_660_000).toISOString(), seenAt: new Date(world.now).toISOString() })
  // The ids in the list are not secrets of the sessions.
  for (const { id } of sessions) {
    const thief = newTab()
    thief.jar.set('fondly-session', id)
    expect((await thief.go('/api/sessions')).status).toBe(401)
  }
  expect((await newTab().go('/api/sessions')).status).toBe(401)
  // An expired session is not listed.
  world.now += 7.99 * 3_600_000
  expect((await listOf(phone)).map(({ browser: name }) => name)).toEqual(['Safari', 'Firefox'])
  expect(await isSignedIn(old)).toBe(false)
})

test('a session that its user ends is invalid in every process, and the audit log records who ended it', async () => {
  const [desk, phone, other] = [await signInWith(FIREFOX), await signInWith(PHONE), await signInWith(PHONE)]
  const second = await start()
  const phoneElsewhere = browser(second.fetch, ORIGIN)
  phoneElsewhere.jar.set('fondly-session', phone.jar.get('fondly-session') ?? '')
  const ids = new Map((await listOf(phone)).map(({ id, isThis }) => [isThis, id]))
  const phonesId = (await listOf(phone)).find(({ isThis }) => isThis)?.id
  expect((await desk.ask('DELETE', `/api/sessions/${phonesId}`)).status).toBe(204)
  expect([await isSignedIn(desk), await isSignedIn(phoneElsewhere), await isSignedIn(phone), await isSignedIn(other)]).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect((await desk.ask('DELETE', `/api/sessions/${phonesId}`)).status).toBe(404)
  expect(ids.size).toBe(2)
  expect(await tables.selectFrom('audit').select(['event', 'user_id', 'code']).where('event', '!=', 'log_in').execute()).toEqual([
    { event: 'sign_out_elsewhere', user_id: 'orderer', code: 'one' },
  ])
  await second.close()
})

test('ending all others keeps the present session and those of other users', async () => {
  const [desk, phone, colleague] = [await signInWith(FIREFOX), await signInWith(PHONE), await signInWith(PHONE, 'colleague')]
  const [colleagues] = await listOf(colleague)
  expect((await desk.ask('DELETE', `/api/sessions/${colleagues?.id}`)).status).toBe(404)
  const [own] = await listOf(desk)
  expect((await desk.ask('DELETE', `/api/sessions/${own?.id}`)).status).toBe(404)
  expect((await desk.ask('DELETE', '/api/sessions')).status).toBe(204)
  expect([await isSignedIn(desk), await isSignedIn(phone), await isSignedIn(colleague)]).toEqual([true, false, true])
  expect(await listOf(desk)).toHaveLength(1)
  // Without other sessions the call succeeds too.
  expect((await desk.ask('DELETE', '/api/sessions')).status).toBe(204)
  expect((await desk.ask('DELETE', '/api/sessions', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('a session that is ended from another browser is also ended at identity, and ends here even if that fails', async () => {
  const [desk, phone] = [await signInWith(FIREFOX), await signInWith(PHONE)]
  const active = () => [...world.tokens.values()].filter((token) => token.active).length
  const before = active()
  expect((await desk.ask('DELETE', '/api/sessions')).status).toBe(204)
  expect(active()).toBe(before - 1)
  expect([await isSignedIn(desk), await isSignedIn(phone)]).toEqual([true, false])

  const other = await signInWith(PHONE)
  world.silent.add('identity')
  expect((await desk.ask('DELETE', '/api/sessions')).status).toBe(204)
  world.silent.clear()
  expect(active()).toBe(before)
  expect(await isSignedIn(other)).toBe(false)
})

test('a browser that was signed out from another browser needs the password again', async () => {
  const [desk, phone] = [await signInWith(FIREFOX), await signInWith(PHONE)]
  world.authenticatedAt = new Date(world.now)
  world.now += 10_000
  await desk.ask('DELETE', '/api/sessions')
  // The phone is still signed on at identity, which sends it back with a code at once.
  const { location } = await signIn('orderer', phone, '?returnTo=/press')
  expect(location).toBe('/api/session/sign-in?returnTo=%2Fpress')
  expect(await isSignedIn(phone)).toBe(false)
  world.signIns.length = 0
  expect((await signIn('orderer', phone)).location).toBe('/')
  expect(world.signIns.map(({ prompt }) => prompt)).toEqual(['login'])
  // A user who has entered the password is not asked again, and after a month the demand expires.
  world.authenticatedAt = new Date(world.now)
  expect((await signIn('orderer')).location).toBe('/')
  world.authenticatedAt = undefined
  world.now += 32 * 86_400_000
  await product.sweep()
  expect(await tables.selectFrom('sign_on_since').selectAll().execute()).toEqual([])
})
