import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDailyRound } from './daily-round.ts'
import { BIRTHDAY, openOccasionOffice } from './occasion-office.fixture.ts'
import { createPrepareAtOnce, createPrepareCards } from './prepare-cards.ts'

let desk: Awaited<ReturnType<typeof openOccasionOffice>>
beforeEach(async () => {
  desk = await openOccasionOffice()
  for (const id of ['dana', 'omar']) desk.addPerson(id)
  desk.addPerson('ada', { role: 'clientadmin' })
})
afterEach(() => desk.drop())

test('a card is prepared once, on its day, and one mail gives the number of new cards', async () => {
  await desk.putRule('dana')
  await desk.addContact('dana')
  await desk.addContact('dana', { ...BIRTHDAY, monthDay: '12-05' })
  await desk.addContact('dana', { ...BIRTHDAY, monthDay: '12-20' })
  await desk.round()
  await desk.round()
  const first = [
    { user_id: 'dana', day: '2026-12-03', year: 2026, mailed_on: '2026-11-23' },
    { user_id: 'dana', day: '2026-12-05', year: 2026, mailed_on: '2026-11-23' },
  ]
  expect(await desk.prepared()).toEqual(first)
  expect(await desk.mailed()).toEqual([{ to: 'dana@harborview.test', count: 2, language: 'en_US' }])

  // December 20 is a Sunday, so its card is prepared on the Friday two weeks and two days before: December 4.
  desk.advanceDays(10)
  await desk.round()
  expect(await desk.prepared()).toHaveLength(2)
  desk.advanceDays(1)
  await desk.round()
  expect(await desk.prepared()).toEqual([...first, { user_id: 'dana', day: '2026-12-20', year: 2026, mailed_on: '2026-12-04' }])
  expect((await desk.mailed()).map(({ count }) => count)).toEqual([1, 2])
})

test('two processes at the same time prepare each card and send each mail once', async () => {
  await desk.putRule('dana')
  for (let count = 0; count < 20; count++) await desk.addContact('dana')
  await Promise.all([desk.round(), desk.round(), desk.round()])
  expect(await desk.prepared()).toHaveLength(20)
  expect(await desk.mailed()).toEqual([{ to: 'dana@harborview.test', count: 20, language: 'en_US' }])
})

test('an occasion has a new card each year, and February 29 has one also in years without that day', async () => {
  await desk.putRule('dana')
  await desk.addContact('dana', { ...BIRTHDAY, monthDay: '02-29' })
  for (const [days, day] of [
    [90, '2027-02-28'],
    [365, '2028-02-29'],
  ] as const) {
    desk.advanceDays(days)
    await desk.round()
    expect((await desk.prepared()).map((card) => [card.day, card.year])).toEqual([[day, Number(day.slice(0, 4))]])
  }
})

test('before five in the morning nothing is prepared', async () => {
  await desk.putRule('dana')
  await desk.addContact('dana')
  desk.office.now = new Date('2026-11-23T09:59:00Z')
  await desk.round()
  expect(await desk.prepared()).toEqual([])
  desk.office.now = new Date('2026-11-23T10:00:00Z')
  await desk.round()
  expect(await desk.prepared()).toHaveLength(1)
})

test('if the people cannot be read, the round is repeated after its lease', async () => {
  await desk.putRule('dana')
  await desk.addContact('dana')
  desk.office.isIdentityDown = true
  await desk.round()
  expect([await desk.prepared(), (await desk.readRound()).prepared_on]).toEqual([[], '2026-11-22'])
  desk.office.isIdentityDown = false
  await desk.round()
  expect(await desk.prepared()).toEqual([])
  desk.office.now = new Date(desk.office.now.getTime() + 10 * 60_000)
  await desk.round()
  expect(await desk.prepared()).toHaveLength(1)
  expect(await desk.readRound()).toEqual({ prepared_on: '2026-11-23', preparing_until: null })
})

test('a card that is requested while a round runs is prepared by the next round on the same day', async () => {
  await desk.putRule('dana')
  await desk.addContact('dana')
  const { people, calendar } = desk.context
  const broken = { ...calendar, calendar: () => Promise.reject(new Error('The calendar is away.')) }
  let isFirst = true
  const list = async (clientId: string) => {
    const everybody = await people.list(clientId)
    if (isFirst) await createPrepareAtOnce({ ...desk.context, calendar: broken })({ clientId })
    isFirst = false
    return everybody
  }
  await createDailyRound({ ...desk.context, people: { ...people, list } })()
  expect(await desk.readRound()).toEqual({ prepared_on: null, preparing_until: null })
  await desk.addContact('dana')
  await desk.round()
  expect(await desk.prepared()).toHaveLength(2)
  expect(await desk.readRound()).toEqual({ prepared_on: '2026-11-23', preparing_until: null })
})

test('cards for shared contacts go to the named colleague, and to the administrators when that colleague has left', async () => {
  await desk.putRule(null, { responsibleId: 'omar' })
  await desk.addContact(null)
  await desk.round()
  expect((await desk.prepared()).map(({ user_id }) => user_id)).toEqual(['omar'])
  desk.office.people.find(({ id }) => id === 'omar')!.enabled = false
  desk.advanceDays(1)
  await desk.round()
  expect(await desk.prepared()).toEqual([{ user_id: null, day: '2026-12-03', year: 2026, mailed_on: '2026-11-24' }])
  expect((await desk.mailed()).map(({ to }) => to)).toEqual(['ada@harborview.test', 'omar@harborview.test'])
})

