import type { ContactAnswer } from '@fondly/contracts/bff/contacts.ts'
import type { Draft, OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { Occasions, OccasionRules, PreparedCards } from '@fondly/contracts/bff/occasions.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { BIRTHDAY, RULE, WALTER } from '../testing/occasion-requests.ts'
import { smallWorld } from '../testing/small-world.ts'

// 2026-11-23 is a Monday.
const { world, product, signIn, newTab, close } = await smallWorld()
afterAll(close)
const harborview = world.clients.get('harborview')
if (harborview) harborview.configuration.sharesAddressBook = true

const WHO = ['orderer', 'colleague', 'reporting', 'clientadmin', 'admin', 'stranger'] as const
const tabs = new Map<string, Awaited<ReturnType<typeof signIn>>['tab']>()
for (const who of WHO) tabs.set(who, (await signIn(who)).tab)
const ask = (who: string, method: string, path: string, body?: unknown) => (tabs.get(who) ?? newTab()).ask(method, path, body)
const read = async <Answer>(who: string, path: string): Promise<Answer> => (await (await ask(who, 'GET', path)).json()) as Answer // each test names the type of the answer
const shelf = async (who: string) => (await read<PreparedCards>(who, '/api/prepared-cards')).cards

async function addPerson(who: string, change: object = {}): Promise<string> {
  const answer = await ask(who, 'POST', '/api/contacts', { ...WALTER, ...change, isAnother: true })
  return ((await answer.json()) as ContactAnswer).contact.id
}
const occasionsOf = async (who: string, id: string) => (await read<Occasions>(who, `/api/contacts/${id}/occasions`)).occasions

beforeEach(async () => {
  const { database } = product.context
  for (const table of ['contact', 'occasion_rule', 'draft'] as const) await database.deleteFrom(table).execute()
})

test('an occasion is added, listed with its next day, changed with its version, and removed', async () => {
  const id = await addPerson('orderer')
  expect((await ask('orderer', 'POST', `/api/contacts/${id}/occasions`, BIRTHDAY)).status).toBe(204)
  const [noted] = await occasionsOf('orderer', id)
  expect(noted).toMatchObject({ ...BIRTHDAY, contactId: id, version: 1, nextDay: '2026-12-03', years: 80, mailBy: '2026-11-27' })
  const path = `/api/occasions/${noted?.id}`
  expect((await ask('orderer', 'PUT', path, { ...BIRTHDAY, monthDay: '02-29', year: null, version: 1 })).status).toBe(204)
  expect((await ask('orderer', 'PUT', path, { ...BIRTHDAY, version: 1 })).status).toBe(409)
  expect(await occasionsOf('orderer', id)).toMatchObject([{ version: 2, nextDay: '2027-02-28', years: null }])
  expect((await ask('orderer', 'DELETE', path)).status).toBe(204)
  expect(await occasionsOf('orderer', id)).toEqual([])
})

test.each([
  [{ monthDay: '02-30' }, 'occasion-day-missing'],
  [{ year: 2027 }, 'occasion-year-wrong'],
  [{ kind: 'other' }, 'occasion-words-missing'],
])('%j is refused with %s', async (change, code) => {
  const id = await addPerson('orderer')
  const refused = await ask('orderer', 'POST', `/api/contacts/${id}/occasions`, { ...BIRTHDAY, ...change })
  expect([refused.status, await refused.json()]).toMatchObject([422, { code }])
})

test('a contact has at most twelve occasions', async () => {
  const id = await addPerson('orderer')
  const add = () => ask('orderer', 'POST', `/api/contacts/${id}/occasions`, BIRTHDAY)
  for (let count = 0; count < 12; count++) expect((await add()).status).toBe(204)
  const refused = await add()
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'occasions-too-many' }])
})

test('only the owner reads and changes the occasions of a personal contact; everybody of the client does so for a shared contact', async () => {
  const id = await addPerson('orderer')
  await ask('orderer', 'POST', `/api/contacts/${id}/occasions`, BIRTHDAY)
  const [occasion] = await occasionsOf('orderer', id)
  const everything = [
    ['GET', `/api/contacts/${id}/occasions`],
    ['POST', `/api/contacts/${id}/occasions`, BIRTHDAY],
    ['PUT', `/api/occasions/${occasion?.id}`, { ...BIRTHDAY, version: 1 }],
    ['DELETE', `/api/occasions/${occasion?.id}`],
  ] as const
  const comingUp = async (who: string, contactIds: string[]) =>
    ((await (await ask(who, 'POST', '/api/coming-up', { contactIds })).json()) as Occasions).occasions.length
  for (const who of WHO.filter((one) => one !== 'orderer')) {
    for (const [method, path, body] of everything)
      expect([who, method, (await ask(who, method, path, body)).status]).toEqual([who, method, 404])
    expect([who, await comingUp(who, [id])]).toEqual([who, 0])
  }
  expect(await comingUp('orderer', [id])).toBe(1)
  expect((await ask('nobody', 'GET', `/api/contacts/${id}/occasions`)).status).toBe(401)

  const shared = await addPerson('orderer', { isShared: true })
  for (const who of WHO) {
    const status = who === 'stranger' ? 404 : 204
    expect([who, (await ask(who, 'POST', `/api/contacts/${shared}/occasions`, BIRTHDAY)).status]).toEqual([who, status])
  }
})

