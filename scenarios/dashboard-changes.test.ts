import type { ContactSettings } from '@fondly/contracts/bff/contacts.ts'
import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { ActivityAnswer, CalendarAnswer, SettingsAnswer, SiteDayAnswer } from '@fondly/contracts/bff/settings.ts'
import { addDays, isWeekend } from '@fondly/domain/mail-date/mail-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARD, filledForm, findLateMailDate, pressSend } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

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
const settings = (tab: Visitor) => tab.json<SettingsAnswer>('GET', `${HARBORVIEW}/settings`)
const calendar = (tab: Visitor) => tab.json<CalendarAnswer>('GET', `${HARBORVIEW}/calendar`)
const activity = (tab: Visitor, query = '') => tab.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity${query}`)
const change = (tab: Visitor, version: string, values: object) => tab.ask('PATCH', `${HARBORVIEW}/settings`, { version, change: values })
const orderForm = () => orderer.json<OrderFormPageData>('GET', `/api/cards/${CARD}/order-form`)

test('the second of two concurrent administrators sees the change of the first and overwrites nothing', async () => {
  const [ours, theirs] = [await settings(clientadmin), await settings(admin)]
  expect((await change(admin, theirs.version, { backCardMessage: 'Theirs' })).status).toBe(200)
  const refused = await change(clientadmin, ours.version, { backCardMessage: 'Ours' })
  expect(refused.status).toBe(409)
  expect((await refused.json()) as Refusal).toMatchObject({ code: 'changed-meanwhile', fields: { backCardMessage: 'Theirs' } })
  expect((await settings(clientadmin)).settings.backCardMessage).toBe('Theirs')
})

test('a change takes effect at once, is logged with author, before and after, and is restored by a new entry', async () => {
  const before = await settings(clientadmin)
  const after = (await (
    await change(clientadmin, before.version, { enableBackCardContent: true, backCardMessage: 'With care' })
  ).json()) as SettingsAnswer
  expect((await orderForm()).backMessage).toBe('With care')
  const [entry] = (await activity(clientadmin)).entries
  expect(entry).toMatchObject({
    who: expect.stringMatching(/\w/),
    isConfirmed: true,
    isRestorable: true,
    after: { backCardMessage: 'With care' },
  })

  const restored = await clientadmin.ask('POST', `${HARBORVIEW}/activity/${entry?.id}/restore`, { version: after.version })
  expect(restored.status).toBe(204)
  expect((await settings(clientadmin)).settings).toEqual(before.settings)
  expect((await activity(clientadmin)).entries[0]).toMatchObject({ restores: entry?.id, before: entry?.after, after: entry?.before })
})

test('a client shares an address book as soon as its administrator switches it on, and the log says so', async () => {
  const isSharing = async () => (await orderer.json<ContactSettings>('GET', '/api/contact-settings')).isSharing
  const before = await settings(clientadmin)
  const wanted = !(await isSharing())
  const answer = (await (await change(clientadmin, before.version, { sharesAddressBook: wanted })).json()) as SettingsAnswer
  expect([answer.settings.sharesAddressBook, await isSharing()]).toEqual([wanted, wanted])
  expect((await activity(clientadmin)).entries[0]).toMatchObject({
    isConfirmed: true,
    isRestorable: true,
    after: { sharesAddressBook: wanted },
  })
  expect((await change(admin, before.version, { sharesAddressBook: null })).status).toBe(409)
  expect((await change(admin, answer.version, { sharesAddressBook: null })).status).toBe(200)
  expect(await isSharing()).toBe(false)
})

test.each(['abc', '1.5', '-1', '0x1', '99999999999', '999999999999999999999'])('restoring the unknown entry %s is refused', async (id) => {
  const refused = await clientadmin.ask('POST', `${HARBORVIEW}/activity/${id}/restore`, { version: null })
  expect(refused.status).toBe(404)
  expect((await refused.json()) as Refusal).toMatchObject({ code: 'not-found' })
})

test('the log can be searched by text and by person and exported as CSV', async () => {
  const { entries, people } = await activity(admin)
  const [author = ''] = people
  expect((await activity(admin, '?text=with%20CARE')).entries.every((entry) => JSON.stringify(entry).includes('With care'))).toBe(true)
  expect((await activity(admin, '?text=nothing-says-this')).entries).toEqual([])
  const own = (await activity(admin, `?who=${encodeURIComponent(author)}`)).entries
  expect(own.map(({ who }) => who)).toEqual(entries.filter(({ who }) => who === author).map(() => author))
  const csv = await clientadmin.ask('GET', `${HARBORVIEW}/activity.csv`)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect((await csv.text()).split('\r\n')[0]).toBe('"entry","at","who","subject","confirmed","restores","field","before","after"')
})

test("a client's own day without mailing applies to its senders until it is removed", async () => {
  const day = await findLateMailDate(orderer)
  const { version, today } = await calendar(clientadmin)

  const put = (body: object, of = day) => clientadmin.ask('PUT', `${HARBORVIEW}/own-days/${of}`, body)
  expect((await put({ version, reason: { en: 'Offices closed', es: 'Oficinas cerradas' } })).status).toBe(204)
  const { calendar: seen } = await orderForm()
  expect(seen.blackoutDays).toContainEqual({ day, reason: { en: 'Offices closed', es: 'Oficinas cerradas' } })
  // Use another sender of the same client, who has an unsent draft.
  const refused = await pressSend(clientadmin, { sendDate: day })
  expect(refused.response.status).toBe(422)
  // The typed form stays as a draft.
  expect((await filledForm(clientadmin)).pageData.draft?.form.closing).toBe(refused.draft.form.closing)

  expect((await put({ version, reason: { en: 'Again' } }, addDays(day, 7))).status).toBe(409)
  expect((await put({ version: (await calendar(clientadmin)).version, reason: null }, today)).status).toBe(422)
  expect((await put({ version: (await calendar(clientadmin)).version, reason: null })).status).toBe(204)
  expect((await orderForm()).calendar.blackoutDays.map((one) => one.day)).not.toContain(day)
})

test('only role admin adds and removes a blackout day of the site', async () => {
  let day = addDays((await calendar(admin)).today, 100)
  while (isWeekend(day)) day = addDays(day, 1)
  const path = `${HARBORVIEW}/site-days/${day}`
  const { version } = await admin.json<SiteDayAnswer>('GET', path)
  expect(version).toBeNull()
  expect((await clientadmin.ask('PUT', path, { version, reason: { en: 'Inventory' } })).status).toBe(403)
  expect((await admin.ask('PUT', path, { version, reason: { en: 'Inventory' } })).status).toBe(204)
  expect((await admin.ask('PUT', path, { version, reason: { en: 'Again' } })).status).toBe(409)
  expect((await calendar(clientadmin)).siteDays).toContainEqual({ day, reason: { en: 'Inventory' } })
  const found = await admin.json<SiteDayAnswer>('GET', path)
  expect((await admin.ask('PUT', path, { version: found.version, reason: null })).status).toBe(204)
  expect((await calendar(clientadmin)).siteDays.map((one) => one.day)).not.toContain(day)

  const ofSite = ({ entries }: ActivityAnswer) => entries.filter(({ subject }) => subject === `blackout-day ${day}`)
  expect(ofSite(await activity(admin))).toHaveLength(2)
  expect(ofSite(await activity(clientadmin))).toEqual([])
})
