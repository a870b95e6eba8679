import type { PeopleAnswer, PersonAnswer } from '@fondly/contracts/bff/people.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { ActivityAnswer } from '@fondly/contracts/bff/settings.ts'
import { UpstreamTimeout, UpstreamUnavailable } from '@fondly/kit/upstream-error.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import type { Visitor } from './testing/visitor.ts'

let testProduct: ComposedProduct
let clientadmin: Visitor
let admin: Visitor
let orderer: Visitor
beforeAll(async () => {
  testProduct = await startComposedProduct()
  ;[clientadmin, admin, orderer] = [testProduct.newVisitor(), testProduct.newVisitor(), testProduct.newVisitor()]
  await clientadmin.signIn('clientadmin@harborview.test')
  await admin.signIn('admin@fondly.test')
  await orderer.signIn('orderer@harborview.test')
})
afterAll(() => testProduct?.close())

const HARBORVIEW = '/api/admin/harborview'
const SUMMIT = '/api/admin/summit'
const list = (tab: Visitor, client = HARBORVIEW) => tab.json<PeopleAnswer>('GET', `${client}/people`)
const find = async (tab: Visitor, email: string, client = HARBORVIEW) => {
  const found = (await list(tab, client)).people.find((person) => person.email === email)
  if (!found) throw new Error(`Nobody has the address ${email}.`)
  return found
}
const pathOf = async (tab: Visitor, email: string, client = HARBORVIEW) => `${client}/people/${(await find(tab, email, client)).id}`
const read = (tab: Visitor, path: string) => tab.json<PersonAnswer>('GET', path)
const lastEntry = async (tab: Visitor, client = HARBORVIEW) =>
  (await tab.json<ActivityAnswer>('GET', `${client}/activity`)).entries[0] ?? expect.fail('The log is empty.')
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as Refusal).code]

test('the list leaves out what is empty and what does not belong to the state of a person', async () => {
  const { people } = await list(clientadmin)
  const namesOf = (wanted: string) => people.filter(({ state }) => state === wanted).map((person) => Object.keys(person))
  const timesOf = (wanted: string) =>
    new Set(
      namesOf(wanted)
        .flat()
        .filter((name) => name.endsWith('At')),
    )
  expect(namesOf('active').length).toBeGreaterThan(0)
  expect([timesOf('active'), timesOf('off')]).toEqual([new Set(), new Set()])
  expect(
    people.flatMap((person) => Object.entries(person)).filter(([name, value]) => name !== 'role' && (value === '' || value === null)),
  ).toEqual([])
})

test('a client administrator sees only the people of the client, each with role, place and state', async () => {
  const { people, locations } = await list(clientadmin)
  expect(people.map(({ email, state }) => `${email} ${state}`).toSorted()).toEqual([
    'clientadmin@harborview.test active',
    'disabled@harborview.test off',
    'dormant@harborview.test away',
    'locked@harborview.test locked',
    'newcomer@harborview.test invited',
    'nosender@harborview.test active',
    'orderer@harborview.test active',
    'reporting@harborview.test active',
  ])
  expect(people.find(({ email }) => email === 'clientadmin@harborview.test')).toMatchObject({ role: 'clientadmin', name: 'Lucía Herrera' })
  expect(locations.length).toBeGreaterThan(1)
  const stranger = await find(admin, 'orderer@summit.test', SUMMIT)
  expect((await clientadmin.ask('GET', `${HARBORVIEW}/people/${stranger.id}`)).status).toBe(404)
  expect((await admin.ask('PATCH', `${HARBORVIEW}/people/${stranger.id}`, { version: 'x', change: {} })).status).toBe(404)
})

