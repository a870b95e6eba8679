import { describe, expect, test } from 'vitest'
import { identityTransports, openConversation } from './testing/identity-transports.ts'

describe.each(identityTransports)('sign-on at identity, %s', (_, open) => {
  const conversation = openConversation(open)

  test('the sign-in policies are listed with their ids', async () => {
    const policies = await conversation.server.identity.signOn.listPolicies()
    expect(policies).toContainEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Customer-Care' })
    expect(await conversation.server.identity.signOn.listPolicies()).toEqual(policies)
    const described = await conversation.server.identity.signOn.describePolicies()
    expect(described.find(({ name }) => name === 'Customer-Care')).toMatchObject({ ways: ['password'] })
  })
})
