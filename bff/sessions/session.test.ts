import { openDatabase } from '@fondly/kit/sql/database.ts'
import { afterAll, expect, test } from 'vitest'
import { browser } from '../testing/browser.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { sessionsWorld } from '../testing/sessions-world.ts'

const { world, database, signIn, signedInAs, passMinutes, start, close } = await sessionsWorld()
afterAll(close)

test('the session survives a restart of the server', async () => {
  const { tab } = await signIn('orderer')
  const again = await start()
  const request = new Request('http://localhost:3000/api/session', {
    headers: { cookie: `fondly-session=${tab.jar.get('fondly-session')}` },
  })
  expect(await (await again.fetch(request)).json()).toMatchObject({ signedIn: true })
  await again.close()
})

test('identity is asked at most once a minute for all requests, and its refusal ends the session', async () => {
  const { tab } = await signIn('orderer')
  world.calls.length = 0
  await Promise.all([signedInAs(tab), signedInAs(tab)])
  expect(world.calls).not.toContain('identity.isActive')
  passMinutes(1)
  world.slow = 20
  await Promise.all([signedInAs(tab), signedInAs(tab), signedInAs(tab), signedInAs(tab)])
  expect(world.calls.filter((call) => call === 'identity.isActive')).toHaveLength(1)
  world.slow = 0
  for (const token of world.tokens.values()) token.active = false
  expect(await signedInAs(tab)).toBe('orderer@fondly.test')
  passMinutes(1)
  expect(await signedInAs(tab)).toBeUndefined()
  expect(tab.jar.has('fondly-session')).toBe(false)
})

test('if identity does not answer, no session ends, and not every request asks it again', async () => {
  const { tab } = await signIn('orderer')
  passMinutes(2)
  world.silent.add('identity')
  world.calls.length = 0
  expect(await signedInAs(tab)).toBe('orderer@fondly.test')
  expect(await signedInAs(tab)).toBe('orderer@fondly.test')
  expect(world.calls.filter((call) => call === 'identity.isActive')).toHaveLength(1)
})

test('simultaneous requests renew the tokens once, also when they have expired meanwhile', async () => {
  const { tab } = await signIn('orderer')
  passMinutes(90)
  world.slow = 50
  world.calls.length = 0
  const found = await Promise.all([1, 2, 3, 4, 5].map(() => signedInAs(tab)))
  expect(found).toEqual(Array(5).fill('orderer@fondly.test'))
  expect(world.calls.filter((call) => call === 'identity.refresh')).toHaveLength(1)
  world.slow = 0
  passMinutes(59)
  expect(await signedInAs(tab)).toBe('orderer@fondly.test')
  expect(world.calls.filter((call) => call === 'identity.refresh')).toHaveLength(2)
})

test('two processes renew the tokens of one session once', async () => {
  const { tab } = await signIn('orderer')
  const second = await start()
  const otherProcess = browser(second.fetch, 'http://localhost:3000')
  otherProcess.jar.set('fondly-session', tab.jar.get('fondly-session') ?? '')
  passMinutes(90)
  world.slow = 50
  expect(await Promise.all([signedInAs(tab), signedInAs(otherProcess), signedInAs(tab), signedInAs(otherProcess)])).toEqual(
    Array(4).fill('orderer@fondly.test'),
  )
  expect(world.calls.filter((call) => call === 'identity.refresh')).toHaveLength(1)
  await second.close()
})

test('a refused refresh token ends the session', async () => {
  const { tab } = await signIn('orderer')
  passMinutes(90)
  world.refused.set('identity.refresh', 400)
  expect(await signedInAs(tab)).toBeUndefined()
  world.refused.clear()
  expect(await signedInAs(tab)).toBeUndefined()
  // The session ends at identity too. If that fails, the next sign-in asks for the password.
  expect(world.calls).toContain('identity.endSignOn')
  world.signIns.length = 0
  await tab.go('/api/session/sign-in')
  expect(world.signIns.map(({ prompt }) => prompt)).toEqual(['login'])
})

test('a session ends after eight hours without use, although the page polls, and after twenty-four hours of use', async () => {
  const quiet = (await signIn('orderer')).tab
  for (let hour = 0; hour < 7; hour += 1) {
    passMinutes(60)
    expect(await signedInAs(quiet)).toBe('orderer@fondly.test')
  }
  passMinutes(61)
  expect(await signedInAs(quiet)).toBeUndefined()

  const busy = (await signIn('orderer')).tab
  for (let hour = 0; hour < 23; hour += 1) {
    passMinutes(60)
    expect((await busy.go('/api/catalogue')).status).toBe(200)
  }
  passMinutes(61)
  expect((await busy.go('/api/catalogue')).status).toBe(401)
})

test('secrets and personal data are encrypted in the database', async () => {
  await signIn('orderer')
  const tables = openDatabase<CoreTables>({ url: database.url, schema: 'bff', poolSize: 1 })
  const sessions = await tables.selectFrom('session').selectAll().execute()
  const people = await tables.selectFrom('person').selectAll().execute()
  await tables.destroy()
  const stored = Buffer.concat([
    ...sessions.map((row) => row.sealed_tokens),
    ...people.map((row) => row.sealed),
    Buffer.from(JSON.stringify([sessions, people])),
  ])
  expect(people.length).toBeGreaterThan(0)
  for (const secret of [...world.tokens.keys(), 'orderer@fondly.test', 'Portland']) expect(stored.includes(secret)).toBe(false)
})
