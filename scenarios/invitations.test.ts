import type { InvitationsAnswer } from '@fondly/contracts/bff/invitations.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { Session } from '@fondly/contracts/bff/session.ts'
import type { ActivityAnswer } from '@fondly/contracts/bff/settings.ts'
import type { Upstreams } from '@fondly/launch/upstreams.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ComposedProduct, startComposedProduct } from './testing/composed-product.ts'
import type { Visitor } from './testing/visitor.ts'

const HARBORVIEW = '/api/admin/harborview'
const PASSWORD = 'Quite-a-new-1-here'
let testProduct: ComposedProduct
let clientadmin: Visitor
let admin: Visitor
let now: Date
/** True: the next user that identity creates is created, and its answer is lost. */
let isAnswerLost = false

beforeAll(async () => {
  now = new Date()
  testProduct = await startComposedProduct({ clock: () => now, reach: losingAnswers })
  await signInAgain()
})
afterAll(() => testProduct?.close())

const advanceClock = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

async function signInAgain(): Promise<void> {
  ;[clientadmin, admin] = [testProduct.newVisitor(), testProduct.newVisitor()]
  await clientadmin.signIn('clientadmin@harborview.test')
  await admin.signIn('admin@fondly.test')
}

function losingAnswers(upstreams: Upstreams): Upstreams {
  const { fetch } = upstreams.identity
  const lossy: typeof fetch = async (request) => {
    const isCreation = request.method === 'POST' && new URL(request.url).pathname.endsWith('/users')
    const response = await fetch(request)
    if (!isCreation || !isAnswerLost) return response
    isAnswerLost = false
    throw new TypeError('The connection was reset.')
  }
  return { ...upstreams, identity: { ...upstreams.identity, fetch: lossy } }
}

const invitee = (name: string, more: object = {}) => ({
  email: `${name}@harborview.test`,
  firstName: 'Nia',
  lastName: 'New',
  role: 'orderer',
  senderProfiles: ['harborview-resident-care'],
  ...more,
})
const invite = (name: string, more: object = {}, tab = clientadmin) => tab.ask('POST', `${HARBORVIEW}/invitations`, invitee(name, more))
const list = async () => (await clientadmin.json<InvitationsAnswer>('GET', `${HARBORVIEW}/invitations`)).invitations
const find = async (name: string) => (await list()).find(({ email }) => email.startsWith(`${name}@`))
const activity = async () => (await clientadmin.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)).entries
const mailsTo = async (name: string) =>
  (await testProduct.product.core.latestMail(50)).filter(({ recipient }) => recipient === `${name}@harborview.test`)
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as Refusal).code]

async function tokenFor(name: string): Promise<string> {
  const [mail] = await mailsTo(name)
  const link = mail && 'link' in mail.content ? mail.content.link : ''
  return link.split('#')[1] ?? ''
}
const openInvitation = (token: string) => testProduct.newVisitor().ask('POST', '/api/invitation', { token })
const setPassword = (token: string, password: string, tab = testProduct.newVisitor()) =>
  tab.ask('PUT', '/api/invitation/password', { token, password })

test('an invited person chooses a password once through the link of the mail and signs in with it', async () => {
  expect((await invite('nia', { location: 'Portland Waterfront' })).status).toBe(204)
  expect(await find('nia')).toMatchObject({ state: 'open', role: 'orderer', location: 'Portland Waterfront' })
  const [mail, ...more] = await mailsTo('nia')
  expect(more).toEqual([])
  expect(mail?.content).toMatchObject({ kind: 'invitation', firstName: 'Nia', clientName: 'Harborview Residences' })
  const token = await tokenFor('nia')
  expect(await (await openInvitation(token)).json()).toMatchObject({ firstName: 'Nia', email: 'nia@harborview.test', policy: 'default' })

  expect(await (await setPassword(token, 'password')).json()).toMatchObject({
    set: false,
    unsatisfied: expect.arrayContaining(['minCharacters']),
  })
  const nia = testProduct.newVisitor()
  expect(await (await setPassword(token, PASSWORD, nia)).json()).toEqual({
    set: true,
    signInPath: '/api/session/sign-in?client=harborview&returnTo=%2F',
  })
  await nia.signIn('nia@harborview.test', PASSWORD)
  expect(await nia.json<Session>('GET', '/api/session')).toMatchObject({
    signedIn: true,
    user: { firstName: 'Nia', lastName: 'New', email: 'nia@harborview.test', role: 'orderer' },
    client: { id: 'harborview' },
  })
  expect(await find('nia')).toBeUndefined()
  expect(await codeOf(await setPassword(token, 'Another-new-2-here'))).toEqual([404, 'invitation-over'])
  expect((await activity())[0]).toMatchObject({
    subject: expect.stringMatching(/^invitation /),
    isRestorable: false,
    before: { invitation: null },
    after: { invitation: { email: 'nia@harborview.test', sent: 1 } },
  })
})