test('when a colleague has left, the cards for the colleague’s own contacts stay with the colleague', async () => {
  await desk.putRule(null, { responsibleId: 'omar' })
  await desk.putRule('omar')
  await desk.addContact(null)
  await desk.addContact('omar', { ...BIRTHDAY, monthDay: '12-05' })
  await desk.round()
  await desk.database.updateTable('prepared_card').set({ draft_key: 'begun' }).execute()
  desk.office.people.find(({ id }) => id === 'omar')!.enabled = false
  desk.advanceDays(1)
  await desk.round()
  const rows = await desk.database.selectFrom('prepared_card').select(['user_id', 'draft_key', 'mailed_on']).orderBy('day').execute()
  expect(rows).toEqual([
    { user_id: null, draft_key: null, mailed_on: '2026-11-24' },
    { user_id: 'omar', draft_key: 'begun', mailed_on: '2026-11-23' },
  ])
})

test('an occasion that changes its kind gets a new card, unless somebody has opened the old one', async () => {
  await desk.putRule('dana')
  const [changed, opened] = [await desk.addContact('dana'), await desk.addContact('dana')]
  await desk.round()
  const findId = async (contactId: string) => (await desk.occasions.list([contactId]))[0]?.id ?? ''
  const [mourned, begun] = [await findId(changed), await findId(opened)]
  await desk.database.updateTable('prepared_card').set({ draft_key: 'begun' }).where('occasion_id', '=', begun).execute()
  for (const id of [mourned, begun]) expect(await desk.occasions.change(id, 1, { ...BIRTHDAY, kind: 'remembrance' })).toBe(true)
  expect(await desk.occasions.change(mourned, 1, BIRTHDAY)).toBe(false)
  const cards = () => desk.database.selectFrom('prepared_card').select(['occasion_id', 'mailed_on']).orderBy('mailed_on').execute()
  expect(await cards()).toEqual([{ occasion_id: begun, mailed_on: '2026-11-23' }])
  await desk.putRule('dana', { kind: 'remembrance' })
  desk.advanceDays(1)
  await desk.round()
  expect(await cards()).toEqual([
    { occasion_id: begun, mailed_on: '2026-11-23' },
    { occasion_id: mourned, mailed_on: '2026-11-24' },
  ])
})

test('a card that was sent before the mail is not counted in it', async () => {
  await desk.putRule('dana')
  await desk.addContact('dana')
  await desk.addContact('dana', { ...BIRTHDAY, monthDay: '12-05' })
  await createPrepareCards(desk.context)({ clientId: 'harborview' })
  await desk.database.updateTable('prepared_card').set({ draft_key: 'sent' }).where('day', '=', '2026-12-03').execute()
  await desk.database
    .insertInto('sending')
    .values({ id: 'sending', owner: 'dana', idempotency_key: 'sent', body_hash: '', data: '{}' })
    .execute()
  await desk.round()
  expect((await desk.mailed()).map(({ count }) => count)).toEqual([1])
  expect((await desk.prepared()).map(({ mailed_on }) => mailed_on)).toEqual([null, '2026-11-23'])
})

test('cards for the contacts of a user who cannot sign in wait until this user is back; nobody else gets them', async () => {
  await desk.putRule('dana')
  await desk.addContact('dana')
  const dana = desk.office.people.find(({ id }) => id === 'dana')!
  dana.enabled = false
  await desk.round()
  expect([await desk.prepared(), await desk.mailed()]).toEqual([[], []])
  dana.enabled = true
  desk.advanceDays(1)
  await desk.round()
  expect((await desk.prepared()).map(({ user_id }) => user_id)).toEqual(['dana'])
})

test('a mail is in the language of its recipient', async () => {
  desk.addPerson('lucia', { pageLanguage: 'es' })
  desk.addPerson('pia', { languages: ['es', 'en_US'] })
  desk.addPerson('bo', { languages: ['es'], pageLanguage: 'en_US' })
  for (const id of ['lucia', 'pia', 'bo']) {
    await desk.putRule(id)
    await desk.addContact(id)
  }
  await desk.round()
  expect((await desk.mailed()).map(({ to, language }) => [to.split('@')[0], language])).toEqual([
    ['bo', 'en_US'],
    ['lucia', 'es'],
    ['pia', 'es'],
  ])
})

test('no card is prepared without a rule for the kind, for the contact of another owner, or for a removed contact', async () => {
  await desk.putRule('dana')
  await desk.putRule('omar', { kind: 'move-in' })
  await desk.addContact('dana', { ...BIRTHDAY, kind: 'remembrance' })
  await desk.addContact('omar')
  await desk.addContact(null)
  const gone = await desk.addContact('dana')
  await desk.round()
  expect(await desk.prepared()).toHaveLength(1)
  await desk.database.deleteFrom('contact').where('id', '=', gone).execute()
  expect(await desk.prepared()).toEqual([])
  expect(await desk.occasions.list([gone])).toEqual([])
})

test('before holidays, the card is prepared on the last mailing day before them', async () => {
  desk.office.now = new Date('2026-11-20T12:00:00Z')
  desk.office.blackoutDays = new Set(['2026-11-23', '2026-11-24'])
  await desk.putRule('dana')
  // Two weeks before is Tuesday, November 24.
  await desk.addContact('dana', { ...BIRTHDAY, monthDay: '12-08' })
  await desk.round()
  expect(await desk.prepared()).toHaveLength(1)
})

test('a prepared card and its mails are removed 60 days after its day', async () => {
  await desk.putRule('dana')
  await desk.addContact('dana')
  await desk.round()
  const countMails = () => desk.database.selectFrom('occasion_mail').selectAll().execute()
  desk.advanceDays(70)
  await desk.round()
  expect([await desk.prepared(), await countMails()]).toEqual([[expect.anything()], []])
  desk.advanceDays(1)
  await desk.round()
  expect(await desk.prepared()).toEqual([])
})
