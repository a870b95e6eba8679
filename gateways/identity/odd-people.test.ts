import { HOSTILE_VALUES } from '@fondly/domain/user/hostile-values.fixture.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { expect, test } from 'vitest'
import { administerPeople, type ApplicationCall } from './administer-people.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
type Stored = Record<string, unknown>

const wellFormed: Stored = {
  id: 'u1',
  username: 'dana',
  email: 'dana@fondly.test',
  enabled: true,
  population: { id: 'p' },
  profile: { role: 'clientadmin', location: 'Harbor', reportingUsers: 'everybody', badge: 7 },
  salesforceUserData: { favorites: null, languages: 3, sender_profiles: ['care'], darkMode: 'yes' },
}

/** An identity whose users have attributes that other programs wrote. */
function openIdentity(users: Stored[]) {
  const patches: unknown[] = []
  const warnings: unknown[] = []
  const people = administerPeople({
    apiUrl: 'http://identity/v1',
    environmentId: 'e',
    env: { clock: () => NOW, log: { ...silentLog, warn: (_, fields) => void warnings.push(fields) } },
    call: async ({ method, address, body }) => {
      const user = users.find(({ id }) => typeof id === 'string' && address.endsWith(`/users/${id}`))
      if (!user) return { _embedded: { users } }
      if (method === 'PATCH') patches.push(body)
      return method === 'PATCH' ? Object.assign(user, body) : user
    },
  })
  return { people, patches, warnings }
}

test.each(Object.keys(wellFormed))('an invalid attribute %s of one user does not hide the others', async (attribute) => {
  for (const value of HOSTILE_VALUES) {
    const { people } = openIdentity([{ ...wellFormed, id: 'odd', [attribute]: value }, wellFormed])
    const listed = await people.list('p')
    expect(listed.at(-1)).toMatchObject({ id: 'u1', role: 'clientadmin', location: 'Harbor', senderProfiles: ['care'] })
  }
})

test('an invalid value of a person leaves the other values readable', async () => {
  const { people, warnings } = openIdentity([{ ...wellFormed, name: 7, createdAt: {}, enabled: 'yes' }, wellFormed])
  expect(await people.list('p')).toMatchObject([{ id: 'u1', email: 'dana@fondly.test', senderProfiles: ['care'], languages: undefined }])
  expect(warnings).toEqual([{ userId: 'u1', path: 'enabled' }])
})

test('a change keeps what cannot be read', async () => {
  const { people, patches } = openIdentity([
    { ...wellFormed, salesforceUserData: { favorites: 'all', languages: 3, sender_profiles: ['care'] } },
  ])
  const version = (await people.read('u1'))?.version ?? ''
  expect(await people.write('u1', { location: 'Pier', senderProfiles: ['sales'] }, version)).toMatchObject({ kind: 'written' })
  expect(patches).toEqual([
    {
      profile: { role: 'clientadmin', location: 'Pier', reportingUsers: 'everybody', badge: 7 },
      salesforceUserData: { favorites: 'all', languages: 3, sender_profiles: ['sales'] },
    },
  ])
})

test('only stored text that is JSON is changed', async () => {
  const { people, patches } = openIdentity([
    { ...wellFormed, profile: '{"role":"reporting","badge":7}' },
    { ...wellFormed, id: 'u2', profile: 'manager' },
  ])
  const found = await people.read('u1')
  expect(found?.value.role).toBe('reporting')
  await people.write('u1', { location: 'Pier' }, found?.version ?? '')
  expect(patches).toEqual([{ profile: { role: 'reporting', badge: 7, location: 'Pier' } }])
  const other = (await people.read('u2'))?.version ?? ''
  expect(await people.write('u2', { location: 'Pier' }, other)).toEqual({ kind: 'not-readable', field: 'profile' })
})

test('all sessions end, although identity lists the expired ones first', async () => {
  const hour = (at: number) => new Date(NOW.getTime() + at * 3_600_000).toISOString()
  let sessions = Array.from({ length: 25 }, (_, at) => ({ id: `s${at}`, expiresAt: hour(at < 20 ? -1 : 1) }))
  const call = async ({ method, address }: ApplicationCall) => {
    if (method === 'GET') return { _embedded: { sessions: sessions.slice(0, 10) } }
    const id = address.split('/').at(-1)
    // One session cannot be deleted (404), and identity continues to list it.
    if (id === 's0') throw new UpstreamRefused('identity', 404, 'NOT_FOUND', 'There is no such session.')
    sessions = sessions.filter((session) => session.id !== id)
    return undefined
  }
  const people = administerPeople({ apiUrl: 'http://identity/v1', environmentId: 'e', env: { clock: () => NOW, log: silentLog }, call })
  expect(await people.endSessions('u1')).toBe(5)
  expect(sessions.map(({ id }) => id)).toEqual(['s0'])
})
