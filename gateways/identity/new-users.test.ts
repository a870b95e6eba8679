import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { NewUser } from './identity.ts'
import { identityTargets, openTarget } from './testing/identity-targets.ts'

describe.each(identityTargets)('new users at identity, %s', (_, open) => {
  const target = openTarget(open)
  const somebody = async (): Promise<NewUser> => {
    const { claims } = await target.signOn()
    const email = `invited-${randomUUID()}@fondly.test`
    const profile = { role: 'reporting' as const, location: 'Pier' }
    return { email, firstName: 'Nia', lastName: 'New', populationId: claims.populationId, profile, senderProfiles: ['care'] }
  }

  test('a created user has no password until one is set that meets the policy', async () => {
    const { identity } = target.server
    const wanted = await somebody()
    const created = await identity.createUser(wanted)
    expect(created).toMatchObject({
      email: wanted.email,
      firstName: 'Nia',
      lastName: 'New',
      populationId: wanted.populationId,
      enabled: true,
      profile: { role: 'reporting', location: 'Pier' },
      data: { senderProfiles: ['care'] },
    })
    const id = created?.id ?? ''
    expect(await identity.findPasswordState(id)).toMatchObject({ hasPassword: false })
    expect(await identity.setPassword(id, 'short')).toMatchObject({ set: false, unsatisfied: expect.arrayContaining(['length']) })
    expect(await identity.setPassword(id, 'Quite-a-new-1-here')).toEqual({ set: true })
    expect(await identity.findPasswordState(id)).toMatchObject({ hasPassword: true })
  })

  test('a name that is taken creates nobody, and an unknown population is an error', async () => {
    const { identity } = target.server
    const wanted = await somebody()
    await identity.createUser(wanted)
    expect(await identity.createUser({ ...wanted, email: wanted.email.toUpperCase() })).toBeUndefined()
    expect(await identity.findByEmail(wanted.email)).toHaveLength(1)
    const elsewhere = { ...(await somebody()), populationId: randomUUID() }
    await expect(identity.createUser(elsewhere)).rejects.toMatchObject({ name: 'UpstreamRefused', status: 400 })
  })
})
