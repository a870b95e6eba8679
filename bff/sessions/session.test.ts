import type { Session } from '@fondly/contracts/bff/session.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { browser } from '../testing/browser.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import { smallWorld, testSettings } from '../testing/small-world.ts'

const { world, database, signIn, newTab, start, close } = await smallWorld()
afterAll(close)
beforeEach(() => {
  world.silent.clear()
  world.refused.clear()
  world.calls.length = 0
  world.slow = 0
})

const minutes = (count: number) => {
  world.now += count * 60_000
}
const signedInAs = async (tab: ReturnType<typeof newTab>) => {
  const session = await tab.read<Session>('/api/session')
  return session.signedIn ? session.user.email : undefined
}

test('a sign-in begins at identity, comes back with a code, and ends on the page it began from', async () => {
  const { tab, location } = await signIn('orderer', newTab(), '?client=harborview&returnTo=%2F%3Fcgid%3Dwelcome')
  expect(location).toBe('/?cgid=welcome')
  const session = await tab.read<Session>('/api/session')
  expect(session).toMatchObject({
    signedIn: true,
    brand: { slug: 'harborview', helpEmail: 'help@harborview.test' },
    user: { email: 'orderer@fondly.test', role: 'orderer', language: 'en_US', languages: ['en_US'] },
    client: { id: 'harborview', name: 'The harborview' },
    banner: { en_US: { callout: 'Hello en_US', body: '<p>Mail early.</p>' }, es: { callout: 'Hello es' } },
    cardsThisMonth: 0,
    dashboardUrl: null,
    mayChangePassword: false,
    secondFactorsUrl: null,
  })
})

