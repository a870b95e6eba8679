import type { CatalogueAccess } from '@fondly/contracts/bff/catalogue-access.ts'
import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { ProfileAnswer, ProfileSaved, ProfilesAnswer } from '@fondly/contracts/bff/profiles.ts'
import type { Refusal } from '@fondly/contracts/bff/refusal.ts'
import type { ActivityAnswer, RestoreAnswer } from '@fondly/contracts/bff/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClosingDesk, openClosingDesk } from './testing/closing-desk.ts'
import { CARD } from './testing/send-a-card.ts'
import type { Visitor } from './testing/visitor.ts'

let closing: ClosingDesk
let tab: Visitor
beforeAll(async () => {
  closing = await openClosingDesk()
  tab = closing.clientAdmin
})
afterAll(() => closing?.testProduct.close())

const HARBORVIEW = '/api/admin/harborview'
const PROFILES = `${HARBORVIEW}/profiles`
const lastEntry = async () => (await tab.json<ActivityAnswer>('GET', `${HARBORVIEW}/activity`)).entries[0]?.id
const listProfiles = () => tab.json<ProfilesAnswer>('GET', PROFILES)

/** Restores an entry as the page does, with the version of its preview. */
async function restore(id: number | undefined): Promise<Response> {
  const { version } = await tab.json<RestoreAnswer>('GET', `${HARBORVIEW}/activity/${id}/restore`)
  return tab.ask('POST', `${HARBORVIEW}/activity/${id}/restore`, { version })
}
const refusalOf = async (answer: Response) => {
  const { code, params } = (await answer.json()) as Refusal
  return [answer.status, code, params]
}

test('restoring cannot close a day for which cards wait or are being printed', async () => {
  const day = closing.desk.mailDate
  expect((await closing.close(day)).status).toBe(204)
  expect((await closing.open(day)).status).toBe(204)
  const opened = await lastEntry()
  const orderNo = await closing.send(day)
  expect(await refusalOf(await restore(opened))).toEqual([409, 'restore-undecided', { cards: 1 }])

  await closing.desk.cutAll()
  await closing.followOrders()
  await closing.run(`update bff.report_order set state = 'in-press' where order_no = '${orderNo}'`)
  expect(await refusalOf(await restore(opened))).toEqual([409, 'day-being-printed', { batch: `${day}/batch-001` }])
  expect((await closing.calendar()).ownDays).toEqual([])

  await closing.run(`delete from bff.report_order where order_no = '${orderNo}'`)
  expect((await restore(opened)).status).toBe(204)
  expect((await closing.calendar()).ownDays).toMatchObject([{ day }])
})

test('restoring cannot turn off the last sentiment of a card', async () => {
  const { card } = await closing.desk.sender.json<OrderFormPageData>('GET', `/api/cards/${CARD}/order-form`)
  const [first = '', ...others] = card.sentiments.map(({ id }) => id)
  const turnOff = async (disabledSentiments: string[]) => {
    const { version } = await tab.json<CatalogueAccess>('GET', `${HARBORVIEW}/catalogue`)
    const cards = { [CARD]: { disabledSentiments, disabledMessageStarters: [] } }
    expect((await tab.ask('PATCH', `${HARBORVIEW}/catalogue/cards`, { version, cards })).status).toBe(200)
  }
  await turnOff([first])
  await turnOff([])
  const turnedOn = await lastEntry()
  await turnOff(others)
  expect(await refusalOf(await restore(turnedOn))).toEqual([422, 'last-sentiment', undefined])
  await turnOff([])
  expect((await restore(turnedOn)).status).toBe(204)
})

test('restoring can neither give two sender profiles one name nor remove the last profile', async () => {
  const remove = async (id: string | undefined) =>
    expect((await tab.ask('DELETE', `${PROFILES}/${id}`, { version: (await listProfiles()).version })).status).toBe(204)
  const begun = await tab.json<ProfileAnswer>('GET', `${PROFILES}/new`)
  const { profiles } = await listProfiles()
  const { profile } = await tab.json<ProfileAnswer>('GET', `${PROFILES}/${profiles[0]?.id}`)
  await remove(profiles[0]?.id)
  const removed = await lastEntry()

  const { version } = await listProfiles()
  const another = { ...begun.profile, returnAddress: profile.returnAddress, name: 'Another' }
  const { id } = (await (await tab.ask('POST', PROFILES, { version, profile: another })).json()) as ProfileSaved
  const added = await lastEntry()
  const renamed = { ...another, name: profile.name.toUpperCase() }
  expect((await tab.ask('PUT', `${PROFILES}/${id}`, { version: (await listProfiles()).version, profile: renamed })).status).toBe(200)
  expect(await refusalOf(await restore(removed))).toEqual([409, 'profile-name-taken', undefined])

  for (const one of profiles.slice(1)) await remove(one.id)
  expect(await refusalOf(await restore(added))).toEqual([409, 'profile-last', undefined])
  expect((await listProfiles()).profiles.map((one) => one.id)).toEqual([id])
})
