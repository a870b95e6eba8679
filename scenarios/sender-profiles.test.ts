import type { Draft, OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { CheckAddressAnswer, Profile, ProfileAnswer, ProfilesAnswer, ProfileSaved } from '@fondly/contracts/bff/profiles.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import { SendAnswer } from '@fondly/contracts/bff/send-answer.ts'
import type { ActivityAnswer } from '@fondly/contracts/bff/settings.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ORIGIN, startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'
import { CARD, filledForm, newsUntil, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'

let testProduct: ComposedProduct
let clientadmin: Visitor
let admin: Visitor
let orderer: Visitor
let seen: ProfileAnswer
/** How far the product's clock is ahead. */
let clockAheadMs = 0
beforeAll(async () => {
  testProduct = await startComposedProduct({ clock: () => new Date(Date.now() + clockAheadMs) })
  ;[clientadmin, admin, orderer] = [testProduct.newVisitor(), testProduct.newVisitor(), testProduct.newVisitor()]
  await clientadmin.signIn('clientadmin@harborview.test')
  await admin.signIn('admin@fondly.test')
  await orderer.signIn('orderer@harborview.test')
})
afterAll(() => testProduct?.close())
beforeEach(async () => {
  seen = await read()
})

const PATH = '/api/admin/harborview/profiles'
const CARE = 'harborview-resident-care'
const tab = () => clientadmin
const list = () => tab().json<ProfilesAnswer>('GET', PATH)
const read = (id = CARE) => tab().json<ProfileAnswer>('GET', `${PATH}/${id}`)
const put = (change: Partial<Profile>, { who = tab(), from = seen, id = CARE } = {}) =>
  who.ask('PUT', `${PATH}/${id}`, { version: from.version, profile: { ...from.profile, ...change } })
const refusal = async (answer: Promise<Response>) => {
  const response = await answer
  return (await response.json()) as Refusal
}
const orderForm = () => orderer.json<OrderFormPageData>('GET', `/api/cards/${CARD}/order-form`)
const offered = async () => (await orderForm()).senderProfiles.map(({ id }) => id)
const checkAddress = (address: Partial<Profile['returnAddress']>) =>
  tab().json<CheckAddressAnswer>('POST', `${PATH}/check-address`, { ...seen.profile.returnAddress, ...address })
const onStreet = (address1: string) => ({ returnAddress: { ...seen.profile.returnAddress, address1 } })

test('a change is in the next form and order at once, and in the log by field', async () => {
  const returnAddress = { ...seen.profile.returnAddress, address1: '482 Commercial St' }
  const saved = await put({ signature: 'Kindly,\n{firstName}', returnAddress })
  expect([saved.status, (await saved.json()) as ProfileSaved]).toEqual([200, { id: CARE, check: 'confirmed' }])

  const { pageData } = await filledForm(orderer)
  expect(pageData.senderProfiles.find(({ id }) => id === CARE)).toMatchObject({
    signature: expect.stringMatching(/^Kindly,\n\w+$/),
    returnAddress: { address1: '482 Commercial St' },
  })
  const { entries } = await tab().json<ActivityAnswer>('GET', '/api/admin/harborview/activity')
  expect(entries[0]).toMatchObject({ subject: `sender-profile ${CARE}`, isConfirmed: true, isRestorable: true })
  expect(Object.keys(entries[0]?.after ?? {}).toSorted()).toEqual(['profile', 'returnAddress', 'signature'])
  expect(entries[0]?.after).toMatchObject({ profile: seen.profile.name })

  const restored = await tab().ask('POST', `/api/admin/harborview/activity/${entries[0]?.id}/restore`, { version: (await read()).version })
  expect(restored.status).toBe(204)
  expect((await read()).profile).toEqual(seen.profile)
})

test('the second of two administrators sees what the first wrote', async () => {
  const theirs = await admin.json<ProfileAnswer>('GET', `${PATH}/${CARE}`)
  expect((await put({ signature: 'Theirs, {firstName}' }, { who: admin, from: theirs })).status).toBe(200)
  expect(await refusal(put({ signature: 'Ours, {firstName}' }))).toMatchObject({
    status: 409,
    code: 'changed-meanwhile',
    fields: { signature: 'Theirs, {firstName}' },
  })
})

test('an address that the post office does not know is saved, but nobody can send with it until it is corrected', async () => {
  expect(await offered()).toContain(CARE)
  const unknown = onStreet('Nowhere')
  expect(await checkAddress(unknown.returnAddress)).toMatchObject({ kind: 'refused' })
  expect((await (await put(unknown)).json()) as ProfileSaved).toEqual({ id: CARE, check: 'refused' })
  expect(await offered()).not.toContain(CARE)
  expect((await list()).profiles.find(({ id }) => id === CARE)).toMatchObject({ check: 'refused' })

  const corrected = await put(onStreet('480 Commercial St'), { from: await read() })
  expect((await corrected.json()) as ProfileSaved).toEqual({ id: CARE, check: 'confirmed' })
  expect(await offered()).toContain(CARE)
})

test('people can go on sending while the address check is down, and the check is repeated', async () => {
  for (const street of ['429 Toomany Ln', '503 Outage Ln']) {
    expect(await checkAddress({ address1: street })).toEqual({ kind: 'waiting' })
    const saved = await put(onStreet(street), { from: await read() })
    expect((await saved.json()) as ProfileSaved).toEqual({ id: CARE, check: 'waiting' })
    expect(await offered()).toContain(CARE)
    await testProduct.product.core.recheckAddresses()
    expect((await read()).check).toBe('waiting')
  }
  await put({ returnAddress: seen.profile.returnAddress }, { from: await read() })
  expect((await read()).check).toBeNull()
})

test('the check answers in the letter case that was entered and lists what it changed', async () => {
  expect(await checkAddress({ address1: '480 Commercial Street', zip: '04101' })).toMatchObject({
    kind: 'confirmed',
    level: 'zip',
    address: { address1: '480 Commercial ST', city: 'Portland' },
    changes: [{ from: 'Street', to: 'ST' }],
  })
})

test('values that cannot be printed are refused by field, and so is a logo of another client', async () => {
  const refused = refusal(put({ name: ' ', signature: 'Yours, {firstname}' }))
  expect(await refused).toMatchObject({
    status: 422,
    code: 'form-problems',
    problems: { name: 'missing', signature: 'unknown-placeholder' },
  })
  const leadsOut = `${ORIGIN}/art/brands/uploads/../harborview.svg`
  for (const logoUrl of ['https://evil.test/logo.svg', leadsOut])
    expect(await refusal(put({ logoUrl }))).toMatchObject({ status: 422, code: 'value-not-accepted' })
})

test('a profile shows its latest sent card as an example, and counts the cards and people that use it', async () => {
  const before = seen.use
  const { draft, response } = await pressSend(orderer)
  const { form } = draft
  testProduct.product.core.work()
  const { id } = SendAnswer.parse(await response.json())
  await newsUntil(orderer, id, ['sent'])
  clockAheadMs += 61_000
  await testProduct.product.core.reports.follow()
  expect((await read()).use).toEqual({ ...before, cards: before.cards + 1 })
  const { example } = await read()
  expect(before.people).toBeGreaterThan(1)
  expect(example).toMatchObject({
    print: { message: form.closing, recipient: { name: `${form.firstName} ${form.lastName}` } },
    signer: { firstName: expect.stringMatching(/\w/) },
  })
})

test('a new profile gets an id of its own, and removing it counts the drafts that use it', async () => {
  const begun = await tab().json<ProfileAnswer>('GET', `${PATH}/new`)
  const profile = { ...begun.profile, name: 'Années d’Or', returnAddress: seen.profile.returnAddress }
  const post = (version: string, name = profile.name) => tab().ask('POST', PATH, { version, profile: { ...profile, name } })
  const created = await post(begun.version)
  expect([created.status, (await created.json()) as ProfileSaved]).toMatchObject([201, { id: 'harborview-annees-dor' }])
  expect((await post((await list()).version)).status).toBe(422)

  const { version, use } = await read('harborview-annees-dor')
  expect(use).toEqual({ people: 0, drafts: 0, cards: 0 })
  expect((await tab().ask('DELETE', `${PATH}/harborview-annees-dor`, { version: begun.version })).status).toBe(409)
  expect((await tab().ask('DELETE', `${PATH}/harborview-annees-dor`, { version })).status).toBe(204)
  expect((await list()).profiles.map(({ id }) => id)).not.toContain('harborview-annees-dor')
})

test('a draft of a removed profile keeps its words, and the log restores the profile', async () => {
  const { form, senderProfileId } = await filledForm(orderer)
  const draft = await orderer.json<Draft>('PUT', `/api/cards/${CARD}/draft`, { senderProfileId, form })
  const chosen = await read(draft.senderProfileId)
  expect(chosen.use.drafts).toBeGreaterThan(0)
  expect((await tab().ask('DELETE', `${PATH}/${draft.senderProfileId}`, { version: chosen.version })).status).toBe(204)

  const opened = await orderForm()
  expect(opened.draft).toMatchObject({ senderProfileId: draft.senderProfileId, form: { closing: draft.form.closing } })
  expect(opened.senderProfiles.map(({ id }) => id)).not.toContain(draft.senderProfileId)

  const { entries } = await tab().json<ActivityAnswer>('GET', '/api/admin/harborview/activity')
  const { version } = await list()
  expect((await tab().ask('POST', `/api/admin/harborview/activity/${entries[0]?.id}/restore`, { version })).status).toBe(204)
  expect((await read(draft.senderProfileId)).profile).toEqual(chosen.profile)
})

test('the last profile cannot be removed', async () => {
  const { profiles } = await list()
  for (const { id } of profiles.slice(1)) await tab().ask('DELETE', `${PATH}/${id}`, { version: (await list()).version })
  const last = (await list()).profiles
  expect(last).toHaveLength(1)
  expect(await refusal(tab().ask('DELETE', `${PATH}/${last[0]?.id}`, { version: (await list()).version }))).toMatchObject({
    code: 'profile-last',
  })
})
