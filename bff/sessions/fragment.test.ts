import type { Session } from '@fondly/contracts/bff/session.ts'
import { afterAll, expect, test } from 'vitest'
import { smallWorld, testSettings } from '../testing/small-world.ts'

const { world, newTab, close } = await smallWorld({ settings: { ...testSettings, fragmentTokens: true } })
afterAll(close)
world.whoSignsIn = 'orderer'

type Tab = ReturnType<typeof newTab>
const begin = async (tab: Tab, query = '') =>
  new URL((await tab.go(`/api/session/sign-in${query}`)).headers.get('location') ?? '').searchParams.get('state') ?? ''
const hand = async (tab: Tab, state: string, idToken = `good for ${state}`) => {
  const answer = await tab.ask('POST', '/api/session/tokens', { idToken, accessToken: 'an access token', expiresIn: 3600, state })
  return ((await answer.json()) as { location: string }).location
}
const isSignedIn = async (tab: Tab) => (await tab.read<Session>('/api/session')).signedIn

test('the callback sends the browser to a page that hands over the tokens behind the #', async () => {
  const tab = newTab()
  const state = await begin(tab, '?returnTo=/%3Fcgid%3Dwelcome')
  const callback = await tab.go('/api/session/callback')
  expect([callback.status, callback.headers.get('location')]).toEqual([303, '/'])
  expect(await hand(tab, state)).toBe('/?cgid=welcome')
  expect(await isSignedIn(tab)).toBe(true)
  // The tokens cannot be renewed, so the session ends when they expire.
  world.now += 61 * 60_000
  expect(await isSignedIn(tab)).toBe(false)
})

test('tokens are accepted once, in the browser that began the sign-in, within ten minutes', async () => {
  const [tab, thief] = [newTab(), newTab()]
  const state = await begin(tab)
  await begin(thief)
  expect(await hand(thief, state)).toMatch(/^\/error\?reason=access-denied&reference=/)
  expect(await hand(tab, state)).toBe('/')
  expect(await hand(tab, state)).toMatch(/^\/error\?reason=access-denied/)

  const late = newTab()
  const old = await begin(late)
  world.now += 11 * 60_000
  expect(await hand(late, old)).toMatch(/^\/error\?reason=access-denied/)
  expect(await isSignedIn(late)).toBe(false)
})

test('a nonce of another sign-in leads to its error page and ends the sign-in', async () => {
  const tab = newTab()
  const state = await begin(tab)
  expect(await hand(tab, state, 'forged')).toMatch(/^\/error\?reason=nonce-mismatch&reference=/)
  expect(await hand(tab, state)).toMatch(/^\/error\?reason=access-denied/)
  expect(await isSignedIn(tab)).toBe(false)
})

test('another site cannot hand over tokens, and without the setting nobody can', async () => {
  const tab = newTab()
  const state = await begin(tab)
  const body = { idToken: `good for ${state}`, accessToken: 'a', expiresIn: 3600, state }
  const foreign = await tab.ask('POST', '/api/session/tokens', body, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' })
  expect(foreign.status).toBe(403)
  const defaultWorld = await smallWorld()
  expect((await defaultWorld.newTab().ask('POST', '/api/session/tokens', body)).status).toBe(404)
  await defaultWorld.close()
})
