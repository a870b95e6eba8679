import type { DashboardClients, NewClientAnswer } from '@fondly/contracts/bff/dashboard.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { ActivityAnswer, SettingsAnswer } from '@fondly/contracts/bff/settings.ts'
import { UpstreamUnavailable } from '@fondly/kit/upstream-error.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import type { Visitor } from './testing/visitor.ts'

let testProduct: ComposedProduct
let clientadmin: Visitor
let admin: Visitor
beforeAll(async () => {
  testProduct = await startComposedProduct()
  ;[clientadmin, admin] = [testProduct.newVisitor(), testProduct.newVisitor()]
  await clientadmin.signIn('clientadmin@harborview.test')
  await admin.signIn('admin@fondly.test')
})
afterAll(() => testProduct?.close())

const BEACON = { key: 'beacon', name: 'Beacon Homes', commerceAccount: 'AX-7', copyFrom: { key: 'harborview', parts: ['settings', 'senderProfiles', 'cards', 'branding'] } } // prettier-ignore
const list = (tab: Visitor) => tab.json<DashboardClients>('GET', '/api/admin')
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as Refusal).code]
const inCommerce = async (clientId: string) => (await testProduct.product.gateways.commerce.administration.clients.read(clientId))?.value

test('role admin creates a client as a copy of another one, and the log of the site records it', async () => {
  const created = await admin.ask('POST', '/api/admin', BEACON)
  expect(created.status).toBe(201)
  const { population } = (await created.json()) as NewClientAnswer
  expect(population.isAssigned).toBe(true)
  expect(await list(admin)).toMatchObject({ mayChange: true })
  expect((await list(admin)).clients).toContainEqual({ key: 'beacon', name: 'Beacon Homes', isArchived: false })

  const [made, source] = [await inCommerce('beacon'), await inCommerce('harborview')]
  const { taxExempt: _, ...copied } = source!
  const senderProfiles = copied.senderProfiles.map((profile) => ({ ...profile, invoiceAccount: '' }))
  // The copy has neither the invoice accounts nor the registration rule of the other client.
  const own = { name: 'Beacon Homes', commerceAccount: 'AX-7', customerReference: '', registration: { mode: 'off', domains: [] } }
  expect(made).toEqual({ ...copied, senderProfiles, ...own })
  const { settings } = await admin.json<SettingsAnswer>('GET', '/api/admin/beacon/settings')
  expect(settings.locations).toEqual(source?.locations)
  const brand = await admin.json<object>('GET', '/api/brand?client=beacon')
  expect(brand).toMatchObject({ slug: 'beacon', name: 'Beacon Homes', helpEmail: 'help@harborview.test' })

  const { entries } = await admin.json<ActivityAnswer>('GET', '/api/admin/beacon/activity')
  expect(entries[0]).toMatchObject({
    subject: 'listed-client beacon',
    before: { listedClient: null, copiedFrom: null },
    after: { listedClient: { name: 'Beacon Homes', commerceAccount: 'AX-7' }, copiedFrom: 'harborview' },
  })
  expect((await clientadmin.json<ActivityAnswer>('GET', '/api/admin/harborview/activity')).entries).toEqual([])
})

test('a second attempt continues a failed creation with its new name in the same population', async () => {
  const { administration } = testProduct.product.gateways.commerce
  const { create } = administration.clients
  administration.clients.create = () => {
    administration.clients.create = create
    return Promise.reject(new UpstreamUnavailable('commerce', 'failing', 0))
  }
  const { people } = testProduct.product.gateways.identity
  const before = await people.listPopulations()
  const make = (name: string) => admin.ask('POST', '/api/admin', { key: 'cove', name, commerceAccount: '' })
  expect((await make('Cove Hommes')).ok).toBe(false)
  expect((await make('Cove Homes')).status).toBe(201)
  expect((await people.listPopulations()).length).toBe(before.length + 1)
  expect(await admin.json<object>('GET', '/api/brand?client=cove')).toMatchObject({ name: 'Cove Homes' })
  expect((await list(admin)).clients).toContainEqual({ key: 'cove', name: 'Cove Homes', isArchived: false })
})

test.each([
  ['beacon', 409, 'client-key-taken'],
  ['harborview', 409, 'client-key-taken'],
  ['invitation', 422, 'client-key-not-usable'],
  ['dashboard', 422, 'client-key-not-usable'],
  ['Everyone', 422, 'client-key-not-usable'],
  ['a', 422, 'client-key-not-usable'],
])('a client with the key %s is refused', async (key, status, code) => {
  expect(await codeOf(await admin.ask('POST', '/api/admin', { key, name: 'Another', commerceAccount: '' }))).toEqual([status, code])
})

test('only role admin creates and archives clients and lists all of them', async () => {
  expect((await clientadmin.ask('POST', '/api/admin', { ...BEACON, key: 'mine' })).status).toBe(403)
  expect((await clientadmin.ask('PUT', '/api/admin/harborview/archived', { isArchived: true })).status).toBe(403)
  expect(await list(clientadmin)).toMatchObject({ clients: [{ key: 'harborview' }], mayChange: false })
})

test('people of an archived client lose their sessions and cannot sign in until it is brought back unchanged', async () => {
  const before = await inCommerce('harborview')
  const path = '/api/admin/harborview/archived'
  expect((await admin.ask('PUT', path, { isArchived: true })).status).toBe(204)
  expect((await list(admin)).clients).toContainEqual(expect.objectContaining({ key: 'harborview', isArchived: true }))
  expect((await clientadmin.ask('GET', '/api/admin/harborview')).status).toBe(401)
  const returning = testProduct.newVisitor()
  expect((await returning.signIn('clientadmin@harborview.test')).search).toContain('reason=disabled')

  expect((await admin.ask('PUT', path, { isArchived: false })).status).toBe(204)
  expect(await inCommerce('harborview')).toEqual(before)
  expect((await returning.signIn('clientadmin@harborview.test')).pathname).toBe('/')
  const { entries } = await admin.json<ActivityAnswer>('GET', '/api/admin/harborview/activity')
  expect(entries.slice(0, 2)).toMatchObject([
    { subject: 'listed-client harborview', after: { archivedClient: null } },
    { subject: 'listed-client harborview', after: { archivedClient: 'Harborview Residences' } },
  ])
})