test('the session cookie is opaque, HttpOnly and Lax; over https it is __Host- and Secure', async () => {
  const tab = newTab()
  world.whoSignsIn = 'orderer'
  const away = await tab.go('/api/session/sign-in')
  expect(away.headers.get('set-cookie')).toMatch(/^fondly-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  const state = new URL(away.headers.get('location') ?? '').searchParams.get('state')
  const back = await tab.go(`/api/session/callback?code=c&state=${state}`)
  const cookie = back.headers.getSetCookie().find((line) => line.startsWith('fondly-session='))
  expect(cookie).toMatch(/^fondly-session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)

  const secured = await smallWorld({ settings: { ...testSettings, publicUrl: 'https://cards.example.com' } })
  const answer = await secured.newTab().go('/api/session/sign-in')
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-fondly-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(secured.world.signIns[0]?.redirectUri).toBe('https://cards.example.com/api/session/callback')
  await secured.close()
})

test('each client signs in under its own policy, and an unknown key is told so', async () => {
  world.signIns.length = 0
  await newTab().go('/api/session/sign-in?client=summit')
  await newTab().go('/api/session/sign-in')
  expect(world.signIns.map(({ policy }) => policy)).toEqual(['Summit-Staff', 'Customer-Care'])
  const unknown = await newTab().go('/api/session/sign-in?client=nobody')
  expect(unknown.headers.get('location')).toMatch(/^\/error\?reason=unknown-client&reference=/)
  expect(world.signIns).toHaveLength(2)
})

test('a code is taken only in the browser that began, only once, and only within ten minutes', async () => {
  const tab = newTab()
  world.whoSignsIn = 'orderer'
  const begin = async () => new URL((await tab.go('/api/session/sign-in')).headers.get('location') ?? '').searchParams.get('state')
  const first = await begin()
  const thief = await newTab().go(`/api/session/callback?code=c&state=${first}`)
  expect(thief.headers.get('location')).toMatch(/^\/error\?reason=access-denied/)
  // A second window of the same browser does not take the first one's turn away.
  const second = await begin()
  expect((await tab.go(`/api/session/callback?code=c&state=${first}`)).headers.get('location')).toBe('/')
  expect((await tab.go(`/api/session/callback?code=c&state=${second}`)).headers.get('location')).toBe('/')
  const calls = world.calls.filter((call) => call === 'identity.finishSignIn').length
  expect((await tab.go(`/api/session/callback?code=c&state=${first}`)).headers.get('location')).toBe('/')
  expect(world.calls.filter((call) => call === 'identity.finishSignIn')).toHaveLength(calls)

  const late = newTab()
  const state = new URL((await late.go('/api/session/sign-in')).headers.get('location') ?? '').searchParams.get('state')
  minutes(11)
  expect((await late.go(`/api/session/callback?code=c&state=${state}`)).headers.get('location')).toMatch(/^\/error\?reason=access-denied/)
})

test('a refused sign-in asks for the password again instead of repeating itself', async () => {
  const tab = newTab()
  await tab.go('/api/session/callback?error=access_denied&state=x')
  world.signIns.length = 0
  await tab.go('/api/session/sign-in')
  expect(world.signIns[0]?.prompt).toBe('login')
  await signIn('orderer', tab)
  world.signIns.length = 0
  await tab.go('/api/session/sign-in')
  expect(world.signIns[0]?.prompt).toBeUndefined()
})

test('a new sign-in in the same browser makes a new session and ends the old one', async () => {
  const { tab } = await signIn('orderer')
  const old = tab.jar.get('fondly-session') ?? ''
  await signIn('colleague', tab)
  expect(tab.jar.get('fondly-session')).not.toBe(old)
  expect(await signedInAs(tab)).toBe('colleague@fondly.test')
  const replay = newTab()
  replay.jar.set('fondly-session', old)
  expect(await signedInAs(replay)).toBeUndefined()
})

test('at the end of a single send the sign-off comes back to the page that says so', async () => {
  const { tab } = await signIn('orderer')
  const answer = await tab.ask('POST', '/api/session/sign-out', { landing: 'thankyou' })
  expect(await answer.json()).toMatchObject({
    location: '/thankyou',
    form: { fields: { postLogoutRedirectUri: 'http://localhost:3000/thankyou' } },
  })
  expect(await (await tab.ask('POST', '/api/session/sign-out', { landing: 'thankyou' })).json()).toEqual({ location: '/thankyou' })
  expect((await tab.ask('POST', '/api/session/sign-out', { landing: 'https://elsewhere.test' })).status).toBe(400)
})

test('a page that is being left signs out with a beacon, at identity too, and the next sign-in asks again', async () => {
  const { tab } = await signIn('orderer')
  const beacon = (headers: Record<string, string>) =>
    tab.ask('POST', '/api/session/leave', '', { 'x-requested-with': '', 'content-type': 'text/plain', ...headers })
  for (const foreign of [
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
    { 'sec-fetch-site': '', origin: 'https://evil.test' },
  ]) {
    expect((await beacon(foreign)).status).toBe(403)
  }
  expect(await signedInAs(tab)).toBe('orderer@fondly.test')

  const left = await beacon({})
  expect(left.status).toBe(204)
  expect(world.calls.at(-1)).toBe('identity.endSignOn')
  expect(await signedInAs(tab)).toBeUndefined()
  world.signIns.length = 0
  await tab.go('/api/session/sign-in')
  expect(world.signIns.map(({ prompt }) => prompt)).toEqual(['login'])
  expect((await beacon({})).status).toBe(204)
})

test('sign-out ends the session here and leads to the sign-off at identity, the ID token in no address; without a session it leads to the start', async () => {
  const { tab } = await signIn('orderer')
  const old = tab.jar.get('fondly-session') ?? ''
  const answer = await tab.ask('POST', '/api/session/sign-out', {})
  expect(await answer.json()).toEqual({
    location: '/',
    form: {
      action: 'http://identity.test/signoff',
      fields: { idToken: 'id-of-orderer', postLogoutRedirectUri: 'http://localhost:3000/' },
    },
  })
  tab.jar.set('fondly-session', old)
  expect(await signedInAs(tab)).toBeUndefined()
  expect(await (await tab.ask('POST', '/api/session/sign-out', {})).json()).toEqual({ location: '/' })
})

test('the session survives a restart of the server', async () => {
  const { tab } = await signIn('orderer')
  const again = await start()
  const request = new Request('http://localhost:3000/api/session', {
    headers: { cookie: `fondly-session=${tab.jar.get('fondly-session')}` },
  })
  expect(await (await again.fetch(request)).json()).toMatchObject({ signedIn: true })
  await again.close()
})

test('identity is asked once a minute, however many requests there are, and its no ends the session', async () => {
  const { tab } = await signIn('orderer')
  world.calls.length = 0
  await Promise.all([signedInAs(tab), signedInAs(tab)])
  expect(world.calls).not.toContain('identity.isActive')
  minutes(1)
  world.slow = 20
  await Promise.all([signedInAs(tab), signedInAs(tab), signedInAs(tab), signedInAs(tab)])
  expect(world.calls.filter((call) => call === 'identity.isActive')).toHaveLength(1)
  world.slow = 0
  for (const token of world.tokens.values()) token.active = false
  expect(await signedInAs(tab)).toBe('orderer@fondly.test')
  minutes(1)
  expect(await signedInAs(tab)).toBeUndefined()
  expect(tab.jar.has('fondly-session')).toBe(false)
})

test('a silent identity does not throw anybody out, and is not asked by every request', async () => {
  const { tab } = await signIn('orderer')
  minutes(2)
  world.silent.add('identity')
  world.calls.length = 0
  expect(await signedInAs(tab)).toBe('orderer@fondly.test')
  expect(await signedInAs(tab)).toBe('orderer@fondly.test')
  expect(world.calls.filter((call) => call === 'identity.isActive')).toHaveLength(1)
})

test('tokens are renewed once before they end, by whichever of many requests comes first, also when all had ended meanwhile', async () => {
  const { tab } = await signIn('orderer')
  minutes(90)
  world.slow = 50
  world.calls.length = 0
  const found = await Promise.all([1, 2, 3, 4, 5].map(() => signedInAs(tab)))
  expect(found).toEqual(Array(5).fill('orderer@fondly.test'))
  expect(world.calls.filter((call) => call === 'identity.refresh')).toHaveLength(1)
  world.slow = 0
  minutes(59)
  expect(await signedInAs(tab)).toBe('orderer@fondly.test')
  expect(world.calls.filter((call) => call === 'identity.refresh')).toHaveLength(2)
})

test('two processes renew the tokens of one session once', async () => {
  const { tab } = await signIn('orderer')
  const second = await start()
  const elsewhere = browser(second.fetch, 'http://localhost:3000')
  elsewhere.jar.set('fondly-session', tab.jar.get('fondly-session') ?? '')
  minutes(90)
  world.slow = 50
  expect(await Promise.all([signedInAs(tab), signedInAs(elsewhere), signedInAs(tab), signedInAs(elsewhere)])).toEqual(
    Array(4).fill('orderer@fondly.test'),
  )
  expect(world.calls.filter((call) => call === 'identity.refresh')).toHaveLength(1)
  await second.close()
})

test('a refresh token that is refused signs out', async () => {
  const { tab } = await signIn('orderer')
  minutes(90)
  world.refused.set('identity.refresh', 400)
  expect(await signedInAs(tab)).toBeUndefined()
  world.refused.clear()
  expect(await signedInAs(tab)).toBeUndefined()
  // At identity too, and should that fail the next sign-in asks for the password.
  expect(world.calls).toContain('identity.endSignOn')
  world.signIns.length = 0
  await tab.go('/api/session/sign-in')
  expect(world.signIns.map(({ prompt }) => prompt)).toEqual(['login'])
})

test('eight quiet hours end a session though the page keeps asking, and so do twenty-four busy ones', async () => {
  const quiet = (await signIn('orderer')).tab
  for (let hour = 0; hour < 7; hour += 1) {
    minutes(60)
    expect(await signedInAs(quiet)).toBe('orderer@fondly.test')
  }
  minutes(61)
  expect(await signedInAs(quiet)).toBeUndefined()

  const busy = (await signIn('orderer')).tab
  for (let hour = 0; hour < 23; hour += 1) {
    minutes(60)
    expect((await busy.go('/api/catalogue')).status).toBe(200)
  }
  minutes(61)
  expect((await busy.go('/api/catalogue')).status).toBe(401)
})

test.each([
  ['https://evil.test/', '/'],
  ['//evil.test/', '/'],
  ['/\\evil.test/', '/'],
  ['/%09/evil.test', '/'],
  ['/api/session/sign-out', '/'],
  ['/thankyou?x=1', '/thankyou?x=1'],
])('returning to %s ends at %s', async (wanted, expected) => {
  const { location } = await signIn('orderer', newTab(), `?returnTo=${encodeURIComponent(wanted)}`)
  // A tab in percent form stays a path of ours.
  expect(location === expected || new URL(location, 'http://localhost:3000').origin === 'http://localhost:3000').toBe(true)
  expect(location).not.toMatch(/^(\/\/|\/\\|https?:)/)
})

test('what another page can make a browser do changes nothing', async () => {
  const { tab } = await signIn('orderer')
  const attempts: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
    { 'x-requested-with': '' },
    { 'content-type': 'text/plain' },
    { 'sec-fetch-site': '', origin: 'null' },
  ]
  for (const headers of attempts) {
    const answer = await tab.ask('POST', '/api/session/sign-out', {}, headers)
    expect([headers, answer.status]).toEqual([headers, 403])
  }
  expect(await signedInAs(tab)).toBe('orderer@fondly.test')
})

test('nothing secret or personal can be read in the database', async () => {
  await signIn('orderer')
  const tables = openDatabase<CoreTables>({ url: database.url, schema: 'bff', poolSize: 1 })
  const sessions = await tables.selectFrom('session').selectAll().execute()
  const people = await tables.selectFrom('person').selectAll().execute()
  await tables.destroy()
  const kept = Buffer.concat([
    ...sessions.map((row) => row.sealed_tokens),
    ...people.map((row) => row.sealed),
    Buffer.from(JSON.stringify([sessions, people])),
  ])
  expect(people.length).toBeGreaterThan(0)
  for (const secret of [...world.tokens.keys(), 'orderer@fondly.test', 'Portland']) expect(kept.includes(secret)).toBe(false)
})