test('unknown, used, revoked, replaced and expired links get the same answer', async () => {
  await invite('rosa')
  const first = await tokenFor('rosa')
  const sent = await find('rosa')
  advanceClock(1000)
  const again = await clientadmin.ask('POST', `${HARBORVIEW}/invitations/${sent?.key}/again`, { version: sent?.version })
  expect(again.status).toBe(204)
  const second = await tokenFor('rosa')
  expect((await openInvitation(second)).status).toBe(200)
  const open = await find('rosa')
  expect((await clientadmin.ask('DELETE', `${HARBORVIEW}/invitations/${open?.key}`, { version: open?.version })).status).toBe(204)
  await invite('olga')
  const third = await tokenFor('olga')
  advanceClock(7 * 86_400_000)
  await signInAgain()
  expect((await find('olga'))?.state).toBe('expired')
  const answers = await Promise.all(
    ['x'.repeat(43), '', first, second, third].map(async (token) => {
      const { reference: _, ...body } = (await (await openInvitation(token)).json()) as Refusal
      return JSON.stringify(body)
    }),
  )
  expect(new Set(answers).size).toBe(1)
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ status: 404, code: 'invitation-over' })
})

test('a revoked person cannot sign in until a new invitation reuses the account', async () => {
  const accountsOf = () => testProduct.product.gateways.identity.findByEmail('rosa@harborview.test')
  expect(await accountsOf()).toMatchObject([{ enabled: false }])
  expect((await invite('rosa')).status).toBe(204)
  expect(await accountsOf()).toMatchObject([{ enabled: true }])
  expect(await (await setPassword(await tokenFor('rosa'), PASSWORD)).json()).toMatchObject({ set: true })
})

test('somebody with an account or an invitation is not invited again, and the error names the field', async () => {
  expect(await codeOf(await invite('orderer'))).toEqual([409, 'person-exists'])
  await invite('twice')
  expect(await codeOf(await invite('twice'))).toEqual([409, 'person-invited'])
  const wrong = await invite('not an address', {
    firstName: ' ',
    role: 'admin',
    location: 'Atlantis',
    senderProfiles: ['of-somebody-else'],
  })
  expect(wrong.status).toBe(422)
  expect(await wrong.json()).toMatchObject({
    code: 'invitation-problems',
    problems: ['email', 'first-name', 'role', 'location', 'sender-profile'].map((code) => ({ code })),
  })
  expect((await invite('chief', { role: 'admin' }, admin)).status).toBe(204)
  const chief = await find('chief')
  const old = await clientadmin.ask('DELETE', `${HARBORVIEW}/invitations/${chief?.key}`, { version: '0' })
  expect(await codeOf(old)).toEqual([409, 'invitation-changed'])
})

test('one of two concurrent invitations of the same person is refused, so that there is one mail and one account', async () => {
  const answers = await Promise.all([invite('both'), invite('both', {}, admin)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
  expect(await mailsTo('both')).toHaveLength(1)
})

test('an invitation whose answer was lost is completed once with one account, one mail and one entry', async () => {
  isAnswerLost = true
  expect((await invite('lost')).status).toBeGreaterThanOrEqual(500)
  expect(await find('lost')).toMatchObject({ state: 'creating' })
  expect(await mailsTo('lost')).toEqual([])
  advanceClock(61_000)
  const { changes, makeInvitation } = testProduct.product.core.context
  await Promise.all([makeInvitation.completeUnfinished(), makeInvitation.completeUnfinished()])
  await makeInvitation.completeUnfinished()
  await changes.settleOpen()
  expect(await mailsTo('lost')).toHaveLength(1)
  expect(await testProduct.product.gateways.identity.findByEmail('lost@harborview.test')).toHaveLength(1)
  const entries = (await activity()).filter(({ after }) => JSON.stringify(after).includes('lost@harborview.test'))
  expect(entries).toMatchObject([{ isConfirmed: true }])
  expect(await (await setPassword(await tokenFor('lost'), PASSWORD)).json()).toMatchObject({ set: true })
})

test('the export of people turns spreadsheet formulas into text', async () => {
  await signInAgain()
  await invite('formula', { firstName: '=1+1' })
  const answer = await clientadmin.ask('GET', `${HARBORVIEW}/people.csv`)
  expect(answer.headers.get('content-disposition')).toContain('people.csv')
  const lines = (await answer.text()).split('\r\n')
  expect(lines[0]).toContain('e-mail')
  expect(lines.find((line) => line.includes('formula@harborview.test'))).toMatch(/'=1\+1/)
})
