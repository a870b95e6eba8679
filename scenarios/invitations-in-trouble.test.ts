import type { InvitationsAnswer } from '@fondly/contracts/bff/invitations.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { ActivityAnswer } from '@fondly/contracts/bff/settings.ts'
import { UpstreamRefused, UpstreamUnavailable } from '@fondly/kit/upstream-error.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type ComposedProduct, startComposedProduct } from './testing/composed-product.ts'
import type { Visitor } from './testing/visitor.ts'

const HARBORVIEW = '/api/admin/harborview'
const PASSWORD = 'Quite-a-new-1-here'
let testProduct: ComposedProduct
let clientadmin: Visitor
let admin: Visitor
let now: Date

beforeAll(async () => {
  now = new Date()
  testProduct = await startComposedProduct({ clock: () => now })
  ;[clientadmin, admin] = [testProduct.newVisitor(), testProduct.newVisitor()]
  await clientadmin.signIn('clientadmin@harborview.test')
  await admin.signIn('admin@fondly.test')
})
afterAll(() => testProduct?.close())
afterEach(() => vi.restoreAllMocks())

const identity = () => testProduct.product.core.context.identity
const addressOf = (name: string) => `${name}@harborview.test`
const invite = (name: string, more: object = {}, tab = clientadmin) =>
  tab.ask('POST', `${HARBORVIEW}/invitations`, {
    email: addressOf(name),
    firstName: 'Nia',
    lastName: 'New',
    role: 'orderer',
    senderProfiles: [],
    ...more,
  })
async function find(name: string) {
  const { invitations } = await clientadmin.json<InvitationsAnswer>('GET', `${HARBORVIEW}/invitations`)
  return invitations.find(({ email }) => email === addressOf(name))
}
async function revoke(name: string, tab = clientadmin) {
  const { key, version } = (await find(name)) ?? {}
  return tab.ask('DELETE', `${HARBORVIEW}/invitations/${key}`, { version })
}
async function sendAgain(name: string, tab = clientadmin) {
  const { key, version } = (await find(name)) ?? {}
  return tab.ask('POST', `${HARBORVIEW}/invitations/${key}/again`, { version })
}
async function entriesAbout(name: string) {
  const { entries } = await clientadmin.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)
  return entries.filter(({ before, after }) => JSON.stringify([before, after]).includes(addressOf(name)))
}
const mailsTo = async (name: string) =>
  (await testProduct.product.core.latestMail(50)).filter(({ recipient }) => recipient === addressOf(name))
async function tokenFor(name: string): Promise<string> {
  const [mail] = await mailsTo(name)
  return (mail && 'link' in mail.content ? mail.content.link : '').split('#')[1] ?? ''
}
const setPassword = (token: string) => testProduct.newVisitor().ask('PUT', '/api/invitation/password', { token, password: PASSWORD })
const accountOf = async (name: string) => {
  const [found] = await identity().findByEmail(addressOf(name))
  return found ?? expect.fail(`Nobody has the address ${addressOf(name)}.`)
}
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as Refusal).code]

/** Does what another process does a minute after this one has died. */
async function completeLater(): Promise<void> {
  now = new Date(now.getTime() + 61_000)
  const { changes, makeInvitation } = testProduct.product.core.context
  await makeInvitation.completeUnfinished()
  await changes.settleOpen()
}

test.each([
  ['the circuit to identity is open', () => new UpstreamUnavailable('identity', 'failing', 1000)],
  ['our own database fails', () => new Error('The connection to the database ended.')],
])('an invitation is completed later and logged once when %s', async (_case, failure) => {
  const name = failure() instanceof UpstreamUnavailable ? 'unasked' : 'broken'
  vi.spyOn(identity(), 'findByEmail').mockRejectedValueOnce(failure())
  expect((await invite(name)).status).toBeGreaterThanOrEqual(500)
  expect(await find(name)).toMatchObject({ state: 'creating' })
  await completeLater()
  expect(await mailsTo(name)).toHaveLength(1)
  expect(await entriesAbout(name)).toMatchObject([{ who: 'Lucía Herrera', isConfirmed: true }])
})

test('an account that changes during its invitation is reused later', async () => {
  await invite('shifting')
  await revoke('shifting')
  vi.spyOn(identity().people, 'write').mockResolvedValueOnce({ kind: 'changed-meanwhile', current: undefined })
  expect((await invite('shifting')).status).toBeGreaterThanOrEqual(500)
  expect(await find('shifting')).toMatchObject({ state: 'creating' })
  await completeLater()
  expect(await find('shifting')).toMatchObject({ state: 'open' })
  expect(await accountOf('shifting')).toMatchObject({ enabled: true })
})

test('revoking the invitation of a person who already has a password only ends the link', async () => {
  await invite('worker')
  // As if the process had died between setting the password and ending the invitation.
  await identity().setPassword((await accountOf('worker')).id, PASSWORD)
  expect(await codeOf(await revoke('worker'))).toEqual([409, 'invitation-changed'])
  expect(await accountOf('worker')).toMatchObject({ enabled: true })
  expect(await find('worker')).toBeUndefined()
  expect(await entriesAbout('worker')).toHaveLength(1)
})

test('a client administrator can neither revoke nor resend the invitation of a role admin', async () => {
  expect((await invite('chief', { role: 'admin' }, admin)).status).toBe(204)
  expect(await codeOf(await revoke('chief'))).toEqual([403, 'person-is-admin'])
  expect(await codeOf(await sendAgain('chief'))).toEqual([403, 'person-is-admin'])
  expect(await find('chief')).toMatchObject({ state: 'open' })
  expect((await revoke('chief', admin)).status).toBe(204)
})

