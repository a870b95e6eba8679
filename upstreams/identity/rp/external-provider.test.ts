import { Flow } from '@fondly/contracts/pingone/flows.ts'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { ENVIRONMENT, PASSWORD, WORKER } from '../testing/test-identity.ts'
import { act, begin, checkPassword, token } from '../testing/sign-on.ts'
import { CAREFUL, ELSEWHERE, LINKED, lumen, PROVIDER, SINGLE } from '../testing/second-issuer.ts'
import { openProviderVisits } from '../testing/provider-visits.ts'

const { world, visit, newBrowser, read, flowAt, toProvider, comeBack, claimsOfFlow } = await openProviderVisits()

test('the flow offers only the provider and sends code, PKCE, state and nonce to it', async () => {
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
  expect((await read(flowAt(ELSEWHERE, (await visit.browser.follow(away)).location))).environment).toEqual({
    id: ELSEWHERE,
    name: 'Directory',
  })
})

test('the first sign-on links the account by its password, and later ones ask for nothing', async () => {
  const { address, flow } = await comeBack(LINKED.email)
  expect(flow).toMatchObject({ status: 'ACCOUNT_LINKING_REQUIRED', _embedded: { user: { username: LINKED.email } } })
  expect(Object.keys(flow._links).toSorted()).toEqual(['self', 'session.reset', 'usernamePassword.check'])
  expect((await checkPassword(visit.browser, address, LINKED.email, 'wrong')).status).toBe(400)
  // The flow accepts only the account that the provider named.
  expect((await checkPassword(visit.browser, address, SINGLE.email)).status).toBe(400)
  const done = Flow.parse(await (await act(visit.browser, address, 'usernamePassword.check', { password: PASSWORD })).json())
  expect(done.status).toBe('COMPLETED')
  expect(await claimsOfFlow(done)).toMatchObject({ sub: LINKED.id, acr: 'Elsewhere', populationID: lumen.population })

  visit.browser = newBrowser()
  const again = await comeBack(LINKED.email)
  expect(again.flow.status).toBe('COMPLETED')
  expect(await claimsOfFlow(again.flow)).toMatchObject({ sub: LINKED.id })
})

test('the platform API names the provider of a linked user, and PingOne for everybody else', async () => {
  const form = { grant_type: 'client_credentials' }
  const { body } = await token(visit.browser, world.upstream.origin, form, WORKER)
  const providerOf = async (id: string) => {
    const address = `${world.upstream.origin}/identity/v1/environments/${ENVIRONMENT}/users/${id}`
    const answer = await visit.browser.go(address, { headers: { authorization: `Bearer ${body['access_token']}` } })
    return ((await answer.json()) as { identityProvider: unknown }).identityProvider
  }
  expect(await providerOf(LINKED.id)).toEqual({ id: PROVIDER.id, type: 'OPENID_CONNECT' })
  expect(await providerOf(SINGLE.id)).toEqual({ type: 'PING_ONE' })
})

test('a person who cancels linking can choose another account at the provider', async () => {
  const { address } = await comeBack(CAREFUL.email)
  const reset = Flow.parse(await (await act(visit.browser, address, 'session.reset')).json())
  expect(reset.status).toBe('EXTERNAL_AUTHENTICATION_REQUIRED')
  const away = (await visit.browser.go(reset._links['authenticate']?.href ?? '')).headers.get('location') ?? ''
  expect(new URL(away).searchParams.get('prompt')).toBe('login')
})

describe('without an account here', () => {
  test('a client with registration gets a new user with a confirmed e-mail address', async () => {
    const { flow } = await comeBack('newcomer@lumen.test')
    expect(flow.status).toBe('COMPLETED')
    expect(await claimsOfFlow(flow)).toMatchObject({
      email: 'newcomer@lumen.test',
      given_name: 'Lena',
      family_name: 'Whitfield',
      populationID: lumen.population,
    })
  })

  test('a user without a password is linked again by a code in a mail', async () => {
    const before = await comeBack('newcomer@lumen.test')
    const { sub } = await claimsOfFlow(before.flow)
    // As if the provider had deleted the person's account and created it again, with another subject.
    const tables = new Client({ connectionString: world.upstream.database })
    await tables.connect()
    await tables.query('delete from identity.external_accounts where user_id = $1', [sub])
    await tables.end()

    visit.browser = newBrowser()
    const { address, flow } = await comeBack('newcomer@lumen.test')
    expect(flow.status).toBe('VERIFICATION_CODE_REQUIRED')
    expect(Object.keys(flow._links).toSorted()).toEqual(['self', 'session.reset', 'user.sendVerificationCode', 'user.verify'])
    expect((await act(visit.browser, address, 'user.verify', { verificationCode: 'WRONG234' })).status).toBe(400)
    const [letter] = await world.upstream.latestMail(1)
    expect(letter?.recipient).toBe('newcomer@lumen.test')
    const verificationCode = letter?.content.kind === 'verification' ? letter.content.code : ''
    const done = Flow.parse(await (await act(visit.browser, address, 'user.verify', { verificationCode })).json())
    expect(done.status).toBe('COMPLETED')
    expect(await claimsOfFlow(done)).toMatchObject({ sub })

    visit.browser = newBrowser()
    expect((await comeBack('newcomer@lumen.test')).flow.status).toBe('COMPLETED')
  })

  test('a client without registration links any account whose password is known', async () => {
    const { address, flow } = await comeBack('unknown@lumen.test', 'Either')
    expect(flow.status).toBe('ACCOUNT_LINKING_REQUIRED')
    expect(flow._embedded?.user).toBeUndefined()
    const done = Flow.parse(await (await checkPassword(visit.browser, address, SINGLE.email)).json())
    expect(await claimsOfFlow(done)).toMatchObject({ sub: SINGLE.id, acr: 'Either' })
  })
})

describe('a provider beside the form', () => {
  test('is optional, and the password still works', async () => {
    const { address, flow } = await toProvider('Either')
    expect(flow.status).toBe('USERNAME_PASSWORD_REQUIRED')
    expect(Object.keys(flow._links)).not.toContain('authenticate')
    expect(Flow.parse(await (await checkPassword(visit.browser, address, SINGLE.email)).json()).status).toBe('COMPLETED')
  })

  test('is required by its policy even if the person has a session by password', async () => {
    const here = await begin(visit.browser, world.upstream.origin)
    await claimsOfFlow(Flow.parse(await (await checkPassword(visit.browser, here, SINGLE.email)).json()))
    expect((await toProvider('Elsewhere')).flow.status).toBe('EXTERNAL_AUTHENTICATION_REQUIRED')
  })
})
