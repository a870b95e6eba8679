import type { Brand } from '@fondly/domain/client/brand.ts'
import type { DescribedPolicy, PolicyChoice } from '@fondly/gateways/identity/sign-on.ts'
import { expect, test } from 'vitest'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { createExternalProviders } from './external-providers.ts'

type Context = Parameters<typeof createExternalProviders>[0]
type World = { policies: Record<string, string[]>; clients?: Record<string, string>; policyOfNobody?: string }

/** The names of the policies whose steps were read. */
let described: string[] = []

/** Lists the one provider of the client harborview. */
async function read({ policies, clients = { harborview: 'Staff' }, policyOfNobody }: World, rights: DashboardEditor['rights']) {
  described = []
  const brands: Pick<Context['brands'], 'listPolicies' | 'of'> = {
    listPolicies: async () => Object.entries(clients).map(([clientId, policy]) => ({ clientId, name: `The ${clientId}`, policy })),
    of: async () => ({ name: 'Fondly', policy: policyOfNobody }) as Brand,
  }
  const signOn = {
    describePolicies: async ({ isNeeded = () => true, isEnough = () => false }: PolicyChoice = {}) => {
      const found: DescribedPolicy[] = []
      for (const [name, providerIds] of Object.entries(policies)) {
        if (!isNeeded(name)) continue
        described.push(name)
        found.push({ id: name, name, ways: ['provider'], providerIds })
        if (isEnough(found)) break
      }
      return found
    },
    readProvider: async () => ({ value: { name: 'Directory' }, version: '1' }),
  }
  // Only these members are used.
  const context = { brands, changes: {}, identity: { signOn } } as unknown as Context
  const editor = { client: { clientId: 'harborview' }, rights } as unknown as DashboardEditor
  const { providers } = await createExternalProviders(context).list(editor)
  return providers.map(({ isShared, sharedWith, mayChange }) => ({ isShared, sharedWith, mayChange }))
}

test.each<[string, World, string[]]>([
  ['no other policy uses it', { policies: { Staff: ['one'], 'Customer-Care': [] } }, []],
  ['another client uses it too', { policies: { Staff: ['one'] }, clients: { harborview: 'Staff', summit: 'Staff' } }, ['The summit']],
  ['everybody without a client signs in with it', { policies: { Staff: ['one'] }, policyOfNobody: 'Staff' }, ['Staff']],
  [
    'it is in the default policy, which only this client uses',
    { policies: { 'Customer-Care': ['one'] }, clients: { harborview: 'Customer-Care' } },
    ['Customer-Care'],
  ],
  ['a policy of no client uses it', { policies: { Staff: ['one'], 'Another-Program': ['one'] } }, ['Another-Program']],
])('whether a provider is shared: %s', async (_, world, sharedWith) => {
  const isShared = sharedWith.length > 0
  expect(await read(world, ['read', 'change'])).toEqual([{ isShared, sharedWith: [], mayChange: !isShared }])
  expect(await read(world, ['read', 'change', 'change-site'])).toEqual([{ isShared, sharedWith, mayChange: true }])
})

test('if the policy of a client names no provider, no other policy is read', async () => {
  expect(await read({ policies: { Staff: [], 'Customer-Care': ['one'], 'Another-Program': [] } }, ['read', 'change'])).toEqual([])
  expect(described).toEqual(['Staff'])
})

test('each policy is read once, and an administrator of one client reads no more when somebody shares the provider', async () => {
  const policies = { Staff: ['one'], 'Another-Program': ['one'], 'Customer-Care': [], Further: ['one'] }
  await read({ policies }, ['read', 'change', 'change-site'])
  expect(described).toEqual(Object.keys(policies))
  await read({ policies }, ['read', 'change'])
  expect(described).toEqual(['Staff', 'Another-Program'])
  await read({ policies, policyOfNobody: 'Staff' }, ['read', 'change'])
  expect(described).toEqual(['Staff'])
})