test('a locked person who is unlocked with a reason can sign in, and the log records it', async () => {
  const path = await pathOf(clientadmin, 'locked@harborview.test')
  const {
    person: { version },
    lock,
  } = await read(clientadmin, path)
  expect(lock).toMatchObject({ cause: 'administrator', endsAt: null })
  expect((await clientadmin.ask('POST', `${path}/unlock`, { version, reason: ' ' })).status).toBe(400)
  expect((await clientadmin.ask('POST', `${path}/unlock`, { version, reason: 'Called me from his desk' })).status).toBe(204)
  expect(await lastEntry(clientadmin)).toMatchObject({
    who: 'Lucía Herrera',
    before: { locked: true },
    after: { locked: false, person: 'Owen Marsh', reason: 'Called me from his desk' },
    isConfirmed: true,
    isRestorable: false,
  })
  expect((await find(clientadmin, 'locked@harborview.test')).state).toBe('active')
  const visitor = testProduct.newVisitor()
  await visitor.signIn('locked@harborview.test')
  expect((await visitor.ask('GET', '/api/session')).status).toBe(200)
})

test('a person who is switched off is signed out at the next request and can return once switched on', async () => {
  const path = await pathOf(clientadmin, 'orderer@harborview.test')
  expect((await orderer.ask('GET', '/api/catalogue')).status).toBe(200)
  const off = { version: (await read(clientadmin, path)).person.version, enabled: false, reason: 'Left the company' }
  expect((await clientadmin.ask('PUT', `${path}/enabled`, off)).status).toBe(204)
  expect((await orderer.ask('GET', '/api/catalogue')).status).toBe(401)
  expect(await lastEntry(clientadmin)).toMatchObject({ before: { enabled: true }, after: { enabled: false, reason: 'Left the company' } })

  const on = { version: (await read(clientadmin, path)).person.version, enabled: true }
  expect((await clientadmin.ask('PUT', `${path}/enabled`, on)).status).toBe(204)
  orderer = testProduct.newVisitor()
  await orderer.signIn('orderer@harborview.test')
  expect((await orderer.ask('GET', '/api/catalogue')).status).toBe(200)
})

test('ending sessions and sending a code are both logged', async () => {
  const path = await pathOf(clientadmin, 'orderer@harborview.test')
  expect((await clientadmin.ask('POST', `${path}/recovery-code`)).status).toBe(204)
  expect((await lastEntry(clientadmin)).after).toEqual({ person: 'Dana Whitfield', action: 'code-sent' })
  expect((await clientadmin.ask('DELETE', `${path}/sessions`)).status).toBe(204)
  expect((await lastEntry(clientadmin)).after).toEqual({ person: 'Dana Whitfield', action: 'sessions-ended' })
  expect((await orderer.ask('GET', '/api/catalogue')).status).toBe(401)
  const disabled = await pathOf(clientadmin, 'disabled@harborview.test')
  expect(await codeOf(await clientadmin.ask('POST', `${disabled}/recovery-code`))).toEqual([409, 'recovery-code-refused'])
})

test('the second of two concurrent administrators sees the current values and overwrites nothing', async () => {
  const path = await pathOf(clientadmin, 'nosender@harborview.test')
  const [ours, theirs] = [await read(clientadmin, path), await read(admin, path)]
  const { locations } = await list(clientadmin)
  const [first, second] = locations.map(({ value }) => value).filter((value) => value !== ours.person.location)
  const patch = (tab: Visitor, version: string, location: string | undefined) =>
    tab.ask('PATCH', path, { version, change: { location, languages: ['es'] } })
  expect((await patch(admin, theirs.person.version, first)).status).toBe(204)
  const refused = await patch(clientadmin, ours.person.version, second)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'changed-meanwhile', fields: { location: first } })

  const entry = await lastEntry(admin)
  expect(entry).toMatchObject({ before: { location: ours.person.location }, after: { location: first }, isRestorable: true })
  const restoring = `${HARBORVIEW}/activity/${entry.id}/restore`
  const { version } = await clientadmin.json<{ version: string }>('GET', restoring)
  expect((await clientadmin.ask('POST', restoring, { version })).status).toBe(204)
  expect((await read(clientadmin, path)).person.location).toBe(ours.person.location)
  expect(await lastEntry(clientadmin)).toMatchObject({ restores: entry.id, after: { person: expect.any(String) } })
})

