import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { DashboardRight } from '@fondly/domain/dashboard/rights.ts'
import { afterAll, expect, test } from 'vitest'
import { smallWorld } from '../testing/small-world.ts'
import { listDashboardRoutes } from './routes.ts'

const { world, product, signIn, newTab, close } = await smallWorld()
afterAll(close)

const routes = listDashboardRoutes(product.context)
const KEYS = ['harborview', 'summit', 'nowhere'] as const

/** The rights of each person, by client. All belong to Harborview, except the stranger, who is the client administrator of Summit. */
const RIGHTS: Record<string, Partial<Record<string, DashboardRight[]>>> = {
  orderer: {},
  reporting: { harborview: ['read'] },
  clientadmin: { harborview: ['read', 'change'] },
  stranger: { summit: ['read', 'change'] },
  admin: { harborview: ['read', 'change', 'change-site'], summit: ['read', 'change', 'change-site'], nowhere: [] },
}

const tabs = new Map<string, Awaited<ReturnType<typeof signIn>>['tab']>()
// The refusal names an administrator of the client only after one has signed in.
tabs.set('orderer', (await signIn('orderer')).tab)
const whileUnknown = (await (await tabs.get('orderer')!.go('/api/admin/harborview')).json()) as Refusal
for (const who of Object.keys(RIGHTS)) tabs.set(who, (await signIn(who)).tab)
const askAs = (who: string, method: string, path: string) =>
  // The body is not valid JSON, so a request that the guard accepts changes nothing.
  tabs.get(who)!.ask(method, path, method === 'GET' ? undefined : '{"nothing":')
const pathOf = (route: { path: string }, key: string) => `/api/admin/${key}${route.path.replaceAll(/:\w+(\{[^}]*\})?/g, 'nothing')}`

test('every route below /api/admin/{clientKey} is in the guarded list that this test walks', () => {
  const listed = routes.map(({ method, path }) => `${method} /api/admin/:clientKey${path}`)
  const registered = product.routes.filter(({ path }) => path.startsWith('/api/admin/')).map(({ method, path }) => `${method} ${path}`)
  expect(registered.toSorted()).toEqual(listed.toSorted())
  expect(listed).toContain('GET /api/admin/:clientKey')
})

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s: each role in each client', async (_, route) => {
  for (const key of KEYS) {
    const path = pathOf(route, key)
    expect((await newTab().ask(route.method, path, route.method === 'GET' ? undefined : {})).status).toBe(401)
    const [found, expected] = [new Map<string, string>(), new Map<string, string>()]
    for (const [who, clients] of Object.entries(RIGHTS)) {
      found.set(who, await outcomeOf(await askAs(who, route.method, path)))
      expected.set(who, expectedOf(clients[key], key, route.needs))
    }
    expect([key, found]).toEqual([key, expected])
  }
})

/** Returns the code of the guard's refusal (403), or 'came through' if the request reached the handler. */
async function outcomeOf(answer: Response): Promise<string> {
  if (answer.status !== 403) return 'came through'
  // The cast holds: the body of an answer with status 403 is a refusal.
  return ((await answer.json()) as Refusal).code.replace(/-by$/, '')
}

function expectedOf(rights: DashboardRight[] | undefined, key: string, needs: DashboardRight): string {
  if (!rights) return 'dashboard-closed'
  return rights.includes(needs) || key === 'nowhere' ? 'came through' : 'dashboard-read-only'
}

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s of a client that does not exist: 404',
  async (_, route) => {
    expect((await askAs('admin', route.method, pathOf(route, 'nowhere'))).status).toBe(404)
  },
)

test('the refusal of an orderer names the administrator who manages the client, if one has signed in', async () => {
  const refusal = (await (await askAs('orderer', 'GET', '/api/admin/harborview')).json()) as Refusal
  expect(refusal).toMatchObject({ code: 'dashboard-closed-by', detail: 'clientadmin Test looks after this.' })
  expect(whileUnknown).toMatchObject({ code: 'dashboard-closed', detail: 'Your client administrator looks after this.' })
})

test('role admin gets every client with a key, other roles their own client, and an orderer none', async () => {
  const keysOf = async (who: string) => {
    const answer = await askAs(who, 'GET', '/api/admin')
    return answer.ok ? ((await answer.json()) as { clients: { key: string }[] }).clients.map(({ key }) => key) : answer.status
  }
  expect(await keysOf('admin')).toEqual(['harborview', 'summit'])
  expect(await keysOf('clientadmin')).toEqual(['harborview'])
  expect(await keysOf('reporting')).toEqual(['harborview'])
  expect(await keysOf('orderer')).toBe(403)
  expect((await newTab().go('/api/admin')).status).toBe(401)
})

test('an administrator cannot archive their own client', async () => {
  const refused = await tabs.get('admin')!.ask('PUT', '/api/admin/harborview/archived', { isArchived: true })
  expect([refused.status, ((await refused.json()) as Refusal).code]).toEqual([422, 'own-client-not-archivable'])
})

test('the dashboard frame has the client, its locations and the rights of the reader', async () => {
  world.clients.get('harborview')!.configuration.locations = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  expect(await tabs.get('reporting')!.read('/api/admin/harborview')).toEqual({
    key: 'harborview',
    name: 'The harborview',
    locations: 2,
    waiting: 0,
    rights: ['read'],
  })
})
