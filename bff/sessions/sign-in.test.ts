import type { Session } from '@fondly/contracts/bff/session.ts'
import { afterAll, expect, test } from 'vitest'
import { smallWorld, testSettings } from '../testing/small-world.ts'
import { sessionsWorld } from '../testing/sessions-world.ts'

const { world, signIn, newTab, signedInAs, passMinutes, close } = await sessionsWorld()
afterAll(close)

test('a sign-in goes to identity, comes back with a code, and ends on the page where it began', async () => {
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
    maySignByHand: true,
    secondFactorsUrl: null,
  })
})

test.each(['', '?client=summit'])("after a sign-in that began at '%s' the pages show the brand of the user's own client", async (query) => {
  const { tab } = await signIn('orderer', newTab(), query)
  expect(await tab.read<Session>('/api/session')).toMatchObject({
    signedIn: true,
    client: { id: 'harborview' },
    brand: { slug: 'harborview' },
  })
})

test('the session cookie is opaque, HttpOnly and Lax; over https it is __Host- and Secure', async () => {
  const tab = newTab()
  world.whoSignsIn = 'orderer'
  const redirect = await tab.go('/api/session/sign-in')
  expect(redirect.headers.get('set-cookie')).toMatch(/^fondly-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  const state = new URL(redirect.headers.get('location') ?? '').searchParams.get('state')
  const callback = await tab.go(`/api/session/callback?code=c&state=${state}`)
  const cookie = callback.headers.getSetCookie().find((line) => line.startsWith('fondly-session='))
  expect(cookie).toMatch(/^fondly-session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)

  const secureWorld = await smallWorld({ settings: { ...testSettings, publicUrl: 'https://cards.example.com' } })
  const answer = await secureWorld.newTab().go('/api/session/sign-in')
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-fondly-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(secureWorld.world.signIns[0]?.redirectUri).toBe('https://cards.example.com/api/session/callback')
  await secureWorld.close()
})

test("the address of a client's dashboard signs in under the policy of this client", async () => {
  world.signIns.length = 0
  await newTab().go('/api/session/sign-in?returnTo=/dashboard/sso/summit')
  await newTab().go('/api/session/sign-in?returnTo=/dashboard/summit')
  expect(world.signIns.map(({ policy }) => policy)).toEqual(['Summit-Staff', 'Customer-Care'])
})

test('each client signs in under its own policy; an unknown key is refused', async () => {
  world.signIns.length = 0
  await newTab().go('/api/session/sign-in?client=summit')
  await newTab().go('/api/session/sign-in')
  expect(world.signIns.map(({ policy }) => policy)).toEqual(['Summit-Staff', 'Customer-Care'])
  const unknown = await newTab().go('/api/session/sign-in?client=nobody')
  expect(unknown.headers.get('location')).toMatch(/^\/error\?reason=unknown-client&reference=/)
  expect(world.signIns).toHaveLength(2)
})

test('a code is accepted once, in the browser that began the sign-in, within ten minutes', async () => {
  const tab = newTab()
  world.whoSignsIn = 'orderer'
  const begin = async () => new URL((await tab.go('/api/session/sign-in')).headers.get('location') ?? '').searchParams.get('state')
  const first = await begin()
  const thief = await newTab().go(`/api/session/callback?code=c&state=${first}`)
  expect(thief.headers.get('location')).toMatch(/^\/error\?reason=access-denied/)
  // A sign-in in a second window of the same browser does not end the one in the first.
  const second = await begin()
  expect((await tab.go(`/api/session/callback?code=c&state=${first}`)).headers.get('location')).toBe('/')
  expect((await tab.go(`/api/session/callback?code=c&state=${second}`)).headers.get('location')).toBe('/')
  const calls = world.calls.filter((call) => call === 'identity.finishSignIn').length
  expect((await tab.go(`/api/session/callback?code=c&state=${first}`)).headers.get('location')).toBe('/')
  expect(world.calls.filter((call) => call === 'identity.finishSignIn')).toHaveLength(calls)

  const late = newTab()
  const state = new URL((await late.go('/api/session/sign-in')).headers.get('location') ?? '').searchParams.get('state')
  passMinutes(11)
  expect((await late.go(`/api/session/callback?code=c&state=${state}`)).headers.get('location')).toMatch(/^\/error\?reason=access-denied/)
})

test('after a refused sign-in, the next one asks for the password instead of being refused again at once', async () => {
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

test.each([
  ['https://evil.test/', '/'],
  ['//evil.test/', '/'],
  ['/\\evil.test/', '/'],
  ['/%09/evil.test', '/'],
  ['/api/session/sign-out', '/'],
  ['/thankyou?x=1', '/thankyou?x=1'],
])('returning to %s ends at %s', async (wanted, expected) => {
  const { location } = await signIn('orderer', newTab(), `?returnTo=${encodeURIComponent(wanted)}`)
  // A percent-encoded tab is still a path of our own.
  expect(location === expected || new URL(location, 'http://localhost:3000').origin === 'http://localhost:3000').toBe(true)
  expect(location).not.toMatch(/^(\/\/|\/\\|https?:)/)
})