test('the next occasion of each contact is listed first', async () => {
  const [late, soon] = [await addPerson('orderer'), await addPerson('orderer')]
  for (const [id, monthDay] of [
    [late, '03-01'],
    [soon, '06-01'],
    [soon, '11-23'],
  ])
    await ask('orderer', 'POST', `/api/contacts/${id}/occasions`, { ...BIRTHDAY, monthDay })
  const answer = await ask('orderer', 'POST', '/api/coming-up', { contactIds: [late, soon] })
  const { occasions, today } = (await answer.json()) as Occasions
  expect([occasions.map(({ contactId, nextDay }) => [contactId, nextDay]), today]).toEqual([
    [
      [soon, '2026-11-23'],
      [late, '2027-03-01'],
    ],
    '2026-11-23',
  ])
})

test('a rule puts the card on the shelf; Write makes its draft with the present address of the contact', async () => {
  const id = await addPerson('orderer')
  await ask('orderer', 'POST', `/api/contacts/${id}/occasions`, BIRTHDAY)
  expect(await shelf('orderer')).toEqual([])
  expect((await ask('orderer', 'PUT', '/api/occasion-rules', RULE)).status).toBe(204)
  const [card, ...others] = await shelf('orderer')
  expect(others).toEqual([])
  expect(card).toMatchObject({
    contact: { id, firstName: 'Walter', lastName: 'Dickinson', city: 'Boston' },
    occasion: { kind: 'birthday', day: '2026-12-03', years: 80 },
    mailBy: '2026-11-27',
    card: { id: '1HBE2115' },
    addressProblem: null,
    isForAdministrators: false,
  })
  await ask('orderer', 'PUT', `/api/contacts/${id}`, { ...WALTER, address1: '1 Harbor Way', address2: '', version: 1 })
  const opened = await ask('orderer', 'POST', `/api/prepared-cards/${card?.id}/drafts`, { replaceDraft: false })
  expect(await opened.json()).toEqual({ cardId: '1HBE2115' })
  const { draft } = await read<OrderFormPageData>('orderer', '/api/cards/1HBE2115/order-form')
  expect(draft?.form).toMatchObject({
    firstName: 'Walter',
    address1: '1 Harbor Way',
    address2: '',
    zipCode: '02210',
    sentiment: 'S1',
    closing: RULE.message,
    sendDate: '2026-11-27',
  } satisfies Partial<Draft['form']>)
  // Until the card is sent it stays on the shelf and opens with the typed text.
  expect(await shelf('orderer')).toHaveLength(1)
  expect((await ask('orderer', 'POST', `/api/prepared-cards/${card?.id}/drafts`, { replaceDraft: false })).status).toBe(200)
})

test('Write asks before it replaces another unfinished form of the card', async () => {
  const id = await addPerson('orderer')
  await ask('orderer', 'PUT', '/api/occasion-rules', RULE)
  await ask('orderer', 'POST', `/api/contacts/${id}/occasions`, BIRTHDAY)
  const [card] = await shelf('orderer')
  const { form } = { form: { ...WALTER, accountNumber: '', sentiment: '', closing: 'Mine', sendDate: '' } }
  const { isShared: _shared, tags: _tags, note: _note, ...typed } = form
  expect((await ask('orderer', 'PUT', '/api/cards/1HBE2115/draft', { senderProfileId: 'main', form: typed })).status).toBe(200)
  const path = `/api/prepared-cards/${card?.id}/drafts`
  const refused = await ask('orderer', 'POST', path, { replaceDraft: false })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'draft-unfinished' }])
  expect((await ask('orderer', 'POST', path, { replaceDraft: true })).status).toBe(200)
})

test('a card is set aside for this year, and put back on the shelf', async () => {
  const id = await addPerson('orderer')
  await ask('orderer', 'PUT', '/api/occasion-rules', RULE)
  await ask('orderer', 'POST', `/api/contacts/${id}/occasions`, BIRTHDAY)
  const [card] = await shelf('orderer')
  const path = `/api/prepared-cards/${card?.id}`
  expect((await ask('colleague', 'PUT', path, { isSetAside: true })).status).toBe(404)
  expect((await ask('orderer', 'PUT', path, { isSetAside: true })).status).toBe(204)
  expect(await shelf('orderer')).toEqual([])
  await ask('orderer', 'PUT', path, { isSetAside: false })
  expect(await shelf('orderer')).toHaveLength(1)
})

