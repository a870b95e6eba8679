import type { BrandingAnswer, PoliciesAnswer, PolicyAnswer } from '@fondly/contracts/bff/branding.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { ActivityAnswer, BannerAnswer, RestoreAnswer, SettingsAnswer } from '@fondly/contracts/bff/settings.ts'
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

const HARBORVIEW = '/api/admin/harborview'
const settings = (tab: Visitor) => tab.json<SettingsAnswer>('GET', `${HARBORVIEW}/settings`)
const newest = async () => (await admin.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)).entries[0]
const change = async (tab: Visitor, values: object) =>
  tab.ask('PATCH', `${HARBORVIEW}/settings`, { version: (await settings(tab)).version, change: values })

test('restoring reverts what one change did to a list, shows it first, and keeps later changes', async () => {
  const { locations = [] } = (await settings(clientadmin)).settings
  const [first, ...others] = locations
  const [bangor, salem] = ['Bangor', 'Salem'].map((name) => ({ value: name, label: name }))
  await change(clientadmin, { locations: [...others, bangor] })
  const entry = await newest()
  await change(admin, { locations: [...others, bangor, salem] })

  const path = `${HARBORVIEW}/activity/${entry?.id}/restore`
  const preview = await clientadmin.json<RestoreAnswer>('GET', path)
  expect(preview).toMatchObject({
    before: { locations: [...others, bangor, salem] },
    after: { locations: [first, ...others, salem] },
  })
  expect((await clientadmin.ask('POST', path, { version: preview.version })).status).toBe(204)
  expect((await settings(clientadmin)).settings.locations).toEqual([first, ...others, salem])

  // Everything of that change was reverted, so there is nothing left to restore.
  expect(await clientadmin.json<RestoreAnswer>('GET', path)).toMatchObject({ before: {}, after: {} })
  await change(admin, { locations })
})

test('the sign-in page offers registration by the current setting of the client', async () => {
  const offer = async () => (await testProduct.newVisitor().ask('GET', '/api/brand/registration?client=harborview')).status
  expect(await offer()).toBe(204)
  await change(clientadmin, { registration: { mode: 'off', domains: [] } })
  expect(await offer()).toBe(404)
  await change(clientadmin, { registration: { mode: 'consent', domains: [] } })
  expect(await offer()).toBe(204)
  await change(clientadmin, { registration: null })
})

const OFFICE = { value: 'Bath', label: 'Bath' }

test.each([
  ['longer than a person can have', [{ value: 'x'.repeat(61), label: 'Bath' }]],
  ['there twice', [OFFICE, { ...OFFICE, label: 'Bath, new office' }]],
])('a location that is %s is refused', async (_, locations) => {
  expect((await change(clientadmin, { locations })).status).toBe(400)
})

test('a restore that was previewed before another change is refused', async () => {
  await change(clientadmin, { backCardMessage: 'Mine' })
  const path = `${HARBORVIEW}/activity/${(await newest())?.id}/restore`
  const { version } = await clientadmin.json<RestoreAnswer>('GET', path)
  await change(admin, { backCardDisclaimer: 'Theirs' })
  const refused = await clientadmin.ask('POST', path, { version })
  expect([refused.status, ((await refused.json()) as Refusal).code]).toEqual([409, 'changed-meanwhile'])
})

test.each([
  [{ mailerId: '901234567', serviceType: '300', barcodeId: '00' }, 200],
  [{ mailerId: '12345', serviceType: '300', barcodeId: '00' }, 422],
  [{ mailerId: '123456789', serviceType: '300', barcodeId: '00' }, 422],
  [null, 200],
])('a mailer id has six digits, or nine that begin with 9: %j', async (intelligentMail, status) => {
  expect((await change(clientadmin, { intelligentMail })).status).toBe(status)
})