test('a change to a person who was changed elsewhere is refused once and then succeeds', async () => {
  const { identity } = testProduct.product.gateways
  const { id, version } = await find(clientadmin, 'reporting@harborview.test')
  await identity.people.write(id, { supervisorId: 'HV-1029' }, version)
  const path = `${HARBORVIEW}/people/${id}`
  const change = async () =>
    clientadmin.ask('PATCH', path, {
      version: (await find(clientadmin, 'reporting@harborview.test')).version,
      change: { supervisorId: 'HV-1003' },
    })
  expect(await codeOf(await change())).toEqual([409, 'changed-meanwhile'])
  expect((await change()).status).toBe(204)
})

test("a saved change succeeds even when the person's sessions cannot be updated", async () => {
  const { people } = testProduct.product.gateways.identity
  const path = await pathOf(admin, 'orderer@summit.test', SUMMIT)
  const { person } = await read(admin, path)
  const [write, readPerson] = [people.write, people.read]
  vi.spyOn(people, 'write').mockImplementationOnce(async (...given) => {
    const written = await write(...given)
    vi.spyOn(people, 'read')
      .mockRejectedValueOnce(new UpstreamTimeout('identity', new Error('The answer was lost.')))
      .mockImplementation(readPerson)
    return written
  })
  const change = { supervisorId: 'SM-77' }
  expect((await admin.ask('PATCH', path, { version: person.version, change })).status).toBe(204)
  vi.restoreAllMocks()
  expect(await lastEntry(admin, SUMMIT)).toMatchObject({ after: change, isConfirmed: true })
})

test("a changed role applies to the person's current session", async () => {
  const someone = testProduct.newVisitor()
  await someone.signIn('orderer@summit.test')
  expect((await someone.ask('GET', SUMMIT)).status).toBe(403)
  const path = await pathOf(admin, 'orderer@summit.test', SUMMIT)
  const give = async (role: string) => admin.ask('PATCH', path, { version: (await read(admin, path)).person.version, change: { role } })
  expect((await give('clientadmin')).status).toBe(204)
  expect((await someone.ask('GET', SUMMIT)).status).toBe(200)

  // A client administrator may not do any of the following.
  const own = await read(someone, path)
  const change = (of: string, fields: object, version = own.person.version) => someone.ask('PATCH', of, { version, change: fields })
  expect(await codeOf(await change(path, { role: 'orderer' }))).toEqual([403, 'own-account'])
  expect(await codeOf(await someone.ask('PUT', `${path}/enabled`, { version: own.person.version, enabled: false }))).toEqual([
    403,
    'own-account',
  ])
  expect(await codeOf(await someone.ask('DELETE', `${path}/sessions`))).toEqual([403, 'own-account'])
  const colleague = await pathOf(someone, 'otp@summit.test', SUMMIT)
  const { version } = (await read(someone, colleague)).person
  expect(await codeOf(await change(colleague, { role: 'admin' }, version))).toEqual([403, 'role-admin-only'])
  expect(await codeOf(await change(colleague, { senderProfiles: ['harborview-leasing-office'] }, version))).toEqual([
    422,
    'value-not-accepted',
  ])
  expect((await admin.ask('PATCH', colleague, { version, change: { role: 'admin' } })).status).toBe(204)
  const above = await read(someone, colleague)
  expect(await codeOf(await change(colleague, { location: null }, above.person.version))).toEqual([403, 'person-is-admin'])
  expect(await codeOf(await someone.ask('PUT', `${colleague}/enabled`, { version: above.person.version, enabled: false }))).toEqual([
    403,
    'person-is-admin',
  ])
  expect(await codeOf(await someone.ask('POST', `${colleague}/recovery-code`))).toEqual([403, 'person-is-admin'])
  expect((await give('orderer')).status).toBe(204)
  expect((await someone.ask('GET', SUMMIT)).status).toBe(403)
})

test('a role that comes from groups cannot be changed, and the list of people says so', async () => {
  expect((await list(clientadmin)).rolesFromGroups).toBe(true)
  const path = await pathOf(clientadmin, 'orderer@harborview.test')
  const { version } = (await read(clientadmin, path)).person
  expect(await codeOf(await clientadmin.ask('PATCH', path, { version, change: { role: 'reporting' } }))).toEqual([403, 'roles-from-groups'])
})