test('the prepared card of an erased contact is deleted, and a changed day gets its own card', async () => {
  await ask('orderer', 'PUT', '/api/occasion-rules', RULE)
  const [gone, moved] = [await addPerson('orderer'), await addPerson('orderer')]
  for (const id of [gone, moved]) await ask('orderer', 'POST', `/api/contacts/${id}/occasions`, BIRTHDAY)
  const [occasion] = await occasionsOf('orderer', moved)
  await ask('orderer', 'PUT', `/api/occasions/${occasion?.id}`, { ...BIRTHDAY, monthDay: '12-04', version: 1 })
  await ask('orderer', 'DELETE', `/api/contacts/${gone}`)
  expect((await shelf('orderer')).map(({ occasion: { day } }) => day)).toEqual(['2026-12-04'])
})

test('the shelf marks cards that are no longer offered or have an incomplete address, and does not open them', async () => {
  await ask('orderer', 'PUT', '/api/occasion-rules', RULE)
  const id = await addPerson('orderer', { address1: '' })
  await ask('orderer', 'POST', `/api/contacts/${id}/occasions`, BIRTHDAY)
  expect(await shelf('orderer')).toMatchObject([{ addressProblem: 'address-incomplete', card: { id: '1HBE2115' } }])
  const models = harborview?.models ?? []
  if (harborview) harborview.models = models.filter((model) => model.id !== '1HBE2115')
  const [card] = await shelf('orderer')
  expect(card?.card).toBeNull()
  const refused = await ask('orderer', 'POST', `/api/prepared-cards/${card?.id}/drafts`, { replaceDraft: false })
  if (harborview) harborview.models = models
  expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'card-not-offered' }])
})

test('only administrators manage rules for shared contacts, and cards for which nobody is responsible', async () => {
  const id = await addPerson('orderer', { isShared: true })
  await ask('orderer', 'POST', `/api/contacts/${id}/occasions`, BIRTHDAY)
  for (const who of ['orderer', 'reporting']) {
    expect((await ask(who, 'PUT', '/api/occasion-rules', { ...RULE, isShared: true })).status).toBe(403)
    expect((await ask(who, 'DELETE', '/api/occasion-rules/shared/birthday')).status).toBe(403)
    expect((await ask(who, 'POST', '/api/colleague-searches', { text: '' })).status).toBe(403)
    expect(await read<OccasionRules>(who, '/api/occasion-rules')).toEqual({ own: [], shared: null, isSharing: true, responsible: [] })
  }
  expect((await ask('clientadmin', 'PUT', '/api/occasion-rules', { ...RULE, isShared: true })).status).toBe(204)
  const { shared } = await read<OccasionRules>('admin', '/api/occasion-rules')
  expect(shared).toMatchObject([{ kind: 'birthday', version: 1, cardId: '1HBE2115' }])
  for (const who of WHO) expect([who, (await shelf(who)).length]).toEqual([who, who === 'clientadmin' || who === 'admin' ? 1 : 0])
  const [card] = await shelf('admin')
  expect(card?.isForAdministrators).toBe(true)
  // The first administrator who opens the card becomes responsible for it.
  expect((await ask('admin', 'POST', `/api/prepared-cards/${card?.id}/drafts`, { replaceDraft: false })).status).toBe(200)
  expect([await shelf('clientadmin'), (await shelf('admin')).length]).toEqual([[], 1])
  expect((await ask('clientadmin', 'DELETE', '/api/occasion-rules/shared/birthday')).status).toBe(204)
  expect((await read<OccasionRules>('clientadmin', '/api/occasion-rules')).shared).toEqual([])
  await ask('clientadmin', 'DELETE', '/api/occasion-rules/shared/birthday')
  const logged = await product.context.database.selectFrom('activity').select('subject').where('subject', '=', 'occasion-rule').execute()
  expect(logged).toHaveLength(2)
})

test('a rule is refused if its version is outdated, its card is not offered, or its number of days is invalid', async () => {
  await ask('orderer', 'PUT', '/api/occasion-rules', RULE)
  for (const [change, status, code] of [
    [{ version: 0 }, 409, 'changed-meanwhile'],
    [{ version: 1, cardId: 'SUMMIT1' }, 404, 'card-not-offered'],
    [{ version: 1, cardId: '' }, 422, 'rule-card-missing'],
    [{ version: 1, daysBefore: 4 }, 422, 'rule-days-wrong'],
    [{ version: 1, message: `${'x'.repeat(271)} {nickname}` }, 422, 'form-problems'],
    [{ version: 1, responsibleId: 'colleague' }, 422, 'rule-responsible-unknown'],
  ] as const) {
    const refused = await ask('orderer', 'PUT', '/api/occasion-rules', { ...RULE, ...change })
    expect([refused.status, await refused.json()]).toMatchObject([status, { code }])
  }
  expect((await ask('orderer', 'DELETE', '/api/occasion-rules/own/birthday')).status).toBe(204)
})
