import type { InvitationsAnswer } from '@fondly/contracts/bff/invitations.ts'
import type { ActivityAnswer } from '@fondly/contracts/bff/settings.ts'
import type { DashboardEditor } from '@fondly/core/dashboard/open-dashboard.ts'
import { createCarryOutRow } from '@fondly/core/people/import/carry-out-row.ts'
import type { TakenRow } from '@fondly/core/people/import/import-store.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type ComposedProduct, startComposedProduct } from './testing/composed-product.ts'
import type { Visitor } from './testing/visitor.ts'

const HARBORVIEW = '/api/admin/harborview'
const DAY_MS = 86_400_000
let testProduct: ComposedProduct
let clientadmin: Visitor
let editor: DashboardEditor
let now: Date

beforeAll(async () => {
  now = new Date()
  testProduct = await startComposedProduct({ clock: () => now })
  clientadmin = testProduct.newVisitor()
  await clientadmin.signIn('clientadmin@harborview.test')
  const client = (await context().brands.findClient('harborview')) ?? expect.fail('There is no client harborview.')
  const [found] = await context().identity.findByEmail('clientadmin@harborview.test')
  const user = {
    id: found?.id,
    clientId: client.clientId,
    role: 'clientadmin',
    firstName: 'Ada',
    lastName: 'Admin',
  } as DashboardEditor['user']
  editor = { client, user, rights: ['read', 'change'], people: undefined, checked: 'change' }
})
afterAll(() => testProduct?.close())
afterEach(() => vi.restoreAllMocks())

const context = () => testProduct.product.core.context
const changeIds = new Map<string, string>()

/** Creates a row of a file that invites a person, in the form in which a worker gets it. */
function createTakenRow(name: string, attempts: number): TakenRow {
  const changeId = changeIds.get(name) ?? crypto.randomUUID()
  changeIds.set(name, changeId)
  const email = `${name}@harborview.test`
  const invitation = { email, firstName: 'Nia', lastName: 'New', role: 'orderer' as const, senderProfiles: [] }
  const row = { row: 2, email, name: 'Nia New', kind: 'new' as const, invitation }
  return { importId: 'import', row, attempts, looks: 0, changeId, beganAt: now, isStopped: false }
}
const carryOut = (name: string, attempts: number, more: Partial<TakenRow> = {}) =>
  createCarryOutRow(context())(editor, { ...createTakenRow(name, attempts), ...more })
const failWith = (error: Error) => vi.spyOn(context().identity, 'findByEmail').mockRejectedValue(error)
const createIdentityError = () => new UpstreamRefused('identity', 500, 'UNEXPECTED_ERROR', 'Identity is ill.')
async function entriesAbout(name: string) {
  const { entries } = await clientadmin.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)
  return entries.filter(({ before, after }) => JSON.stringify([before, after]).includes(`${name}@harborview.test`))
}
async function listed(name: string) {
  const { invitations } = await clientadmin.json<InvitationsAnswer>('GET', `${HARBORVIEW}/invitations`)
  return invitations.find(({ email }) => email === `${name}@harborview.test`)
}

test('a row waits while its invitation is being made, and fails with the reason of identity if it is refused', async () => {
  failWith(createIdentityError())
  expect(await carryOut('refused', 1)).toMatchObject({ kind: 'later' })
  now = new Date(now.getTime() + 61_000)
  expect(await carryOut('refused', 2)).toMatchObject({ kind: 'later' })
  expect([await listed('refused'), await entriesAbout('refused')]).toMatchObject([{ state: 'creating' }, []])

  failWith(new Refused('conflict', 'person-exists'))
  await context().makeInvitation.completeUnfinished()
  expect(await carryOut('refused', 3)).toEqual({ kind: 'failed', reason: { code: 'person-exists' } })
  expect([await listed('refused'), await entriesAbout('refused')]).toEqual([undefined, []])
})

test('a row fails in the same way for a person whose earlier invitation was revoked', async () => {
  await carryOut('again', 1)
  const { key, version } = (await listed('again')) ?? {}
  expect((await clientadmin.ask('DELETE', `${HARBORVIEW}/invitations/${key}`, { version })).status).toBe(204)
  changeIds.delete('again')
  failWith(createIdentityError())
  expect(await carryOut('again', 1)).toMatchObject({ kind: 'later' })
  now = new Date(now.getTime() + 61_000)
  failWith(new Refused('conflict', 'person-exists'))
  await context().makeInvitation.completeUnfinished()
  expect(await carryOut('again', 2)).toEqual({ kind: 'failed', reason: { code: 'person-exists' } })
  // The log has only the first invitation and its revocation.
  expect(await entriesAbout('again')).toMatchObject([{ after: { invitation: null } }, { before: { invitation: null } }])
})

test('a row whose outcome stays unknown for a day fails with that reason', async () => {
  failWith(createIdentityError())
  await carryOut('unknown', 1)
  const beganAt = new Date(now.getTime() - DAY_MS)
  expect(await carryOut('unknown', 20)).toMatchObject({ kind: 'later' })
  expect(await carryOut('unknown', 20, { beganAt })).toEqual({ kind: 'failed', reason: { code: 'import-outcome-unknown' } })
})

test.each([
  ['429', () => new UpstreamRefused('identity', 429, 'REQUEST_LIMITED', 'Too many calls.', {}, 120_000)],
  ['503', () => new UpstreamRefused('identity', 503, 'UNAVAILABLE', 'Identity is busy.', {}, 120_000)],
])('an invitation to which identity answers %s is made after the pause that identity asks for, with one mail', async (name, busy) => {
  const { identity } = context()
  const createUser = identity.createUser.bind(identity)
  let timesBusy = 2
  vi.spyOn(identity, 'createUser').mockImplementation(async (user) => {
    if (user.email === `busy-${name}@harborview.test` && timesBusy-- > 0) throw busy()
    return createUser(user)
  })
  expect(await carryOut(`busy-${name}`, 1)).toMatchObject({ kind: 'later', afterMs: 120_000 })
  expect(await listed(`busy-${name}`)).toMatchObject({ state: 'creating' })
  now = new Date(now.getTime() + 121_000)
  await context().makeInvitation.completeUnfinished()
  expect(await carryOut(`busy-${name}`, 2)).toMatchObject({ kind: 'later' })

  now = new Date(now.getTime() + 241_000)
  await context().makeInvitation.completeUnfinished()
  expect(await carryOut(`busy-${name}`, 3)).toEqual({ kind: 'done' })
  expect(await entriesAbout(`busy-${name}`)).toHaveLength(1)
  const mails = await testProduct.product.core.latestMail(1_000)
  expect(mails.filter(({ recipient }) => recipient === `busy-${name}@harborview.test`)).toHaveLength(1)
})

test('a row whose change identity refuses because it is busy fails only after twenty attempts', async () => {
  const people = await context().people.list(editor.client.clientId)
  const { id, version, email } = people.find((one) => one.email === 'orderer@harborview.test')!
  vi.spyOn(context().identity.people, 'write').mockRejectedValue(new UpstreamRefused('identity', 429, 'REQUEST_LIMITED', 'Too many calls.'))
  const row = { row: 2, email, name: 'Somebody', kind: 'changed' as const, id, version, was: {}, change: { supervisorId: 'S-9' } }
  expect(await carryOut('limited', 19, { row })).toMatchObject({ kind: 'later', afterMs: 60_000 })
  expect(await carryOut('limited', 20, { row })).toEqual({ kind: 'failed', reason: { code: 'upstream-failed' } })
})
