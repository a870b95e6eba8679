import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { PingOneUser, PingOneUserList } from '@fondly/contracts/pingone/users.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBrowser } from '../testing/browser.ts'
import { ENVIRONMENT, harborview, LOCKED, ORDERER, OTHER, testIdentity, WORKER, WORLD } from '../testing/test-identity.ts'
import { authorizeUrl, begin, checkPassword, signOnForTokens, token } from '../testing/sign-on.ts'

let upstream: Awaited<ReturnType<typeof testIdentity>>
let own: string
let worker: string
let refreshToken: string

const newBrowser = () => testBrowser(upstream.fetch, '/identity')

beforeAll(async () => {
  upstream = await testIdentity()
  await upstream.load(WORLD)
  const tokens = (await signOnForTokens(newBrowser(), upstream.origin)).body
  own = tokens['access_token'] ?? ''
  refreshToken = tokens['refresh_token'] ?? ''
  worker = (await token(newBrowser(), upstream.origin, { grant_type: 'client_credentials' }, WORKER)).body['access_token'] ?? ''
})
afterAll(() => upstream.end())

const ask = (bearer: string, path: string, method = 'GET', body?: unknown, type = 'application/json') =>
  upstream.fetch(
    new Request(`http://identity/v1/environments/${ENVIRONMENT}/users${path}`, {
      method,
      headers: { ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), 'content-type': type },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
const user = async (response: Response) => PingOneUser.parse(await response.json())
const refusal = async (response: Response) => ({ status: response.status, ...PingOneError.parse(await response.json()) })
const data = (more: object) => ({
  salesforceUserData: {
    favorites: ['1HBE2115'],
    recents: [],
    darkMode: false,
    languages: ['en_US'],
    sender_profiles: ['hv-care'],
    ...more,
  },
})

test('a user reads their whole own account', async () => {
  const read = await user(await ask(own, `/${ORDERER.id}`))
  expect(read).toMatchObject({
    id: ORDERER.id,
    username: ORDERER.email,
    name: { given: 'Dana', family: 'Whitfield' },
    enabled: true,
    account: { status: 'OK', canAuthenticate: true },
    population: { id: harborview.population },
    profile: { role: 'orderer' },
    lastSignOn: { at: expect.any(String) },
  })
  expect(JSON.stringify(read)).not.toContain('argon2')
})

test('a user changes only their own editable attributes', async () => {
  const changed = await user(await ask(own, `/${ORDERER.id}`, 'PATCH', data({ darkMode: true, recents: ['1HBE2163'] })))
  expect(changed.salesforceUserData).toEqual(data({ darkMode: true, recents: ['1HBE2163'] }).salesforceUserData)
  expect(changed.profile).toMatchObject({ role: 'orderer' })
})

describe("a user's own token may not change", () => {
  test.each([
    ['the role', { profile: { role: 'admin' } }],
    ['the languages', data({ languages: ['en_US', 'es'] })],
    ['the sender profiles', data({ sender_profiles: ['hv-care', 'hv-leasing'] })],
    ['his sender profiles by leaving them out', { salesforceUserData: { darkMode: true } }],
    ['all of his data at once', { salesforceUserData: null }],
    ['his lock', { account: { status: 'OK' } }],
    ['his standing', { enabled: true }],
    ['his client', { population: { id: OTHER.id } }],
    ['the name he signs on with', { username: 'admin@fondly.test' }],
    ['the address by which the shop knows him', { email: OTHER.email }],
    ['whom he sends to', { recipientFirstName: 'Ann' }],
  ])('%s', async (_, patch) => {
    const before = await user(await ask(worker, `/${ORDERER.id}`))
    expect(await refusal(await ask(own, `/${ORDERER.id}`, 'PATCH', patch))).toMatchObject({
      status: 403,
      code: 'ACCESS_FAILED',
      details: [{ code: 'INSUFFICIENT_PERMISSIONS' }],
    })
    expect(await user(await ask(worker, `/${ORDERER.id}`))).toEqual(before)
  })

  test.each([
    ['read another account', `/${OTHER.id}`, 'GET', undefined],
    ['change another account', `/${OTHER.id}`, 'PATCH', { nickname: 'Mimi' }],
    ['list accounts', '', 'GET', undefined],
    ['enable itself', `/${ORDERER.id}/enabled`, 'PUT', { enabled: true }],
    ['lock itself', `/${ORDERER.id}`, 'POST', undefined],
  ])('and may not %s', async (_, path, method, body) => {
    expect(await refusal(await ask(own, path, method, body, 'application/vnd.pingidentity.account.lock+json'))).toMatchObject({
      status: 403,
      details: [{ code: 'INSUFFICIENT_PERMISSIONS' }],
    })
  })
})

test('a user without the scope may neither read nor change their account', async () => {
  const { body } = await signOnForTokens(newBrowser(), upstream.origin, { scope: 'openid email' })
  expect((await ask(body['access_token'] ?? '', `/${ORDERER.id}`)).status).toBe(403)
  expect((await ask(body['access_token'] ?? '', `/${ORDERER.id}`, 'PATCH', { nickname: 'D' })).status).toBe(403)
})

test.each(['', 'not-a-token-that-anybody-has-ever-been-given'])('a missing or unknown token is answered 401 (%s)', async (bearer) => {
  expect(await refusal(await ask(bearer, `/${ORDERER.id}`))).toMatchObject({
    status: 401,
    code: 'ACCESS_FAILED',
    details: [{ code: 'INVALID_TOKEN' }],
  })
})

test('a filter finds users by username, e-mail or population', async () => {
  const found = async (filter: string) =>
    PingOneUserList.parse(await (await ask(worker, `?filter=${encodeURIComponent(filter)}`)).json())._embedded.users.map(({ id }) => id)
  expect(await found(`username eq "${ORDERER.email.toUpperCase()}"`)).toEqual([ORDERER.id])
  expect(await found(`email eq "${OTHER.email}"`)).toEqual([OTHER.id])
  expect(await found(`population.id eq "${harborview.population}"`)).toHaveLength(WORLD.people.length)
  expect(await found('username eq "x\\" or true"')).toEqual([])
  expect((await ask(worker, '?limit=0')).status).toBe(400)
})

test('a filter with "sw", "and" and parentheses finds users that meet every condition', async () => {
  const found = async (filter: string) =>
    PingOneUserList.parse(await (await ask(worker, `?filter=${encodeURIComponent(filter)}`)).json())._embedded.users.map(({ id }) => id)
  expect(await found('username sw "ORD"')).toEqual([ORDERER.id])
  expect(await found('name.family eq "whitfield" and name.given sw "D" and username sw "orderer"')).toEqual([ORDERER.id])
  expect(await found(`(email sw "o") and (enabled eq true and population.id eq "${harborview.population}")`)).toEqual([
    ORDERER.id,
    OTHER.id,
  ])
  expect(await found('email sw "o" and email sw "x"')).toEqual([])
  expect(await found('username sw "o%"')).toEqual([])
})

test.each([
  'username',
  'username eq',
  'username eq orderer',
  'username co "a"',
  'password eq "a"',
  'enabled sw true',
  'username eq "a" or email eq "b"',
  'username eq "a" and',
  '(username eq "a"',
  'username eq "a")',
  'username eq "a',
  `${'('.repeat(1000)}username eq "a"${')'.repeat(1000)}`,
  `username eq "${'a'.repeat(257)}"`,
  'username eq "a" '.repeat(200),
])('an unsupported filter is answered 400 (%#)', async (filter) => {
  expect((await refusal(await ask(worker, `?filter=${encodeURIComponent(filter)}`))).code).toBe('INVALID_REQUEST')
})

test('each page of a list has the total count and a link to the next page', async () => {
  const names: string[] = []
  let next: string | undefined = '?limit=2&filter=enabled%20eq%20true'
  const sizes: number[] = []
  while (next !== undefined) {
    const page = (await (await ask(worker, next)).json()) as {
      _links: { next?: { href: string } }
      _embedded: { users: { username: string }[] }
      count: number
      size: number
    }
    names.push(...page._embedded.users.map(({ username }) => username))
    expect(page.count).toBe(3)
    sizes.push(page.size)
    next = page._links.next?.href.replace(/^.*\/users/, '')
  }
  expect(sizes).toEqual([2, 1])
  expect(names).toEqual([LOCKED, ORDERER, OTHER].map(({ email }) => email).toSorted())
  // A full last page has no link to a next page either.
  expect(await (await ask(worker, '?limit=4')).json()).not.toHaveProperty('_links.next')
  expect((await ask(worker, '?cursor=%22')).status).toBe(400)
})

test.each([
  ['an attribute that does not exist', { noSuchAttribute: 1 }, 'noSuchAttribute'],
  ['one within another', { name: { given: 'A', nick: 'B' } }, 'name.nick'],
  ['a value that is too long', { nickname: 'a'.repeat(257) }, 'nickname'],
])('a refused PATCH names its target: %s', async (_, patch, target) => {
  expect(await refusal(await ask(worker, `/${OTHER.id}`, 'PATCH', patch))).toMatchObject({
    status: 400,
    code: 'INVALID_DATA',
    details: [{ code: 'INVALID_VALUE', target }],
  })
})

test.each([
  [{ profile: { role: 'admin' } }, 'profile'],
  [{ enabled: true }, 'enabled'],
  [data({ languages: ['es'] }), 'salesforceUserData.languages'],
])('a forbidden PATCH names its target: %j', async (patch, target) => {
  expect((await refusal(await ask(own, `/${ORDERER.id}`, 'PATCH', patch))).details).toMatchObject([
    { code: 'INSUFFICIENT_PERMISSIONS', target },
  ])
})

test('the application may change every attribute, clears one with null, and gets a reason for each refusal', async () => {
  const path = `/${OTHER.id}`
  const changed = await user(
    await ask(worker, path, 'PATCH', { ...data({ languages: ['en_US', 'es'] }), recipientFirstName: 'Ann', name: { given: 'Mina' } }),
  )
  expect(changed).toMatchObject({
    name: { given: 'Mina', family: 'Whitfield' },
    recipientFirstName: 'Ann',
    salesforceUserData: { languages: ['en_US', 'es'] },
  })
  expect(await user(await ask(worker, path, 'PATCH', { recipientFirstName: null }))).not.toHaveProperty('recipientFirstName')
  expect(await refusal(await ask(worker, path, 'PATCH', { noSuchAttribute: 1 }))).toMatchObject({ status: 400, code: 'INVALID_DATA' })
  expect(await refusal(await ask(worker, path, 'PATCH', { username: ORDERER.email }))).toMatchObject({
    status: 400,
    details: [{ code: 'UNIQUENESS_VIOLATION', target: 'username' }],
  })
  expect((await ask(worker, '/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await ask(worker, "/'; drop table users")).status).toBe(404)
})

test('a lock needs an end in the future', async () => {
  const lock = (body: object | undefined) => ask(worker, `/${ORDERER.id}`, 'POST', body, 'application/vnd.pingidentity.account.lock+json')
  for (const body of [undefined, {}, { unlockAt: '2001-01-01T00:00:00Z' }, { unlockAt: 'later' }])
    expect(await user(await lock(body))).toMatchObject({ account: { status: 'OK' } })
})

test('a locked or disabled user loses all tokens', async () => {
  const unlockAt = '2999-12-31T00:00:00.000Z'
  expect(
    await user(await ask(worker, `/${ORDERER.id}`, 'POST', { unlockAt }, 'application/vnd.pingidentity.account.lock+json')),
  ).toMatchObject({
    account: { status: 'LOCKED', lockedAt: expect.any(String), canAuthenticate: false },
  })
  const spend = () => token(newBrowser(), upstream.origin, { grant_type: 'refresh_token', refresh_token: refreshToken })
  expect((await spend()).body).toMatchObject({ error: 'invalid_grant' })
  expect(
    await user(await ask(worker, `/${ORDERER.id}`, 'POST', undefined, 'application/vnd.pingidentity.account.unlock+json')),
  ).toMatchObject({ account: { status: 'OK' } })
  expect(await user(await ask(worker, `/${ORDERER.id}/enabled`, 'PUT', { enabled: false }))).toMatchObject({
    enabled: false,
    account: { canAuthenticate: false },
  })
  expect((await spend()).body).toMatchObject({ error: 'invalid_grant' })
  await ask(worker, `/${ORDERER.id}/enabled`, 'PUT', { enabled: true })
  expect((await spend()).status).toBe(200)
})

test('two simultaneous changes are both kept', async () => {
  await Promise.all([ask(worker, `/${OTHER.id}`, 'PATCH', { nickname: 'Mimi' }), ask(worker, `/${OTHER.id}`, 'PATCH', { title: 'Ms' })])
  expect(await user(await ask(worker, `/${OTHER.id}`))).toMatchObject({ nickname: 'Mimi', title: 'Ms' })
})

test('loading a document again keeps the settings of the person and changes the password only when it has a new one', async () => {
  await ask(worker, `/${OTHER.id}`, 'PATCH', data({ favorites: ['1HBE2163'], darkMode: true }))
  await upstream.load({ ...WORLD, people: [{ ...OTHER, firstName: 'Mika', languages: ['es'] }] })
  expect(await user(await ask(worker, `/${OTHER.id}`))).toMatchObject({
    name: { given: 'Mika' },
    salesforceUserData: { favorites: ['1HBE2163'], darkMode: true, languages: ['es'] },
  })
  await upstream.load({ ...WORLD, people: [{ ...OTHER, password: 'Another-demo-1' }] })
  await expect(signOnForTokens(newBrowser(), upstream.origin, { username: OTHER.email })).rejects.toThrow('INVALID_CREDENTIALS')
})

test.each(['\0', '\ud800'])('characters that PostgreSQL cannot store are refused everywhere (%j)', async (bad) => {
  expect((await ask(worker, `/${OTHER.id}`, 'PATCH', { nickname: `a${bad}b` })).status).toBe(400)
  expect((await ask(worker, `/${OTHER.id}`, 'PATCH', { salesforceUserData: { [`k${bad}`]: 1 } })).status).toBe(400)
  expect((await ask(worker, `?filter=${encodeURIComponent(`username eq "a${bad.replace('\ud800', '')}b"`)}`)).status).toBe(
    bad === '\0' ? 400 : 200,
  )
  const browser = newBrowser()
  const flow = await begin(browser, upstream.origin, { state: 'a\0b', login_hint: 'a\0b', nonce: '\0'.repeat(60) })
  expect((await checkPassword(browser, flow, `orderer${bad}`)).status).toBe(400)
  const refused = await browser.go(authorizeUrl(upstream.origin, { acr_values: 'Customer-Care\0' }))
  expect(refused.headers.get('location')).toContain('error=invalid_request')
})

test('a document with the e-mail address of another user is refused and changes neither', async () => {
  const id = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d'
  await expect(upstream.load({ ...WORLD, people: [{ ...OTHER, id }] })).rejects.toThrow(
    `The person ${id} has the e-mail address of the user ${OTHER.id}.`,
  )
  expect((await ask(worker, `/${id}`)).status).toBe(404)
})

test('a document without a password creates a user without one, and keeps an existing password', async () => {
  const { password: _, ...withoutPassword } = OTHER
  const newcomer = { ...withoutPassword, id: '7a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d', email: 'sso-only@harborview.test' }
  await upstream.load({ ...WORLD, people: [newcomer] })
  const signOn = (username: string, password: string) => signOnForTokens(newBrowser(), upstream.origin, { username, password })
  await expect(signOn(newcomer.email, 'Fondly-demo-1')).rejects.toThrow('INVALID_CREDENTIALS')
  await upstream.load({ ...WORLD, people: [{ ...OTHER, password: 'Fourth-demo-1' }] })
  await upstream.load({ ...WORLD, people: [withoutPassword] })
  expect((await signOn(OTHER.email, 'Fourth-demo-1')).status).toBe(200)
})
