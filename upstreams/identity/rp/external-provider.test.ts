import { Flow } from '@fondly/contracts/pingone/flows.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testBrowser, type TestBrowser } from '../testing/browser.ts'
import { ENVIRONMENT, PASSWORD, WORKER } from '../testing/test-identity.ts'
import { act, begin, checkPassword, token, VERIFIER } from '../testing/sign-on.ts'
import { CAREFUL, ELSEWHERE, LINKED, lumen, PROVIDER, SINGLE, twoEnvironments } from '../testing/second-issuer.ts'

let between: (fetch: Fetch) => Fetch = (fetch) => fetch
let world: Awaited<ReturnType<typeof twoEnvironments>>
let browser: TestBrowser
beforeAll(async () => {
  world = await twoEnvironments({ reach: (fetch) => (request) => between(fetch)(request) })
})
afterAll(() => world.end())
beforeEach(() => {
  between = (fetch) => fetch
  browser = testBrowser(world.both, '/identity')
})

const read = async (address: string) => Flow.parse(await (await browser.go(address)).json())
const flowAt = (environment: string, page: string | null) =>
  `${world.upstream.origin}/identity/${environment}/flows/${new URL(page ?? 'none:').searchParams.get('flowId')}`

/** Goes from the product's flow to the provider's form. Returns both flows and the provider's authorize address. */
async function toProvider(policy = 'Elsewhere', more: Record<string, string> = {}) {
  const address = await begin(browser, world.upstream.origin, { acr_values: policy, ...more })
  const flow = await read(address)
  const href = flow._embedded?.socialProviders?.[0]?._links?.authenticate?.href ?? ''
  const away = (await browser.go(href)).headers.get('location') ?? ''
  return { address, flow, away: new URL(away) }
}

/** Signs on at the provider and returns the address to which it sends the browser back. */
async function signOnThere(away: URL, username: string): Promise<string> {
  const { location } = await browser.follow(away)
  const there = flowAt(ELSEWHERE, location)
  const done = Flow.parse(await (await checkPassword(browser, there, username)).json())
  return (await browser.go(done.resumeUrl)).headers.get('location') ?? ''
}

async function comeBack(username: string, policy?: string) {
  const { address, away } = await toProvider(policy)
  const back = await browser.go(await signOnThere(away, username))
  expect(back.status).toBe(302)
  expect(flowAt(ENVIRONMENT, back.headers.get('location'))).toBe(address)
  return { address, flow: await read(address) }
}

