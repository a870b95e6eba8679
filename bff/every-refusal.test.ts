import { Refusal } from '@fondly/contracts/bff/refusal.ts'
import { afterAll, expect, test } from 'vitest'
import { smallWorld } from './testing/small-world.ts'

const { product, signIn, newTab, close } = await smallWorld({
  mounts: [{ path: '/press', roles: ['admin'], fetch: () => Promise.resolve(new Response('the press')) }],
})
afterAll(close)

const routes = product.routes
  .filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+(\{[^}]*\})?/g, 'nothing') }))
const changing = routes.filter(({ method }) => method !== 'GET')
const { tab } = await signIn('orderer')
const visitor = newTab()

/** Reads an answer as a problem, and checks that body and headers agree. */
async function readProblem(answer: Response): Promise<Refusal> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('content-language')).toBe('es')
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-language')
  const problem = Refusal.parse(await answer.json())
  expect(problem.status).toBe(answer.status)
  expect(problem.reference).toMatch(/^[0-9a-f-]{36}$/)
  return problem
}

const SPANISH = { 'accept-language': 'es' }

test('the test knows the routes of the BFF', () => {
  expect(routes.length).toBeGreaterThan(25)
  expect(routes).toContainEqual({ method: 'POST', path: '/api/sendings/nothing/again' })
})

test.each(changing)('$method $path from a foreign page is a problem', async ({ method, path }) => {
  const problem = await readProblem(await visitor.ask(method, path, '{}', { ...SPANISH, 'sec-fetch-site': 'cross-site' }))
  expect(problem).toMatchObject({ status: 403, code: 'request-of-another-site', detail: 'La solicitud no vino de nuestras páginas.' })
})

test.each(routes)('$method $path for a visitor, if it is refused, is a problem', async ({ method, path }) => {
  const answer = await visitor.ask(method, path, method === 'GET' ? undefined : '{', SPANISH)
  const isRefused = answer.status >= 400 && (await readProblem(answer)).code !== ''
  // A visitor without a session may open these routes: the brand, the session and the pages of the sign-in.
  expect(isRefused || /^\/api\/(session|brand|recipient)/.test(path)).toBe(true)
})

test.each(changing)('$method $path with a body that cannot be read, if it is refused, is a problem', async ({ method, path }) => {
  const answer = await tab.ask(method, path, '{"nothing":', SPANISH)
  expect(answer.status < 400 || (await readProblem(answer)).code !== '').toBe(true)
})

test('a forbidden mount and an unknown address are problems', async () => {
  // One of the requests above has signed the other user out.
  const { tab: colleague } = await signIn('colleague')
  expect(await readProblem(await colleague.ask('GET', '/api/press', undefined, SPANISH))).toMatchObject({
    status: 403,
    code: 'access-denied',
  })
  expect(await readProblem(await colleague.ask('GET', '/api/nothing', undefined, SPANISH))).toMatchObject({
    status: 404,
    code: 'not-found',
  })
})
