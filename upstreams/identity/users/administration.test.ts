import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrowser } from '../testing/browser.ts'
import { begin, checkPassword, signOnForTokens, token } from '../testing/sign-on.ts'
import { ENVIRONMENT, harborview, ORDERER, OTHER, PASSWORD, testIdentity, WORKER, WORLD } from '../testing/test-identity.ts'

const changes: string[] = []
let upstream: Awaited<ReturnType<typeof testIdentity>>
let worker: string
beforeAll(async () => {
  upstream = await testIdentity({ onPasswordChanged: async ({ userId }) => void changes.push(userId) })
  await upstream.load(WORLD)
  worker = (await token(newBrowser(), upstream.origin, { grant_type: 'client_credentials' }, WORKER)).body['access_token'] ?? ''
})
afterAll(() => upstream.end())

const newBrowser = () => testBrowser(upstream.fetch, '/identity')
const IMPORT = 'application/vnd.pingidentity.user.import+json'
const SET = 'application/vnd.pingidentity.password.set+json'
const FORCE_CHANGE = 'application/vnd.pingidentity.password.forceChange'
const UNLOCK = 'application/vnd.pingidentity.password.unlock+json'

const ask = (method: string, path: string, body?: unknown, type = 'application/json', bearer = worker) =>
  upstream.fetch(
    new Request(`http://identity/v1/environments/${ENVIRONMENT}/users${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': type },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
const json = async (answer: Response) => (await answer.json()) as Record<string, unknown> & { id: string }
const refusal = async (answer: Response) => {
  const { code, details } = PingOneError.parse(await answer.json())
  return { status: answer.status, code, detail: details?.[0] && { code: details[0].code, target: details[0].target } }
}
const newcomer = (username: string, more: object = {}) => ({
  username,
  email: username,
  name: { given: 'Nia', family: 'New' },
  population: { id: harborview.population },
  ...more,
})
async function signOn(username: string, password: string) {
  const browser = newBrowser()
  return json(await checkPassword(browser, await begin(browser, upstream.origin), username, password))
}

test('a created user has the attributes that were sent, and no password', async () => {
  const profile = { role: 'orderer', location: 'Pier' }
  const created = await ask('POST', '', newcomer('Nia@Harborview.test', { profile, accountNumber: '4711' }))
  const user = await json(created)
  expect(created.status).toBe(201)
  expect(user).toMatchObject({
    username: 'Nia@Harborview.test',
    email: 'nia@harborview.test',
    name: { given: 'Nia', family: 'New' },
    population: { id: harborview.population },
    profile,
    accountNumber: '4711',
    enabled: true,
    account: { status: 'OK' },
  })
  expect(await json(await ask('GET', `/${user.id}/password`))).toMatchObject({ status: 'NO_PASSWORD' })
  expect(await refusal(await ask('POST', `/${user.id}/password`, undefined, FORCE_CHANGE))).toMatchObject({
    detail: { code: 'NO_PASSWORD' },
  })
})

test('an imported user with a temporary password must choose a new one at the first sign-on', async () => {
  const imported = newcomer('ivo@harborview.test', {
    password: { value: 'A-first-one-1!', forceChange: true },
    lifecycle: { status: 'VERIFICATION_REQUIRED' },
  })
  const user = await json(await ask('POST', '', imported, IMPORT))
  expect(user).toMatchObject({ emailVerified: false, lifecycle: { status: 'VERIFICATION_REQUIRED' } })
  expect(JSON.stringify(user)).not.toContain('A-first-one-1!')
  expect(await signOn('ivo@harborview.test', 'A-first-one-1!')).toMatchObject({ status: 'MUST_CHANGE_PASSWORD' })
})

test.each<[string, object, string, { code: string; target?: string }]>([
  ['a name that another user has', newcomer(ORDERER.email.toUpperCase()), IMPORT, { code: 'UNIQUENESS_VIOLATION', target: 'username' }],
  [
    'an unknown population',
    newcomer('a@harborview.test', { population: { id: ORDERER.id } }),
    IMPORT,
    { code: 'INVALID_VALUE', target: 'population.id' },
  ],
  [
    'a weak password',
    newcomer('a@harborview.test', { password: { value: 'short' } }),
    IMPORT,
    { code: 'INVALID_VALUE', target: 'password' },
  ],
  [
    'a password without the import',
    newcomer('a@harborview.test', { password: { value: PASSWORD } }),
    'application/json',
    { code: 'INVALID_VALUE', target: 'password' },
  ],
  [
    'an attribute that is not declared',
    newcomer('a@harborview.test', { shoeSize: 44 }),
    IMPORT,
    { code: 'INVALID_VALUE', target: 'shoeSize' },
  ],
  ['no e-mail address', { username: 'a' }, IMPORT, { code: 'INVALID_VALUE', target: 'email' }],
  [
    'more than 16 KB of attributes',
    newcomer('a@harborview.test', { profile: { notes: 'x'.repeat(16_400) } }),
    IMPORT,
    { code: 'SIZE_LIMIT_EXCEEDED' },
  ],
])('nobody is created with %s', async (_, body, type, detail) => {
  expect(await refusal(await ask('POST', '', body, type))).toMatchObject({ status: 400, code: 'INVALID_DATA', detail })
})

test('a change that makes the attributes larger than 16 KB is refused as a whole', async () => {
  const patch = { nickname: 'Mika', profile: { role: 'orderer', notes: 'ñ'.repeat(8200) } }
  expect(await refusal(await ask('PATCH', `/${OTHER.id}`, patch))).toMatchObject({ detail: { code: 'SIZE_LIMIT_EXCEEDED' } })
  expect(await json(await ask('GET', `/${OTHER.id}`))).not.toHaveProperty('nickname')
})

test('a password that an administrator sets ends every sign-on of the user', async () => {
  const { access_token: own = '' } = (await signOnForTokens(newBrowser(), upstream.origin)).body
  expect((await ask('GET', `/${ORDERER.id}`, undefined, undefined, own)).status).toBe(200)
  const weak = await ask('PUT', `/${ORDERER.id}/password`, { value: 'short', forceChange: false }, SET)
  expect(await refusal(weak)).toMatchObject({ detail: { code: 'INVALID_VALUE', target: 'value' } })
  const set = await ask('PUT', `/${ORDERER.id}/password`, { value: 'A-second-one-2!', forceChange: true }, SET)
  expect(await json(set)).toMatchObject({ status: 'MUST_CHANGE_PASSWORD' })
  expect(changes).toContain(ORDERER.id)
  expect((await ask('GET', `/${ORDERER.id}`, undefined, undefined, own)).status).toBe(401)
  await ask('PUT', `/${ORDERER.id}/password`, { value: PASSWORD, forceChange: false }, SET)
})

test('an administrator can unlock a user and force a new password', async () => {
  for (let tries = 0; tries < 5; tries++) await signOn(OTHER.email, 'wrong')
  expect(await json(await ask('GET', `/${OTHER.id}`))).toMatchObject({ account: { status: 'LOCKED' } })
  expect((await ask('POST', `/${OTHER.id}/password`, undefined, UNLOCK)).status).toBe(200)
  expect(await json(await ask('GET', `/${OTHER.id}`))).toMatchObject({ account: { status: 'OK' } })
  expect(await json(await ask('POST', `/${OTHER.id}/password`, undefined, FORCE_CHANGE))).toMatchObject({ status: 'MUST_CHANGE_PASSWORD' })
  expect(await signOn(OTHER.email, PASSWORD)).toMatchObject({ status: 'MUST_CHANGE_PASSWORD' })
  expect((await ask('POST', `/${OTHER.id}/password`, undefined, 'application/json')).status).toBe(415)
})

test('the sessions of a user are listed, and one of them ends with its tokens', async () => {
  const [here, there] = [newBrowser(), newBrowser()]
  const { access_token: first = '' } = (await signOnForTokens(here, upstream.origin)).body
  const before = await sessions(ORDERER.id)
  const { access_token: second = '' } = (await signOnForTokens(there, upstream.origin)).body
  const added = (await sessions(ORDERER.id)).filter(({ id }) => !before.some((one) => one.id === id))
  expect(added).toEqual([
    { id: expect.any(String), user: { id: ORDERER.id }, lastSignOn: { at: expect.any(String) }, expiresAt: expect.any(String) },
  ])
  const path = `/sessions/${added[0]?.id ?? ''}`
  expect((await ask('DELETE', `/${OTHER.id}${path}`)).status).toBe(404)
  expect((await ask('DELETE', `/${ORDERER.id}${path}`)).status).toBe(204)
  expect((await ask('DELETE', `/${ORDERER.id}${path}`)).status).toBe(404)
  expect((await ask('GET', `/${ORDERER.id}`, undefined, undefined, second)).status).toBe(401)
  expect((await ask('GET', `/${ORDERER.id}`, undefined, undefined, first)).status).toBe(200)
  expect(await begin(there, upstream.origin)).toContain('/flows/')
})
const sessions = async (id: string) =>
  ((await json(await ask('GET', `/${id}/sessions`)))['_embedded'] as { sessions: { id: string }[] }).sessions

test('a user is moved to another population and deleted', async () => {
  const { id } = await json(await ask('POST', '', newcomer('gone@harborview.test', { password: { value: PASSWORD } }), IMPORT))
  expect(await json(await ask('PUT', `/${id}/population`, { id: harborview.population }))).toEqual({ id: harborview.population })
  expect(await refusal(await ask('PUT', `/${id}/population`, { id: ORDERER.id }))).toMatchObject({ detail: { target: 'population.id' } })
  expect((await ask('DELETE', `/${id}`)).status).toBe(204)
  expect((await ask('DELETE', `/${id}`)).status).toBe(404)
  expect((await ask('GET', `/${id}`)).status).toBe(404)
  expect(changes).toContain(id)
})

test('a population is created with a name that no other has', async () => {
  const post = (body: object, bearer = worker) =>
    upstream.fetch(
      new Request(`http://identity/v1/environments/${ENVIRONMENT}/populations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const created = await post({ name: 'Beacon' })
  expect(created.status).toBe(201)
  const population = await json(created)
  expect(await json(await ask('POST', '', newcomer('bea@beacon.test', { population: { id: population.id } })))).toMatchObject({
    population: { id: population.id },
  })
  expect(await refusal(await post({ name: 'Beacon' }))).toEqual({
    status: 400,
    code: 'INVALID_DATA',
    detail: { code: 'UNIQUENESS_VIOLATION', target: 'name' },
  })
  expect(await refusal(await post({}))).toMatchObject({ status: 400, detail: { code: 'INVALID_VALUE', target: 'name' } })
  const { access_token: own = '' } = (await signOnForTokens(newBrowser(), upstream.origin)).body
  expect((await post({ name: 'Mine' }, own)).status).toBe(403)
})

test('the token of a user allows no administration', async () => {
  const { access_token: own = '' } = (await signOnForTokens(newBrowser(), upstream.origin)).body
  const call = async (method: string, path: string, body?: unknown, type?: string) => (await ask(method, path, body, type, own)).status
  const id = ORDERER.id
  expect(await call('POST', '', newcomer('b@harborview.test'))).toBe(403)
  expect(await call('DELETE', `/${id}`)).toBe(403)
  expect(await call('PUT', `/${id}/population`, { id: harborview.population })).toBe(403)
  expect(await call('PUT', `/${id}/password`, { value: 'A-third-one-3!', forceChange: false }, SET)).toBe(403)
  expect(await call('POST', `/${id}/password`, undefined, FORCE_CHANGE)).toBe(403)
  expect(await call('GET', `/${id}/sessions`)).toBe(403)
  expect(await call('DELETE', `/${id}/sessions/x`)).toBe(403)
})
