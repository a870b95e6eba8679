import { randomUUID } from 'node:crypto'
import { UpstreamRefused, UpstreamTimeout, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { conversations } from '@fondly/kit/testing/conversations.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { testBrowser, type TestBrowser } from '@fondly/upstreams/identity/testing/browser.ts'
import {
  DISABLED,
  ENVIRONMENT,
  harborview,
  LOCKED,
  ORDERER,
  OTHER,
  PASSWORD,
  testIdentity,
  WEB,
  WORKER,
  WORLD,
} from '@fondly/upstreams/identity/testing/test-identity.ts'
import { identityOverHttp } from '@fondly/upstreams/identity/testing/identity-over-http.ts'
import { checkPassword } from '@fondly/upstreams/identity/testing/sign-on.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { identityGateway } from './identity-gateway.ts'
import type { Identity } from './identity.ts'
import { realEnv, realIdentity, type ConversationServer } from './testing/real-identity.ts'

const gatewayTo = (
  origin: string,
  endpoint: { fetch: Fetch; baseUrl: string },
  env: Awaited<ReturnType<typeof testIdentity>>['env'],
  more: { inProcess?: boolean } = {},
) =>
  identityGateway({
    issuerUrl: `${origin}/identity/${ENVIRONMENT}/as`,
    apiUrl: `${origin}/identity/v1`,
    environmentId: ENVIRONMENT,
    endpoint,
    clientId: WEB.clientId,
    clientSecret: WEB.clientSecret,
    workerClientId: WORKER.clientId,
    workerClientSecret: WORKER.clientSecret,
    env,
    timeoutMilliseconds: 5000,
    ...more,
  })

const embeddedAt = (origin: string) => ({
  base: `${origin}/identity/${ENVIRONMENT}`,
  redirectUri: `${origin}/api/session/callback`,
  signedOffUri: `${origin}/`,
  clientSecret: WEB.clientSecret,
  person: { email: ORDERER.email, password: PASSWORD },
})

async function inProcess(): Promise<ConversationServer> {
  const upstream = await testIdentity()
  await upstream.load(WORLD)
  const { fetch, origin, end, env } = upstream
  return {
    ...embeddedAt(origin),
    identity: gatewayTo(origin, { fetch, baseUrl: 'http://identity' }, env),
    browser: () => testBrowser(fetch, '/identity'),
    end,
  }
}

async function overHttp(): Promise<ConversationServer> {
  const { origin, env, end } = await identityOverHttp()
  const network = networkFetch()
  return {
    ...embeddedAt(origin),
    identity: gatewayTo(origin, { fetch: network, baseUrl: `${origin}/identity` }, env),
    browser: () => testBrowser(network, `${origin}/identity`),
    end,
  }
}

const lines = conversations<() => Promise<ConversationServer>>('IDENTITY', {
  inProcess,
  overHttp,
  real: (url, setting) => () => Promise.resolve(realIdentity(url, setting)),
})

describe.each(lines)('identity, %s', (way, open) => {
  let server: ConversationServer
  beforeAll(async () => {
    server = await open()
  })
  afterAll(() => server.end())

  /** As a person: to identity, the password, and back to the callback. */
  async function walk(browser: TestBrowser, location: string, { email, password } = server.person): Promise<string> {
    const page = (await browser.go(location)).headers.get('location') ?? ''
    const flow = `${server.base}/flows/${new URL(page).searchParams.get('flowId')}`
    const { resumeUrl } = (await (await checkPassword(browser, flow, email, password)).json()) as { resumeUrl: string }
    return (await browser.follow(resumeUrl)).location ?? ''
  }

  async function signOn(person = server.person, policy = 'Customer-Care') {
    const { location, pending } = await server.identity.beginSignIn({ redirectUri: server.redirectUri, policy })
    return server.identity.finishSignIn(await walk(server.browser(), location, person), pending)
  }

  test('a person signs on: who it is, for whom, and tokens that live', async () => {
    const before = Date.now()
    const signedOn = await signOn()
    expect(signedOn.userId).toMatch(/^[0-9a-f-]{36}$/)
    expect(signedOn.claims).toMatchObject({ email: server.person.email, populationId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(signedOn.expiresAt.getTime() - before).toBeGreaterThan(3_590_000)
    expect(await server.identity.isActive(signedOn.accessToken)).toBe(true)
    expect(await server.identity.isActive('a-token-of-nobody')).toBe(false)

    const user = await server.identity.readUser(signedOn.accessToken, signedOn.userId)
    expect(user).toMatchObject({
      id: signedOn.userId,
      email: server.person.email,
      enabled: true,
      locked: false,
      populationId: signedOn.claims.populationId,
    })
    // The clock of the one who tells it may go a little differently.
    expect(user.lastSignOn?.getTime()).toBeGreaterThanOrEqual(before - 30_000)
    expect((await server.identity.findByEmail(server.person.email.toUpperCase())).map(({ id }) => id)).toEqual([signedOn.userId])
    expect(await server.identity.findByEmail(`nobody"${randomUUID()}\\@fondly.test`)).toEqual([])
  })

  test.skipIf(way === 'the real one')(
    'what the world says of a person is what the token says, and of the profile the user too',
    async () => {
      const { claims, accessToken, userId } = await signOn()
      expect((await server.identity.readUser(accessToken, userId)).profile).toEqual(claims.profile)
      expect(claims).toMatchObject({
        firstName: 'Dana',
        lastName: 'Whitfield',
        populationId: harborview.population,
        profile: { role: 'orderer', location: 'Pier' },
        recipient: {},
      })
    },
  )

  test('the way to identity carries state, a nonce of 60 characters, a challenge and the policy, and nothing that is secret', async () => {
    const { location, pending } = await server.identity.beginSignIn({
      redirectUri: server.redirectUri,
      policy: 'Summit-Claims',
      prompt: 'login',
    })
    const query = new URL(location).searchParams
    expect(location.startsWith(`${server.base}/as/authorize?`)).toBe(true)
    expect(pending.nonce).toMatch(/^[\w-]{60}$/)
    expect(Object.fromEntries(query)).toMatchObject({
      state: pending.state,
      nonce: pending.nonce,
      acr_values: 'Summit-Claims',
      prompt: 'login',
      code_challenge_method: 'S256',
    })
    expect(location).not.toContain(pending.codeVerifier)
    expect(location).not.toContain(server.clientSecret)
  })

  test('a callback with another nonce, another state, another verifier or an error is refused', async () => {
    const fresh = async () => {
      const { location, pending } = await server.identity.beginSignIn({ redirectUri: server.redirectUri, policy: 'Customer-Care' })
      return { callback: await walk(server.browser(), location), pending }
    }
    const one = await fresh()
    await expect(server.identity.finishSignIn(one.callback, { ...one.pending, nonce: 'x'.repeat(60) })).rejects.toMatchObject({
      name: 'UpstreamRefused',
      code: 'nonce_mismatch',
    })
    const two = await fresh()
    await expect(server.identity.finishSignIn(two.callback, { ...two.pending, state: 'another' })).rejects.toThrow(UpstreamUnreadable)
    await expect(server.identity.finishSignIn(two.callback, { ...two.pending, codeVerifier: 'v'.repeat(43) })).rejects.toMatchObject({
      code: 'invalid_grant',
    })
    const denied = `${server.redirectUri}?${new URLSearchParams({ error: 'access_denied', state: two.pending.state, iss: `${server.base}/as` })}`
    await expect(server.identity.finishSignIn(denied, two.pending)).rejects.toMatchObject({
      name: 'UpstreamRefused',
      code: 'access_denied',
    })
  })

  test('tokens are renewed once; a spent refresh token is refused and takes the rest with it', async () => {
    const first = await signOn()
    const second = await server.identity.refresh(first.refreshToken ?? '')
    expect(second.accessToken).not.toBe(first.accessToken)
    await expect(server.identity.refresh(first.refreshToken ?? '')).rejects.toMatchObject({
      name: 'UpstreamRefused',
      status: 400,
      code: 'invalid_grant',
    })
    expect(await server.identity.isActive(second.accessToken)).toBe(false)
  })

  test('signing off ends the tokens and leads back', async () => {
    const browser = server.browser()
    const { location, pending } = await server.identity.beginSignIn({ redirectUri: server.redirectUri, policy: 'Customer-Care' })
    const signedOn = await server.identity.finishSignIn(await walk(browser, location), pending)
    const form = await server.identity.signOff({ tokens: signedOn, postLogoutRedirectUri: server.signedOffUri })
    // Over the network it is the browser that signs off, with the ID token in the body of a form.
    expect(form?.fields).toMatchObject({ id_token_hint: signedOn.idToken })
    const answer = await browser.go(form?.action ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form?.fields).toString(),
    })
    expect(answer.headers.get('location')).toBe(server.signedOffUri)
    expect(await server.identity.isActive(signedOn.accessToken)).toBe(false)
  })

  // A real one lets an application do it whose idpSignoff is true.
  test.skipIf(way === 'the real one')(
    'a sign-on in another browser is ended with its tokens: who comes from there is asked again',
    async () => {
      const begin = () => server.identity.beginSignIn({ redirectUri: server.redirectUri, policy: 'Customer-Care' })
      const inBrowser = async () => {
        const browser = server.browser()
        const { location, pending } = await begin()
        return { browser, signedOn: await server.identity.finishSignIn(await walk(browser, location), pending) }
      }
      const [phone, desk] = [await inBrowser(), await inBrowser()]
      await server.identity.endSignOn(await server.identity.refresh(phone.signedOn.refreshToken ?? ''))
      expect(await server.identity.isActive(phone.signedOn.accessToken)).toBe(false)
      expect(await server.identity.isActive(desk.signedOn.accessToken)).toBe(true)
      const whereTo = async ({ browser }: typeof phone) => (await browser.follow((await begin()).location)).location ?? ''
      expect(await whereTo(phone)).toContain('flowId=')
      expect(await whereTo(desk)).toContain(`${server.redirectUri}?code=`)
      // Over already is as good as ended; what identity did not sign ends nothing.
      await server.identity.endSignOn(phone.signedOn)
      await expect(
        server.identity.endSignOn({ ...desk.signedOn, idToken: `${desk.signedOn.idToken.slice(0, -8)}AAAAAAAA` }),
      ).rejects.toThrow('could not be ended')
      expect(await whereTo(desk)).toContain(`${server.redirectUri}?code=`)
    },
  )

  test('own preferences are changed one by one, with the own token, and leave what is not theirs', async () => {
    const { accessToken, userId } = await signOn()
    const { data: before } = await server.identity.readUser(accessToken, userId)
    await server.identity.updateOwn(accessToken, userId, { recents: ['1HBE2163'] })
    const { data } = await server.identity.updateOwn(accessToken, userId, { darkMode: true })
    expect(data).toEqual({ ...before, recents: ['1HBE2163'], darkMode: true })
    // A heart and an opened form change what stands there by now.
    const { data: hearted } = await server.identity.updateOwn(accessToken, userId, {
      heart: { cardId: '1HBE9999', isFavorite: true },
      opened: '1HBE9999',
    })
    expect(hearted).toEqual({ ...data, favorites: [...before.favorites, '1HBE9999'], recents: ['1HBE9999', '1HBE2163'] })
    await server.identity.updateOwn(accessToken, userId, { heart: { cardId: '1HBE9999', isFavorite: false } })
    await server.identity.updateOwn(accessToken, userId, { recents: before.recents, darkMode: before.darkMode })
  })

  test('the language of the page is the preferred language of the account, whatever else is changed with it', async () => {
    const { accessToken, userId } = await signOn()
    const { data: before } = await server.identity.readUser(accessToken, userId)
    for (const pageLanguage of ['es', 'en_US'] as const) {
      const { data } = await server.identity.updateOwn(accessToken, userId, { pageLanguage })
      expect(data).toEqual({ ...before, pageLanguage })
      expect((await server.identity.readUser(accessToken, userId)).data.pageLanguage).toBe(pageLanguage)
    }
    const both = await server.identity.updateOwn(accessToken, userId, { pageLanguage: 'es', darkMode: !before.darkMode })
    expect(both.data).toEqual({ ...before, pageLanguage: 'es', darkMode: !before.darkMode })
    await server.identity.updateOwn(accessToken, userId, { darkMode: before.darkMode, pageLanguage: before.pageLanguage ?? 'en_US' })
  })

  test.skipIf(way === 'the real one')('the own token opens the own account alone', async () => {
    const { accessToken } = await signOn()
    await expect(server.identity.readUser(accessToken, OTHER.id)).rejects.toMatchObject({
      name: 'UpstreamRefused',
      status: 403,
      code: 'INSUFFICIENT_PERMISSIONS',
    })
  })

  test('the application gives languages, sender profiles and a role, locks and disables, and unlocking is remembered', async () => {
    const { userId, claims } = await signOn()
    const { updateUser, findByEmail } = server.identity
    const [{ data: before } = { data: {} }] = await findByEmail(claims.email)
    const changed = await updateUser(userId, { languages: ['es', 'en_US'], senderProfiles: ['hv-leasing'], clearRecipient: true })
    expect(changed.data).toEqual({ ...before, languages: ['en_US', 'es'], senderProfiles: ['hv-leasing'] })
    expect(await updateUser(userId, { locked: true })).toMatchObject({ locked: true, enabled: true })
    const unlockedFrom = Date.now()
    const unlocked = await updateUser(userId, { locked: false, enabled: false })
    expect(unlocked).toMatchObject({ locked: false, enabled: false, data: changed.data })
    expect(unlocked.unlockedAt?.getTime()).toBeGreaterThanOrEqual(unlockedFrom)
    expect(await updateUser(userId, { enabled: true })).toMatchObject({ locked: false, enabled: true, unlockedAt: unlocked.unlockedAt })

    await updateUser(userId, { role: 'reporting' })
    const { claims: after } = await signOn()
    expect(after.profile).toEqual({ ...claims.profile, role: 'reporting' })
    await updateUser(userId, { role: claims.profile.role ?? 'orderer', ...before })
    await expect(updateUser('00000000-0000-4000-8000-000000000000', { locked: true })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })

  // A real PingOne does not let them through: docs/differences.md.
  test.skipIf(way === 'the real one').each([
    [LOCKED, { locked: true, enabled: true }],
    [DISABLED, { locked: false, enabled: false }],
  ])('who may not come in is known by name first, so that the sentence can be said ($email)', async (person, standing) => {
    const { accessToken, userId } = await signOn({ email: person.email, password: PASSWORD })
    expect(await server.identity.readUser(accessToken, userId)).toMatchObject({ id: person.id, ...standing })
    expect(await server.identity.isActive(accessToken)).toBe(false)
  })
})

test('a token of the application that was revoked before its time is replaced', async () => {
  let calls = 0
  const upstream = await testIdentity()
  await upstream.load(WORLD)
  // Identity forgets the first token.
  const fetch: Fetch = (request) => {
    const isFirst = request.method === 'POST' && request.url.includes('/users/') && calls++ === 0
    return isFirst
      ? Promise.resolve(Response.json({ code: 'ACCESS_FAILED', details: [{ code: 'INVALID_TOKEN' }] }, { status: 401 }))
      : upstream.fetch(request)
  }
  const identity = gatewayTo(upstream.origin, { fetch, baseUrl: 'http://identity' }, upstream.env)
  expect(await identity.updateUser(OTHER.id, { locked: true })).toMatchObject({ locked: true })
  expect(calls).toBe(2)
  await upstream.end()
})

test('a lock by wrong passwords does not turn away who is signed in', async () => {
  const server = await inProcess()
  const { location, pending } = await server.identity.beginSignIn({ redirectUri: server.redirectUri, policy: 'Customer-Care' })
  const flowOf = async (browser: TestBrowser) => {
    const page = (await browser.go(location)).headers.get('location') ?? ''
    return `${server.base}/flows/${new URL(page).searchParams.get('flowId')}`
  }
  const browser = server.browser()
  const { resumeUrl } = (await (await checkPassword(browser, await flowOf(browser))).json()) as { resumeUrl: string }
  const { accessToken, userId } = await server.identity.finishSignIn((await browser.follow(resumeUrl)).location ?? '', pending)

  const guesser = server.browser()
  const guessed = await flowOf(guesser)
  for (let guess = 0; guess < 5; guess++) await checkPassword(guesser, guessed, ORDERER.email, 'wrong')
  expect(await server.identity.readUser(accessToken, userId)).toMatchObject({ locked: false })
  expect(await server.identity.isActive(accessToken)).toBe(true)
  await server.end()
})

describe('what identity answers is not believed blindly', () => {
  const to = (fetch: Fetch, origin = 'http://localhost:3000') => gatewayTo(origin, { fetch, baseUrl: 'http://identity' }, realEnv)
  const begin = (identity: Identity) => identity.beginSignIn({ redirectUri: 'http://localhost:3000/cb', policy: 'Customer-Care' })

  test.each<[string, Fetch, new (...args: never[]) => Error]>([
    [
      'a page where JSON belongs',
      () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })),
      UpstreamUnreadable,
    ],
    ['a document of another issuer', () => Promise.resolve(Response.json({ issuer: 'https://evil.example' })), UpstreamUnreadable],
    ['a broken connection', () => Promise.reject(new Error('reset')), UpstreamTimeout],
  ])('%s', async (_, fetch, error) => {
    await expect(begin(to(fetch))).rejects.toThrow(error)
  })

  test.each([
    ['es-MX,es;q=0.9', 'es_MX'],
    ['en', 'en'],
    ['en-US', 'en_US'],
    ['1n', undefined],
    ['es_MX', undefined],
    ['*', undefined],
    ['', undefined],
    [null, undefined],
  ])('pages are read in the first of the preferred languages %j', async (preferredLanguage, pageLanguage) => {
    const user = { id: ORDERER.id, username: 'dana', enabled: true, population: { id: 'p' }, preferredLanguage }
    const identity = to(() => Promise.resolve(Response.json(user)))
    expect((await identity.readUser('token', ORDERER.id)).data.pageLanguage).toBe(pageLanguage)
  })

  test.each([
    [500, UpstreamTimeout],
    [429, UpstreamTimeout],
    [401, UpstreamRefused],
  ])('%i from the platform API', async (status, error) => {
    const identity = to(() => Promise.resolve(Response.json({ id: 'x', code: 'ACCESS_FAILED', message: 'No.' }, { status })))
    await expect(identity.readUser('token', ORDERER.id)).rejects.toThrow(error)
  })

  test('over a network it must be https', () => {
    const network = { fetch: () => Promise.reject(new Error('not asked')), baseUrl: 'http://auth.example/identity' }
    expect(() => gatewayTo('http://auth.example', network, realEnv)).toThrow('https')
    expect(() => gatewayTo('http://auth.example', network, realEnv, { inProcess: true })).not.toThrow()
  })
})
