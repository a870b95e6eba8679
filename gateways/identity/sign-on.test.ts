import { describe, expect, test } from 'vitest'
import { identityTargets, openTarget } from './testing/identity-targets.ts'

describe.each(identityTargets)('sign-on at identity, %s', (_, open) => {
  const target = openTarget(open)

  test('the sign-in policies are listed with their ids', async () => {
    const policies = await target.server.identity.signOn.listPolicies()
    expect(policies).toContainEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Customer-Care' })
    expect(await target.server.identity.signOn.listPolicies()).toEqual(policies)
    const described = await target.server.identity.signOn.describePolicies()
    expect(described.find(({ name }) => name === 'Customer-Care')).toMatchObject({ ways: ['password'] })
  })
})