test('an unused account with the role admin keeps its role when a client administrator invites its address', async () => {
  await invite('boss', { role: 'admin' }, admin)
  await revoke('boss', admin)
  expect(await codeOf(await invite('boss'))).toEqual([409, 'person-exists'])
  const { id, enabled } = await accountOf('boss')
  expect(enabled).toBe(false)
  expect((await identity().people.read(id))?.value.role).toBe('admin')
})

test('the link of a deleted account is no longer valid', async () => {
  await invite('deleted')
  const token = await tokenFor('deleted')
  vi.spyOn(identity(), 'findPasswordState').mockRejectedValueOnce(new UpstreamRefused('identity', 404, 'NOT_FOUND', ''))
  expect(await codeOf(await setPassword(token))).toEqual([404, 'invitation-over'])
  expect(await find('deleted')).toBeUndefined()
})

test('a password that is set while the invitation is revoked gives no access', async () => {
  await invite('crossed')
  const token = await tokenFor('crossed')
  const { setPassword: write } = identity()
  vi.spyOn(identity(), 'setPassword').mockImplementationOnce(async (...call) => {
    expect((await revoke('crossed')).status).toBe(204)
    return write(...call)
  })
  expect(await codeOf(await setPassword(token))).toEqual([404, 'invitation-over'])
  expect(await accountOf('crossed')).toMatchObject({ enabled: false })
})

test('setting a password while the mail is sent again also ends the new link', async () => {
  await invite('twofold')
  const token = await tokenFor('twofold')
  const { setPassword: write } = identity()
  vi.spyOn(identity(), 'setPassword').mockImplementationOnce(async (...call) => {
    expect((await sendAgain('twofold')).status).toBe(204)
    return write(...call)
  })
  expect(await (await setPassword(token)).json()).toMatchObject({ set: true })
  expect(await find('twofold')).toBeUndefined()
})

test('a revocation that could not disable the account is completed later', async () => {
  await invite('halfway')
  vi.spyOn(identity(), 'updateUser').mockRejectedValueOnce(new UpstreamUnavailable('identity', 'failing', 1000))
  expect((await revoke('halfway')).status).toBeGreaterThanOrEqual(500)
  expect(await accountOf('halfway')).toMatchObject({ enabled: true })
  await completeLater()
  expect(await accountOf('halfway')).toMatchObject({ enabled: false })
  expect(await entriesAbout('halfway')).toMatchObject([{ after: { invitation: null }, isConfirmed: true }, { isConfirmed: true }])
})

test('an invitation that was completed later is logged about its person and can be erased', async () => {
  const { activity } = testProduct.product.core.context
  const spy = vi.spyOn(identity(), 'findByEmail').mockRejectedValue(new UpstreamUnavailable('identity', 'failing', 1000))
  await invite('erasable')
  await completeLater()
  expect(await entriesAbout('erasable')).toEqual([])
  spy.mockRestore()
  now = new Date(now.getTime() + 120_000)
  await completeLater()
  expect(await entriesAbout('erasable')).toHaveLength(1)
  expect(await activity.erasePerson((await accountOf('erasable')).id)).toBe(true)
  expect(await entriesAbout('erasable')).toEqual([])
})

test('a stuck invitation is retried less and less often and can be revoked', async () => {
  const tried = vi.spyOn(identity(), 'createUser').mockRejectedValue(new Error('The answer of identity could not be read.'))
  await invite('stuck')
  for (let minute = 0; minute < 8; minute++) await completeLater()
  expect(tried).toHaveBeenCalledTimes(4)
  expect((await revoke('stuck')).status).toBe(204)
  expect(await find('stuck')).toBeUndefined()
  await completeLater()
  expect(tried).toHaveBeenCalledTimes(4)
  expect(await mailsTo('stuck')).toEqual([])
  // The invitation was never completed, so the log has its entry as unconfirmed.
  expect(await entriesAbout('stuck')).toMatchObject([
    { before: { invitation: { email: addressOf('stuck') } }, after: { invitation: null }, isConfirmed: true },
    { before: { invitation: null }, after: { invitation: { email: addressOf('stuck') } }, isConfirmed: false },
  ])
})

test('revoking cancels the mail, sending again replaces it, and an address gets at most five mails a day', async () => {
  await invite('mailed')
  await sendAgain('mailed')
  expect(await mailsTo('mailed')).toHaveLength(1)
  await revoke('mailed')
  expect(await mailsTo('mailed')).toEqual([])
  await invite('mailed')
  await sendAgain('mailed')
  expect((await sendAgain('mailed')).status).toBe(204)
  expect(await codeOf(await sendAgain('mailed'))).toEqual([429, 'too-many-requests'])
})

test('an invitation that cannot be made within a day is given up', async () => {
  vi.spyOn(identity(), 'createUser').mockRejectedValue(new Error('The answer of identity could not be read.'))
  await invite('hopeless')
  now = new Date(now.getTime() + 86_400_000)
  for (let round = 0; round < 3; round++) await completeLater()
  const { invitations } = testProduct.product.core.context
  expect(await invitations.find('harborview', invitations.keyOf(addressOf('hopeless')))).toMatchObject({ state: 'revoked' })
})
