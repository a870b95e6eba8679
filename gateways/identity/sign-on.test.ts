import { describe, expect, test } from 'vitest'
import { identityLines, openConversation } from './testing/identity-lines.ts'

describe.each(identityLines)('sign-on at identity, %s', (_, open) => {
  const there = openConversation(open)

  test('the sign-in policies are listed with their ids', async () => {
    const policies = await there.server.identity.signOn.listPolicies()
    expect(policies).toContainEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Customer-Care' })
    expect(await there.server.identity.signOn.listPolicies()).toEqual(policies)
    const described = await there.server.identity.signOn.describePolicies()
    expect(described.find(({ name }) => name === 'Customer-Care')).toMatchObject({ ways: ['password'] })
  })
})