test('a recipient for the next form is replaced as a whole, and blank fields count as empty', async () => {
  const path = await pathOf(admin, 'orderer@summit.test', SUMMIT)
  const { version } = (await read(admin, path)).person
  const recipient = Object.fromEntries(['firstName', 'lastName', 'address1', 'address2', 'city'].map((name) => [name, 'ñ'.repeat(256)]))
  expect((await admin.ask('PATCH', path, { version, change: { recipient } })).status).toBe(204)
  expect((await read(admin, path)).recipient).toEqual(recipient)
  const next = (await read(admin, path)).person.version
  expect((await admin.ask('PATCH', path, { version: next, change: { recipient: { firstName: ' ' } } })).status).toBe(204)
  expect((await read(admin, path)).recipient).toBeNull()
})

test('erasing what the log says about a person keeps its chain intact', async () => {
  const { core } = testProduct.product
  const { id } = await find(clientadmin, 'locked@harborview.test')
  expect(await core.activity.erasePerson(id)).toBe(true)
  const { entries } = await clientadmin.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)
  const about = entries.filter(({ subject }) => subject === `person ${id}`)
  expect(about).toEqual([expect.objectContaining({ before: null, after: null, who: 'Lucía Herrera' })])
  expect(await core.verifyActivity()).toMatchObject({ faults: [] })
})

test('requiring a new password needs a reason and is logged', async () => {
  const path = await pathOf(clientadmin, 'reporting@harborview.test')
  expect((await clientadmin.ask('POST', `${path}/new-password`, { reason: ' ' })).status).toBe(400)
  expect((await clientadmin.ask('POST', `${path}/new-password`, { reason: 'Told it to a colleague' })).status).toBe(204)
  const { after, isConfirmed } = await lastEntry(clientadmin)
  expect([after, isConfirmed]).toEqual([{ person: 'Marcus Okafor', reason: 'Told it to a colleague', action: 'password-expired' }, true])
  const own = await pathOf(clientadmin, 'clientadmin@harborview.test')
  expect(await codeOf(await clientadmin.ask('POST', `${own}/new-password`, { reason: 'Mine' }))).toEqual([403, 'own-account'])
})

test('an action that changes no value is logged before it runs, and as unconfirmed without an answer', async () => {
  const path = await pathOf(clientadmin, 'nosender@harborview.test')
  const { people } = testProduct.product.core.context.identity
  const { database } = testProduct.product.core.context
  let noted: unknown[] = []
  vi.spyOn(people, 'sendRecoveryCode').mockImplementationOnce(async () => {
    noted = await database.selectFrom('open_change').select('id').execute()
    throw new UpstreamTimeout('identity', new Error('The answer was lost.'))
  })
  expect((await clientadmin.ask('POST', `${path}/recovery-code`)).status).toBe(503)
  expect(noted).toHaveLength(1)
  const { after, isConfirmed } = await lastEntry(clientadmin)
  expect([after, isConfirmed]).toEqual([{ person: 'Carmen Delgado', action: 'code-sent' }, false])
  expect(await database.selectFrom('open_change').select('id').execute()).toEqual([])
})

test('while the circuit to identity is open, ended sessions are in the log and a code that was not sent is not', async () => {
  const path = await pathOf(clientadmin, 'nosender@harborview.test')
  const { people } = testProduct.product.core.context.identity
  const before = await lastEntry(clientadmin)
  const unavailable = new UpstreamUnavailable('identity', 'failing', 1000)
  vi.spyOn(people, 'sendRecoveryCode').mockRejectedValueOnce(unavailable)
  expect((await clientadmin.ask('POST', `${path}/recovery-code`)).ok).toBe(false)
  expect(await lastEntry(clientadmin)).toEqual(before)
  expect(await testProduct.product.core.context.database.selectFrom('open_change').select('id').execute()).toEqual([])

  vi.spyOn(people, 'endSessions').mockRejectedValueOnce(unavailable)
  expect((await clientadmin.ask('DELETE', `${path}/sessions`)).ok).toBe(false)
  expect(await lastEntry(clientadmin)).toMatchObject({ after: { action: 'sessions-ended' }, isConfirmed: false })
})