test("a banner is changed and previewed in both languages, and the second of two administrators sees the first's change", async () => {
  const path = `${HARBORVIEW}/banner`
  const before = await clientadmin.json<BannerAnswer>('GET', path)
  const spring = { enabled: true, callout: { en: 'Spring', es: 'Primavera' }, body: { en: '<p onclick="x()">Order early.</p>' } }
  const put = (tab: Visitor, banner: object) => tab.ask('PUT', path, { version: before.version, banner })
  expect((await put(clientadmin, spring)).status).toBe(200)
  const refused = await put(admin, { ...spring, enabled: false })
  expect((await refused.json()) as Refusal).toMatchObject({ code: 'changed-meanwhile', fields: { banner: spring } })

  const preview = await clientadmin.ask('POST', `${path}/preview`, { callout: 'Spring', body: '<script>x()</script><b>early</b>' })
  expect(await preview.json()).toEqual({ callout: 'Spring', body: '<b>early</b>' })
  const session = await clientadmin.json<{ banner: unknown }>('GET', '/api/session')
  expect(session.banner).toEqual({
    en_US: { callout: 'Spring', body: '<p>Order early.</p>' },
    es: { callout: 'Primavera', body: '<p>Order early.</p>' },
  })

  const entry = await newest()
  expect(entry).toMatchObject({ subject: 'banner', before: { banner: before.banner }, after: { banner: spring } })
  const restore = `${HARBORVIEW}/activity/${entry?.id}/restore`
  const { version } = await clientadmin.json<RestoreAnswer>('GET', restore)
  expect((await clientadmin.ask('POST', restore, { version })).status).toBe(204)
  expect((await clientadmin.json<BannerAnswer>('GET', path)).banner).toEqual(before.banner)
})

test('changed branding shows on the pages at once, and each part can be restored alone', async () => {
  const path = `${HARBORVIEW}/branding`
  const { version, brand } = await clientadmin.json<BrandingAnswer>('GET', path)
  const put = (tab: Visitor, change: object, seen = version) => tab.ask('PUT', path, { version: seen, brand: { ...brand, ...change } })
  const changed = await put(clientadmin, { colour: '#F4D35E', name: 'Harborview' })
  expect(changed.status).toBe(200)
  expect(await admin.json('GET', '/api/brand?client=harborview')).toMatchObject({
    slug: 'harborview',
    name: 'Harborview',
    light: { brand: '#F4D35E' },
  })
  expect((await put(admin, { colour: '#000000' })).status).toBe(409)

  const entry = await newest()
  const next = (await changed.json()) as BrandingAnswer
  await put(admin, { colour: '#F4D35E', name: 'Harborview', policy: 'Customer-Care' }, next.version)
  const restore = `${HARBORVIEW}/activity/${entry?.id}/restore`
  const preview = await clientadmin.json<RestoreAnswer>('GET', restore)
  expect((await clientadmin.ask('POST', restore, { version: preview.version })).status).toBe(204)
  expect((await clientadmin.json<BrandingAnswer>('GET', path)).brand).toEqual({ ...brand, policy: 'Customer-Care' })
})

test.each([
  [{ colour: 'red' }, 400],
  [{ privacyUrl: 'javascript:alert(1)' }, 400],
  [{ policy: 'a<b>' }, 400],
  [{ slug: 'mine' }, 400],
  [{ logoUrl: 'https://elsewhere.test/logo.svg' }, 422],
  [{ logoUrl: '/art/../api/session' }, 422],
  [{ policy: 'Nobody-Knows-It' }, 422],
])('branding with %j is refused', async (wrong, status) => {
  const { version, brand } = await clientadmin.json<BrandingAnswer>('GET', `${HARBORVIEW}/branding`)
  expect((await clientadmin.ask('PUT', `${HARBORVIEW}/branding`, { version, brand: { ...brand, ...wrong } })).status).toBe(status)
})

test('the sign-in policies of identity can be chosen', async () => {
  const { policies } = await clientadmin.json<PoliciesAnswer>('GET', `${HARBORVIEW}/policies`)
  expect(policies.length).toBeGreaterThan(1)
  const described = await Promise.all(
    policies.map(({ name }) => clientadmin.json<PolicyAnswer>('GET', `${HARBORVIEW}/policies/${encodeURIComponent(name)}`)),
  )
  expect(described).toContainEqual({ name: 'Customer-Care', ways: ['password'] })
  expect(described.map(({ ways }) => ways)).toContainEqual(['provider'])
  expect((await clientadmin.ask('GET', `${HARBORVIEW}/policies/Nobody-Knows-It`)).status).toBe(404)
})
