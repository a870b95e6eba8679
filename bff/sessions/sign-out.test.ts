import { afterAll, expect, test } from 'vitest'
import { sessionsWorld } from '../testing/sessions-world.ts'

const { world, signIn, signedInAs, close } = await sessionsWorld()
afterAll(close)

test('after a single send, the sign-out at identity returns to the thank-you page', async () => {
  const { tab } = await signIn('orderer')
  const answer = await tab.ask('POST', '/api/session/sign-out', { landing: 'thankyou' })
  expect(await answer.json()).toMatchObject({
    location: '/thankyou',
    form: { fields: { postLogoutRedirectUri: 'http://localhost:3000/thankyou' } },
  })
  expect(await (await tab.ask('POST', '/api/session/sign-out', { landing: 'thankyou' })).json()).toEqual({ location: '/thankyou' })
  expect((await tab.ask('POST', '/api/session/sign-out', { landing: 'https://elsewhere.test' })).status).toBe(400)
})

test('a page that is left signs out with a beacon, here and at identity, and the next sign-in asks for the password', async () => {
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

test('sign-out ends the session here and leads to the sign-out at identity, without the ID token in an address; without a session it leads to the start page', async () => {
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

test('a request from another site cannot sign anybody out', async () => {
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
