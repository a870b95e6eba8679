import { randomUUID } from 'node:crypto'
import type { Fetch } from '@fondly/kit/env.ts'
import { UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import {
  DISABLED,
  harborview,
  LOCKED,
  ORDERER,
  OTHER,
  person,
  testIdentity,
  WORLD,
} from '@fondly/upstreams/identity/testing/test-identity.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { gatewayToEmbedded, identityTargets, openTarget } from './testing/identity-targets.ts'
import type { PersonChange, VersionedPerson } from './people.ts'

describe.each(identityTargets)('people at identity, %s', (_, open) => {
  const target = openTarget(open)
  const people = () => target.server.identity.people
  const read = async (id: string): Promise<VersionedPerson> => {
    const found = await people().read(id)
    if (!found) throw new Error('Nobody has this id.')
    return found
  }
  const change = async (id: string, fields: PersonChange) => people().write(id, fields, (await read(id)).version)

  test('the people of a population are listed with what administrators change', async () => {
    const { userId, claims } = await target.signOn()
    expect(await people().listPopulations()).toContain(claims.populationId)
    const listed = await people().list(claims.populationId)
    expect(listed.find(({ id }) => id === userId)).toEqual((await read(userId)).value)
    expect(await people().list(claims.populationId, { atMost: 1 })).toHaveLength(1)
    expect(await people().read('00000000-0000-4000-8000-000000000000')).toBeUndefined()
  })

  test('a population is created once, and found by the end of its name', async () => {
    const ending = ` (${randomUUID()})`
    const id = await people().findOrCreatePopulation({ name: 'Beacon', ending })
    expect(await people().listPopulations()).toContain(id)
    expect(await people().findOrCreatePopulation({ name: 'Beacon', ending })).toBe(id)
    expect(await people().findOrCreatePopulation({ name: 'Beacon Homes', ending })).toBe(id)
    expect(await people().list(id)).toEqual([])
  })

  test('a second change of the same version returns the current values', async () => {
    const { userId } = await target.signOn()
    const before = await read(userId)
    const written = await people().write(userId, { location: 'Harbor', languages: ['es'], supervisorId: 'HV-1' }, before.version)
    expect(written).toMatchObject({ kind: 'written', current: { value: { location: 'Harbor', languages: ['es'], supervisorId: 'HV-1' } } })
    const { role, senderProfiles } = before.value
    expect((await read(userId)).value).toMatchObject({ role, senderProfiles, enabled: true, locked: false })
    const second = await people().write(userId, { location: 'Elsewhere' }, before.version)
    expect(second).toMatchObject({ kind: 'changed-meanwhile', current: { value: { location: 'Harbor' } } })
    const { location = null, languages = null, supervisorId = null } = before.value
    await change(userId, { location, languages, supervisorId })
    // The person was written twice meanwhile and has the same values again, so only `lastWrite` differs.
    expect(await read(userId)).toEqual({ ...before, lastWrite: expect.not.stringMatching(before.lastWrite ?? '') as unknown })
  })

  test('a recipient is set and removed as a whole', async () => {
    const { userId } = await target.signOn()
    await change(userId, { recipient: { firstName: 'Rosa', city: 'Boston' } })
    expect((await read(userId)).value.recipient).toEqual({ firstName: 'Rosa', city: 'Boston' })
    await change(userId, { recipient: { firstName: 'Rosa' } })
    expect((await read(userId)).value.recipient).toEqual({ firstName: 'Rosa' })
    await change(userId, { recipient: null })
    expect((await read(userId)).value.recipient).toBeUndefined()
  })

  test('a profile that would be larger than 16 KB is measured before it is sent', async () => {
    const { userId } = await target.signOn()
    const senderProfiles = Array.from({ length: 300 }, (__, at) => `${at}`.padEnd(60, 'x'))
    expect(await change(userId, { senderProfiles })).toMatchObject({ kind: 'too-large', field: 'salesforceUserData', maxBytes: 16_384 })
  })
})

describe('people at the embedded identity', () => {
  let requests: string[] = []
  let failing: (request: Request) => boolean = () => false
  const opened = testIdentity().then(async (upstream) => {
    await upstream.load(WORLD)
    const fetch: Fetch = async (request) => {
      const { pathname } = new URL(request.url)
      requests.push(`${request.method} ${pathname.split('/users')[1] ?? pathname}`)
      const answer = await upstream.fetch(request)
      return failing(request) ? Promise.reject(new TypeError('The answer was lost.')) : answer
    }
    return { upstream, identity: gatewayToEmbedded(upstream.origin, { fetch, baseUrl: 'http://identity' }, upstream.env) }
  })
  afterAll(async () => (await opened).upstream.end())
  const versionOf = async (id: string) => (await (await opened).identity.people.read(id))?.version ?? ''

  test('unlocking ends an administrator’s lock and stores the time', async () => {
    const { people } = (await opened).identity
    const before = await people.read(LOCKED.id)
    expect(before?.value).toMatchObject({ locked: true, lockedAt: expect.any(Date), lockEndsAt: undefined })
    const written = await people.write(LOCKED.id, { locked: false }, before?.version ?? '')
    expect(written).toMatchObject({ kind: 'written', current: { value: { locked: false, unlockedAt: expect.any(Date) } } })
  })

  test('an account is disabled and enabled', async () => {
    const { people } = (await opened).identity
    expect(await people.write(DISABLED.id, { enabled: true }, await versionOf(DISABLED.id))).toMatchObject({ kind: 'written' })
    expect(await people.write(DISABLED.id, { enabled: false }, await versionOf(DISABLED.id))).toMatchObject({
      kind: 'written',
      current: { value: { enabled: false } },
    })
  })

  test('a recovery code is sent only to a person who can use it', async () => {
    const { upstream, identity } = await opened
    expect(await identity.people.sendRecoveryCode(ORDERER.id)).toBe('sent')
    const [mail] = await upstream.latestMail(1)
    expect(mail).toMatchObject({ recipient: ORDERER.email, kind: 'recovery', content: { code: expect.stringMatching(/^[A-Z2-9]{8}$/) } })
    expect(await identity.people.sendRecoveryCode(DISABLED.id)).toBe('not-usable')
    expect(await identity.people.forcePasswordChange(OTHER.id)).toBe(true)
  })

  test('a write whose answer was lost is checked before it is repeated', async () => {
    const { people } = (await opened).identity
    const before = await people.read(OTHER.id)
    const version = before?.version ?? ''
    failing = ({ method }) => method === 'PATCH'
    expect(await people.write(OTHER.id, { location: 'Harbor' }, version)).toMatchObject({ kind: 'written' })
    // The result is unknown when the check fails too.
    failing = ({ method }) => method === 'PATCH'
    requests = []
    const next = await versionOf(OTHER.id)
    const isSecondRead = () => requests.filter((one) => one === `GET /${OTHER.id}`).length > 2
    failing = ({ method }) => method === 'PATCH' || isSecondRead()
    await expect(people.write(OTHER.id, { location: 'Pier' }, next)).rejects.toBeInstanceOf(UpstreamTimeout)
    failing = () => false
  })

  test('a long list is read page by page', async () => {
    const { upstream, identity } = await opened
    const many = Array.from({ length: 420 }, (_, at) =>
      person(`b1b2c3d4-0000-4000-8000-${String(at).padStart(12, '0')}`, `many${at}@harborview.test`),
    )
    await upstream.load({ clients: [harborview], people: many })
    requests = []
    const listed = await identity.people.list(harborview.population)
    expect(new Set(listed.map(({ id }) => id)).size).toBe(WORLD.people.length + many.length)
    expect(requests.length).toBe(3)
  })
})
