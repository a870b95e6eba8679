import { silentLog } from '@fondly/kit/log.ts'
import { UpstreamUnavailable } from '@fondly/kit/upstream-error.ts'
import { expect, test } from 'vitest'
import type { Person } from '../users/person.ts'
import { createListClients } from './list-clients.ts'

const OPERATOR = { id: 'u', role: 'admin', clientId: 'default' } as Person
const BRANDS = Array.from({ length: 1_000 }, (_, at) => ({ clientId: `client-${at}`, slug: `key-${at}`, brand: { name: `Brand ${at}` } }))

function createWorld(list: () => Promise<{ id: string; name: string; isArchived: boolean }[]>) {
  let calls = 0
  // Only these members are used.
  const context = {
    brands: { listClients: () => Promise.resolve(BRANDS) },
    clients: { list: () => ((calls += 1), list()) },
    env: { log: silentLog },
    sessions: {},
  } as unknown as Parameters<typeof createListClients>[0]
  return { listClients: createListClients(context), countCalls: () => calls }
}

test('a thousand clients are listed with one call, without those that commerce does not have', async () => {
  const [unfinished, ...finished] = BRANDS
  const known = finished.map(({ clientId }, at) => ({ id: clientId, name: at === 0 ? '' : `Client ${at}`, isArchived: at === 2 }))
  const { listClients, countCalls } = createWorld(() => Promise.resolve(known))
  const listed = await listClients(OPERATOR)
  expect(countCalls()).toBe(1)
  expect(listed).toHaveLength(finished.length)
  expect(listed.map(({ key }) => key)).not.toContain(unfinished?.slug)
  expect(listed.slice(0, 3)).toEqual([
    { key: 'key-1', name: 'Brand 1', isArchived: false },
    { key: 'key-2', name: 'Client 1', isArchived: false },
    { key: 'key-3', name: 'Client 2', isArchived: true },
  ])
})

test('while commerce fails, the list has the names of the brands', async () => {
  const { listClients } = createWorld(() => Promise.reject(new UpstreamUnavailable('commerce', 'failing', 0)))
  expect((await listClients(OPERATOR))[0]).toEqual({ key: 'key-0', name: 'Brand 0', isArchived: false })
})