async function claimsOf(flow: Flow): Promise<Record<string, unknown>> {
  const { location } = await browser.follow(flow.resumeUrl)
  const code = new URL(location ?? 'none:').searchParams.get('code') ?? ''
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${world.upstream.origin}/api/session/callback`,
    code_verifier: VERIFIER,
  }
  const { body } = await token(browser, world.upstream.origin, form)
  return JSON.parse(Buffer.from(body['id_token']?.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}

test('the flow offers the provider alone, with code, PKCE, state and nonce, and names it', async () => {
  const { flow, away } = await toProvider()
  expect(flow).toMatchObject({
    status: 'EXTERNAL_AUTHENTICATION_REQUIRED',
    _embedded: { socialProviders: [{ id: PROVIDER.id, name: 'Directory', type: 'OPENID_CONNECT' }] },
  })
  expect(Object.keys(flow._links).toSorted()).toEqual(['authenticate', 'self', 'session.reset'])
  expect(Object.fromEntries(away.searchParams)).toMatchObject({
    client_id: PROVIDER.clientId,
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge_method: 'S256',
    redirect_uri: `${world.upstream.origin}/identity/${ENVIRONMENT}/rp/callback/openid_connect`,
  })
  for (const secret of ['state', 'nonce', 'code_challenge']) expect(away.searchParams.get(secret)).toMatch(/^[\w-]{43}$/)
  expect((await read(flowAt(ELSEWHERE, (await browser.follow(away)).location))).environment).toEqual({ id: ELSEWHERE, name: 'Directory' })
})

test('the first time the account here is shown by its password, from then on nothing is asked here', async () => {
  const { address, flow } = await comeBack(LINKED.email)
  expect(flow).toMatchObject({ status: 'ACCOUNT_LINKING_REQUIRED', _embedded: { user: { username: LINKED.email } } })
  expect(Object.keys(flow._links).toSorted()).toEqual(['self', 'session.reset', 'usernamePassword.check'])
  expect((await checkPassword(browser, address, LINKED.email, 'wrong')).status).toBe(400)
  // This flow accepts that account only.
  expect((await checkPassword(browser, address, SINGLE.email)).status).toBe(400)
  const done = Flow.parse(await (await act(browser, address, 'usernamePassword.check', { password: PASSWORD })).json())
  expect(done.status).toBe('COMPLETED')
  expect(await claimsOf(done)).toMatchObject({ sub: LINKED.id, acr: 'Elsewhere', populationID: lumen.population })

  browser = testBrowser(world.both, '/identity')
  const again = await comeBack(LINKED.email)
  expect(again.flow.status).toBe('COMPLETED')
  expect(await claimsOf(again.flow)).toMatchObject({ sub: LINKED.id })
})

test('whoever is linked has the provider in the platform API, anybody else PingOne', async () => {
  const form = { grant_type: 'client_credentials' }
  const { body } = await token(browser, world.upstream.origin, form, WORKER)
  const providerOf = async (id: string) => {
    const address = `${world.upstream.origin}/identity/v1/environments/${ENVIRONMENT}/users/${id}`
    const answer = await browser.go(address, { headers: { authorization: `Bearer ${body['access_token']}` } })
    return ((await answer.json()) as { identityProvider: unknown }).identityProvider
  }
  expect(await providerOf(LINKED.id)).toEqual({ id: PROVIDER.id, type: 'OPENID_CONNECT' })
  expect(await providerOf(SINGLE.id)).toEqual({ type: 'PING_ONE' })
})

test('whoever turns back at the linking is asked by the provider who he is, and may be another', async () => {
  const { address } = await comeBack(CAREFUL.email)
  const reset = Flow.parse(await (await act(browser, address, 'session.reset')).json())
  expect(reset.status).toBe('EXTERNAL_AUTHENTICATION_REQUIRED')
  const away = (await browser.go(reset._links['authenticate']?.href ?? '')).headers.get('location') ?? ''
  expect(new URL(away).searchParams.get('prompt')).toBe('login')
})

describe('without an account here', () => {
  test('a client that takes strangers has a new one, of its population, with a confirmed address', async () => {
    const { flow } = await comeBack('newcomer@lumen.test')
    expect(flow.status).toBe('COMPLETED')
    expect(await claimsOf(flow)).toMatchObject({
      email: 'newcomer@lumen.test',
      given_name: 'Lena',
      family_name: 'Whitfield',
      populationID: lumen.population,
    })
  })

  test('one that has no password is linked by a code in its mail, when the provider knows somebody anew', async () => {
    const before = await comeBack('newcomer@lumen.test')
    const { sub } = await claimsOf(before.flow)
    // As if the provider had deleted the person's account and created it again, with another subject.
    const tables = new Client({ connectionString: world.upstream.database })
    await tables.connect()
    await tables.query('delete from identity.external_accounts where user_id = $1', [sub])
    await tables.end()

    browser = testBrowser(world.both, '/identity')
    const { address, flow } = await comeBack('newcomer@lumen.test')
    expect(flow.status).toBe('VERIFICATION_CODE_REQUIRED')
    expect(Object.keys(flow._links).toSorted()).toEqual(['self', 'session.reset', 'user.sendVerificationCode', 'user.verify'])
    expect((await act(browser, address, 'user.verify', { verificationCode: 'WRONG234' })).status).toBe(400)
    const [letter] = await world.upstream.latestMail(1)
    expect(letter?.recipient).toBe('newcomer@lumen.test')
    const verificationCode = letter?.content.kind === 'verification' ? letter.content.code : ''
    const done = Flow.parse(await (await act(browser, address, 'user.verify', { verificationCode })).json())
    expect(done.status).toBe('COMPLETED')
    expect(await claimsOf(done)).toMatchObject({ sub })

    browser = testBrowser(world.both, '/identity')
    expect((await comeBack('newcomer@lumen.test')).flow.status).toBe('COMPLETED')
  })

  test('elsewhere any account may be linked whose password is known', async () => {
    const { address, flow } = await comeBack('unknown@lumen.test', 'Either')
    expect(flow.status).toBe('ACCOUNT_LINKING_REQUIRED')
    expect(flow._embedded?.user).toBeUndefined()
    const done = Flow.parse(await (await checkPassword(browser, address, SINGLE.email)).json())
    expect(await claimsOf(done)).toMatchObject({ sub: SINGLE.id, acr: 'Either' })
  })
})

describe('a provider beside the form', () => {
  test('is offered with it, and the password still serves', async () => {
    const { address, flow } = await toProvider('Either')
    expect(flow.status).toBe('USERNAME_PASSWORD_REQUIRED')
    expect(Object.keys(flow._links)).not.toContain('authenticate')
    expect(Flow.parse(await (await checkPassword(browser, address, SINGLE.email)).json()).status).toBe('COMPLETED')
  })

  test('does not stand in for it in a session that was begun here', async () => {
    const here = await begin(browser, world.upstream.origin)
    await claimsOf(Flow.parse(await (await checkPassword(browser, here, SINGLE.email)).json()))
    expect((await toProvider('Elsewhere')).flow.status).toBe('EXTERNAL_AUTHENTICATION_REQUIRED')
  })
})

describe('what goes wrong ends the flow with a sentence', () => {
  const failure = async (answer: Response, address: string) => {
    expect(flowAt(ENVIRONMENT, answer.headers.get('location'))).toBe(address)
    return (await read(address)).error
  }
  const callback = (more: Record<string, string>) =>
    browser.go(`${world.upstream.origin}/identity/${ENVIRONMENT}/rp/callback/openid_connect?${new URLSearchParams(more)}`)
  const issuer = () => `${world.upstream.origin}${PROVIDER.issuer}`

  test('denied there: the application hears that access was denied', async () => {
    const { address, away } = await toProvider()
    const answer = await callback({ error: 'access_denied', state: away.searchParams.get('state') ?? '', iss: issuer() })
    expect(await failure(answer, address)).toEqual({
      code: 'PROVIDER_DENIED',
      message: 'Directory did not let you in, or you turned back there.',
    })
    const { location } = await browser.follow((await read(address)).resumeUrl)
    expect(new URL(location ?? '').searchParams.get('error')).toBe('access_denied')
  })

  test.each<[string, Record<string, string>]>([
    ['an error of its own', { error: 'temporarily_unavailable' }],
    ['a code that nobody gave', { code: 'nobody-gave-this-code' }],
    ['nothing at all', {}],
  ])('%s', async (_, answered) => {
    const { address, away } = await toProvider()
    const answer = await callback({ ...answered, state: away.searchParams.get('state') ?? '', iss: issuer() })
    expect(await failure(answer, address)).toMatchObject({ code: 'PROVIDER_FAILED' })
  })

  test('an answer that claims to be of another issuer', async () => {
    const { address, away } = await toProvider()
    const back = new URL(await signOnThere(away, LINKED.email))
    back.searchParams.set('iss', 'https://evil.example')
    expect(await failure(await browser.go(back), address)).toMatchObject({ code: 'PROVIDER_FAILED' })
  })

  test.each([
    ['of another sign-on', (claims: Record<string, unknown>) => ({ ...claims, nonce: 'another' })],
    ['for another application', (claims: Record<string, unknown>) => ({ ...claims, aud: 'another' })],
    ['of somebody else, its signature the old one', (claims: Record<string, unknown>) => ({ ...claims, sub: 'somebody-else' })],
  ])('an ID token %s', async (_, forge) => {
    between = (fetch) => async (request) => {
      const answer = await fetch(request)
      if (!request.url.endsWith('/token')) return answer
      const body = (await answer.json()) as { id_token: string }
      const [head, claims = '', signature] = body.id_token.split('.')
      const forged = forge(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>)
      const id_token = [head, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.')
      return Response.json({ ...body, id_token })
    }
    const { address, away } = await toProvider()
    expect(await failure(await browser.go(await signOnThere(away, LINKED.email)), address)).toMatchObject({ code: 'PROVIDER_FAILED' })
  })

  test.each([
    ['is down', () => Promise.resolve(new Response('away', { status: 503 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('a provider that %s when the code is exchanged, and the next sign-on works again', async (_, away) => {
    const visit = await toProvider()
    const back = await signOnThere(visit.away, LINKED.email)
    between = () => away
    expect(await failure(await browser.go(back), visit.address)).toEqual({
      code: 'PROVIDER_SILENT',
      message: 'Directory does not answer at the moment. Please try again in a few minutes.',
    })
    between = (fetch) => fetch
    browser = testBrowser(world.both, '/identity')
    expect((await comeBack(LINKED.email)).flow.status).toBe('COMPLETED')
  })

  test('a provider that never answers', async () => {
    const fresh = await twoEnvironments({ reach: () => () => new Promise(() => {}), timeoutMs: 50 })
    browser = testBrowser(fresh.both, '/identity')
    const address = await begin(browser, fresh.upstream.origin, { acr_values: 'Elsewhere' })
    const answer = await browser.go((await read(address))._links['authenticate']?.href ?? '')
    expect(await failure(answer, address)).toMatchObject({ code: 'PROVIDER_SILENT' })
    await fresh.end()
  })
})

describe('a return that nobody waits for', () => {
  test('used before, invented, or without a state: a page that says so', async () => {
    const { away } = await toProvider()
    const back = await signOnThere(away, LINKED.email)
    expect((await browser.go(back)).status).toBe(302)
    for (const address of [back, back.replace(/state=[\w-]+/, `state=${'x'.repeat(43)}`), back.replace(/state=[\w-]+/, '')]) {
      const answer = await browser.go(address, { headers: { 'accept-language': 'en' } })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('This sign-on is not known in this browser, was used before, or took too long.')
    }
  })

  test('in another browser: it opens nothing there, and is still good in its own', async () => {
    const { address, away } = await toProvider()
    const back = await signOnThere(away, LINKED.email)
    const own = browser
    browser = testBrowser(world.both, '/identity')
    await begin(browser, world.upstream.origin, { acr_values: 'Elsewhere' })
    const answer = await browser.go(back, { headers: { 'accept-language': 'es' } })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('no se conoce en este navegador')
    browser = own
    expect((await browser.go(back)).status).toBe(302)
    expect((await read(address)).status).toBe('COMPLETED')
  })

  test('after the flow has gone on by the password: it is shown where it stands', async () => {
    const { address, away } = await toProvider('Either')
    const back = await signOnThere(away, CAREFUL.email)
    await checkPassword(browser, address, SINGLE.email)
    await browser.go(back)
    expect(await read(address)).toMatchObject({ status: 'COMPLETED', _embedded: { user: { id: SINGLE.id } } })
  })

  test('the way there is for the browser of the flow, and for the provider that it offers', async () => {
    const { flow } = await toProvider('Either')
    const href = flow._embedded?.socialProviders?.[0]?._links?.authenticate?.href ?? ''
    expect((await testBrowser(world.both, '/identity').go(href)).status).toBe(400)
    const other = new URL(href)
    other.searchParams.set('providerId', ENVIRONMENT)
    expect((await browser.go(other)).headers.get('location')).toMatch(/\/login\?/)
  })
})
