import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testBrowser } from '../testing/browser.ts'
import { BY_MAIL, PEOPLE_WORLD } from '../testing/people.ts'
import { begin, checkPassword, token } from '../testing/sign-on.ts'
import { ENVIRONMENT, harborview, person, testIdentity, WORKER } from '../testing/test-identity.ts'

const COUNT = 12
const GUESSED = person('10a6f4c1-5a2d-4b7a-8e31-c4d7f0a2b700', 'Guessed@Harborview.test')
const NO_PASSWORD = { password: undefined }
const many = Array.from({ length: COUNT }, (_, at) =>
  person(`10a6f4c1-5a2d-4b7a-8e31-c4d7f0a2b8${at + 10}`, `many-${at}@harborview.test`, NO_PASSWORD),
)
const WRONG_PASSWORDS = 6

let upstream: Awaited<ReturnType<typeof testIdentity>>
let worker: string
beforeAll(async () => {
  upstream = await testIdentity()
  await upstream.load({ ...PEOPLE_WORLD, people: [...PEOPLE_WORLD.people, GUESSED, ...many] })
  worker = (await token(newBrowser(), upstream.origin, { grant_type: 'client_credentials' }, WORKER)).body['access_token'] ?? ''
})
afterAll(() => upstream.end())

type Listed = { id: string; account: { status: string }; mfaEnabled: boolean }
type Page = { _links: { next?: { href: string } }; _embedded: { users?: Listed[]; signOnPolicies?: { id: string; name: string }[] } }

const newBrowser = () => testBrowser(upstream.fetch, '/identity')
const get = (path: string) =>
  upstream.fetch(new Request(`http://identity/v1/environments/${ENVIRONMENT}/${path}`, { headers: { authorization: `Bearer ${worker}` } }))
const readPage = async (path: string) => (await (await get(path)).json()) as Page
const filter = encodeURIComponent(`population.id eq "${harborview.population}"`)

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}

async function readAll(first: string): Promise<Page[]> {
  const pages: Page[] = []
  for (let next: string | undefined = first; next !== undefined;) {
    const page = await readPage(next)
    pages.push(page)
    next = page._links.next?.href.split(`/${ENVIRONMENT}/`)[1]
  }
  return pages
}

test('a page of users takes three statements, however many users it has: the token, the users, and what belongs to them', async () => {
  await readPage('users?limit=1')
  expect(await countStatements(() => readPage(`users?limit=2&filter=${filter}`))).toBe(3)
  expect(await countStatements(() => readPage(`users?limit=200&filter=${filter}`))).toBe(3)
})

test('a list tells who is locked after wrong passwords and who has a second factor', async () => {
  const browser = newBrowser()
  const flow = await begin(browser, upstream.origin)
  for (let nth = 0; nth < WRONG_PASSWORDS; nth++) await checkPassword(browser, flow, GUESSED.email, 'wrong')
  const users = (await readAll(`users?limit=5&filter=${filter}`)).flatMap(({ _embedded }) => _embedded.users ?? [])
  expect(users).toHaveLength(PEOPLE_WORLD.people.length + COUNT + 1)
  expect(new Set(users.map(({ id }) => id)).size).toBe(users.length)
  expect(users.filter(({ account }) => account.status === 'LOCKED').map(({ id }) => id)).toEqual([GUESSED.id])
  expect(users.find(({ id }) => id === BY_MAIL.id)).toMatchObject({ mfaEnabled: true })
  expect(users.find(({ id }) => id === GUESSED.id)).toMatchObject({ mfaEnabled: false })
})

test('sign-on policies are listed by pages, and the steps of one are found by its id', async () => {
  const all = (await readPage('signOnPolicies'))._embedded.signOnPolicies ?? []
  expect(all.length).toBeGreaterThan(2)
  const pages = await readAll('signOnPolicies?limit=2')
  expect(pages.map(({ _embedded }) => _embedded.signOnPolicies?.length)).toEqual([
    ...Array.from({ length: Math.ceil(all.length / 2) - 1 }, () => 2),
    all.length % 2 || 2,
  ])
  expect(pages.flatMap(({ _embedded }) => _embedded.signOnPolicies ?? [])).toEqual(all)
  expect(await countStatements(() => get(`signOnPolicies/${all[0]?.id}/actions`))).toBe(2)
  expect((await get(`signOnPolicies/${GUESSED.id}/actions`)).status).toBe(404)
  expect((await get('signOnPolicies/nothing/actions')).status).toBe(404)
})

test('a token of an application is looked up at each call, so it is refused as soon as it is gone', async () => {
  expect((await get('users?limit=1')).status).toBe(200)
  const direct = new Client({ connectionString: upstream.database })
  await direct.connect()
  await direct.query("delete from identity.artefacts where model = 'ClientCredentials'")
  await direct.end()
  expect((await get('users?limit=1')).status).toBe(401)
})
