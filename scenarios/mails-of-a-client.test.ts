import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { DashboardEditor } from '@fondly/core/dashboard/open-dashboard.ts'
import { createCarryOutRow } from '@fondly/core/people/import/carry-out-row.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ComposedProduct, startComposedProduct } from './testing/composed-product.ts'
import type { Visitor } from './testing/visitor.ts'

const HARBORVIEW = '/api/admin/harborview'
const DAY_MS = 86_400_000
/** 10:15 in New York. */
const BEGAN = new Date('2026-11-23T15:15:00Z')
let testProduct: ComposedProduct
let clientadmin: Visitor
let admin: Visitor
let now = BEGAN

beforeAll(async () => {
  testProduct = await startComposedProduct({ clock: () => now, environment: { FONDLY_MAILS_PER_DAY: '2' } })
  ;[clientadmin, admin] = [testProduct.newVisitor(), testProduct.newVisitor()]
  await clientadmin.signIn('clientadmin@harborview.test')
  await admin.signIn('admin@fondly.test')
})
afterAll(() => testProduct?.close())

const invitationOf = (name: string) => ({
  email: `${name}@harborview.test`,
  firstName: 'Nia',
  lastName: 'New',
  role: 'orderer' as const,
  senderProfiles: [],
})
const invite = async (name: string, { tab = clientadmin, client = HARBORVIEW } = {}) =>
  (await tab.ask('POST', `${client}/invitations`, invitationOf(name))).status

test('the administrators of a client share the invitations of a day, and codes are counted separately', async () => {
  expect([await invite('one'), await invite('two', { tab: admin })]).toEqual([204, 204])
  const refused = await clientadmin.ask('POST', `${HARBORVIEW}/invitations`, invitationOf('three'))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(DAY_MS / 1000)])
  expect((await refused.json()) as Refusal).toMatchObject({
    code: 'mails-used-up',
    params: { mails: 2, day: '11/24/2026', time: '10:15', zone: 'America/New_York' },
    detail: expect.stringContaining('on 11/24/2026 at 10:15 (America/New_York)') as string,
  })
  const { people } = await clientadmin.json<PeopleAnswer>('GET', `${HARBORVIEW}/people`)
  const orderer = people.find(({ email }) => email === 'orderer@harborview.test')
  const sendCode = () => clientadmin.ask('POST', `${HARBORVIEW}/people/${orderer?.id}/recovery-code`)
  expect([(await sendCode()).status, (await sendCode()).status]).toEqual([204, 204])
  const code = await sendCode()
  expect([code.status, ((await code.json()) as Refusal).code]).toEqual([429, 'mails-used-up'])
})

test('another client has its own mails', async () => {
  expect(await invite('guest', { tab: admin, client: '/api/admin/summit' })).toBe(204)
})

test('a row of an import waits for the next day, and does not use up the mails of its address', async () => {
  const { context } = testProduct.product.core
  const client = await context.brands.findClient('harborview')
  const [found] = await context.identity.findByEmail('clientadmin@harborview.test')
  const user = { id: found?.id, clientId: client?.clientId, role: 'clientadmin', firstName: 'Ada', lastName: 'Admin' }
  const editor = { client, user, rights: ['read', 'change'], people: undefined, checked: 'change' } as unknown as DashboardEditor
  const invitation = invitationOf('imported')
  const row = { row: 2, email: invitation.email, name: 'Nia New', kind: 'new' as const, invitation }
  const taken = { importId: 'import', row, looks: 0, changeId: crypto.randomUUID(), beganAt: now, isStopped: false }
  const carryOut = (attempts: number) => createCarryOutRow(context)(editor, { ...taken, attempts })
  for (let attempts = 1; attempts <= 6; attempts++)
    expect(await carryOut(attempts)).toEqual({ kind: 'not-before', at: new Date(BEGAN.getTime() + DAY_MS) })
  now = new Date(BEGAN.getTime() + DAY_MS)
  expect(await carryOut(7)).toEqual({ kind: 'done' })
})
