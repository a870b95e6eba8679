import { silentLog } from '@fondly/kit/log.ts'
import { createWorkflowRuns } from '@fondly/kit/workflow/workflow-runs.ts'
import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import { daysOfPeriod } from '@fondly/domain/reports/report-period.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActivityLog } from '../activity/activity-log.ts'
import { createProofFinder } from '../approved-proofs/approved-proofs.ts'
import { countWaitingCards, listMovingCards, listUndecidedCards, readProgress } from '../closed-days/cards-of-day.ts'
import { createClosedDays } from '../closed-days/closed-days.ts'
import type { CoreContext } from '../context.ts'
import { createSentCards } from '../dashboard/list-cards.ts'
import type { DashboardReader } from '../dashboard/open-dashboard.ts'
import { createDesignFiles } from '../designs/design-files.ts'
import { createOwnDesigns } from '../designs/own-designs.ts'
import { createFindDoNotMail } from '../do-not-mail/find-do-not-mail.ts'
import { createDrafts } from '../drafts/drafts.ts'
import { createInvitationStore } from '../invitations/invitation-store.ts'
import { createMailQueue } from '../mail/mail-queue.ts'
import { corrections } from '../orders/corrections.ts'
import { createUserSendings } from '../orders/own-sendings.ts'
import { createMailPrepared } from '../occasions/mail-prepared.ts'
import { createOccasionStore } from '../occasions/occasion-store.ts'
import { createPrepareCards } from '../occasions/prepare-cards.ts'
import { createPreparedCards } from '../occasions/prepared-cards.ts'
import { createRuleStore } from '../occasions/rule-store.ts'
import { noPress } from '../orders/press-desk.ts'
import { createImportStore } from '../people/import/import-store.ts'
import { createRecentCards } from '../people/recent-cards.ts'
import { createRegistrationStore } from '../registrations/registration-store.ts'
import { countReport } from '../reports/count-report.ts'
import { findReasons } from '../reports/find-reasons.ts'
import { createFollowOrders } from '../reports/follow-orders.ts'
import { createDrawnSignatures } from '../drawn-signatures/drawn-signatures.ts'
import { createSavedMessages } from '../saved-messages/saved-messages.ts'
import { createBasketLock } from '../sendings/basket-lock.ts'
import { createReadBeforeSend } from '../sendings/read-before-send.ts'
import { SENDING_TABLE } from '../sendings/sending-data.ts'
import { createUnacknowledgedOutcomes } from '../sendings/unacknowledged-outcomes.ts'
import { explain, type Statement, statementsDuring } from '../testing/asked-statements.ts'
import { createCoreDatabase } from '../testing/core-database.ts'
import { createHotContacts } from './hot-contacts.fixture.ts'
import { FILL, ROWS_PER_TABLE } from './large-tables.fixture.ts'
import type { Person } from '../users/person.ts'
import { sweep } from './sweep.ts'

const { database, url, drop } = await createCoreDatabase(2)
const direct = new Client({ connectionString: url })
const [CLIENT, USER, TODAY] = ['client-7', 'user-7', '2026-11-23']
const now = new Date()
const SOMEBODY = { firstName: 'Ana', lastName: 'Ruiz', address1: '12 Oak St', address2: '', city: 'Salem', state: 'OR', zipCode: '97301' }
// Only these members are used.
const context = {
  activity: undefined,
  brands: { ofClient: () => Promise.resolve(undefined) },
  calendar: { today: () => TODAY, startOfMonth: () => now, calendar: () => Promise.resolve({ today: TODAY, blackoutDays: new Set() }) },
  clients: { find: () => Promise.resolve(undefined) },
  catalogues: { ofClient: () => Promise.resolve({ cards: [], categories: [] }) },
  database,
  dataKey: new Uint8Array(32),
  designDesk: {},
  drafts: { find: () => Promise.resolve(undefined) },
  env: { clock: () => now, ids: () => crypto.randomUUID(), log: silentLog, random: (bytes: number) => new Uint8Array(bytes) },
  press: noPress,
  seal: { open: () => ({ by: 'Ada' }), close: () => Buffer.alloc(0) },
  settings: { dataKey: new Uint8Array(32), postalZone: 'America/New_York' },
} as unknown as Pick<
  CoreContext,
  | 'calendar'
  | 'catalogues'
  | 'clients'
  | 'commerce'
  | 'database'
  | 'designDesk'
  | 'drafts'
  | 'env'
  | 'pictureDesk'
  | 'press'
  | 'seal'
  | 'settings'
> &
  Parameters<typeof createActivityLog>[0] &
  Parameters<typeof createInvitationStore>[0] &
  Parameters<typeof createUnacknowledgedOutcomes>[0]

const reader = { client: { clientId: CLIENT }, people: undefined } as unknown as DashboardReader
const some = { ...reader, people: ['value-7@client.test', 'hv-7'] } as unknown as DashboardReader
const search = { search: '', state: undefined, location: undefined, sort: 'ordered' as const, isAscending: false, page: 1 }
const cards = createSentCards(context)
const sendings = createUserSendings(context)
const invitations = createInvitationStore(context)
const imports = createImportStore(context)
const activity = createActivityLog(context)
const savedMessages = createSavedMessages({ ...context, activity })
const registrations = createRegistrationStore(context)
const drafts = createDrafts(database, context.seal, context.env)
const mails = createMailQueue(context, () => Promise.resolve())
const ofDay = { changeId: 'change-7', day: '2026-12-01', clientId: CLIENT }
const follow = createFollowOrders(context, new AbortController().signal)
const year = {
  clientId: CLIENT,
  days: daysOfPeriod('year', TODAY),
  zone: 'America/New_York',
  today: TODAY,
  filters: {},
  by: [...DIMENSIONS],
}
const PERSON = { id: USER, clientId: CLIENT, role: 'clientadmin' } as Person
const order = { orderNo: '7', status: 'cancelled', exportStatus: 'ready', shippingStatus: 'not_shipped' }

const contacts = createHotContacts(
  { ...context, cardAccess: { find: () => Promise.resolve(undefined) } },
  { clientId: CLIENT, userId: USER },
)

/** Statements that users wait for, and statements that run every minute or more often. */
const HOT: Record<string, () => Promise<unknown>> = {
  'order history: sendings under way': () => sendings.recent(USER, now),
  'order history: sendings by order': () => sendings.byOrderNo(USER, now),
  'order history: corrections': () => corrections(context).ofUser(USER),
  'one order of a user': () => sendings.find(USER, '7'),
  'outcomes that a sender has not seen': () =>
    createUnacknowledgedOutcomes(context, {} as Parameters<typeof createUnacknowledgedOutcomes>[1]).list({ id: USER } as never),
  'the proof of an order': () => createProofFinder(database, context.seal)('7', 'code-7'),
  'the basket lock': () => createBasketLock(database).take(USER, 'sending-7'),
  'the next sending that is due': () => createWorkflowRuns({ ...SENDING_TABLE, database }).take({ holder: 'test', leaseMilliseconds: 1 }),
  'a sending by its key': () => createWorkflowRuns({ ...SENDING_TABLE, database }).findByKey({ owner: USER, idempotencyKey: 'key-7' }),
  'cards of closed days, with the sending of each': () =>
    createClosedDays(context, { begin: () => Promise.reject(new Error('Nothing is sent.')) }).settle(),
  'cards that are being moved': () => listMovingCards(database, ofDay),
  'cards of a closed day': () => listUndecidedCards(database, ofDay, { after: '', count: 200 }),
  'what became of the cards of closed days': () => readProgress(database, CLIENT, TODAY),
  'cards that wait for each day': () => countWaitingCards(database, { clientId: CLIENT, today: TODAY }),
  'cards sent': () => cards.list(reader, search),
  'cards sent, searched': () => cards.list(reader, { ...search, search: 'lind 97201' }),
  'cards sent, by some people': () => cards.list(some, { ...search, state: 'mailed', location: 'value-407' }),
  'one card sent': () => cards.find(reader, '7'),
  'locations of cards sent': () => cards.locations(reader),
  'the sender of a card': () => cards.findSender('7'),
  'cards that a person sent lately': () => createRecentCards(context)(CLIENT, 'value-7'),
  'a report': () => countReport(database, { ...year, people: ['hv-7'], filters: { location: ['value-407'] } }),
  'orders that the reports follow': () => findReasons([order] as never, context),
  'sendings that ended lately': () => follow.followSendings(),
  'sendings that just ended': () => follow.followSendings(['sending-7']),
  'an unfinished form with the drawn signature': () => drafts.findWithSignature('nobody', 'card-7'),
  'an unfinished form that is saved': () =>
    drafts.saveUncorrected('somebody', 'card-7', { senderProfileId: 'main' } as never, 'key-of-nothing'),
  'cards with an unfinished form': () => drafts.listCards(USER),
  'unfinished forms by card': () => drafts.countByCard(CLIENT),
  'unfinished forms by sender profile': () => drafts.countByProfile(CLIENT, 'profile'),
  'the activity log': () => activity.list(CLIENT, { count: 50, withSite: true }),
  'changes that nobody knows about': () => activity.countUnconfirmed(CLIENT),
  'the outcome of a change': () => activity.findOutcome(crypto.randomUUID()),
  'the invitations of a client': () => invitations.list(CLIENT),
  'an invitation by its link': () => invitations.findOpen(Buffer.alloc(32)),
  'invitations that are not finished': () => invitations.listUnfinished(),
  'mails that are due': async () => {
    const { stop } = mails.deliver()
    mails.poke()
    await stop()
  },
  'mails that are taken back': () => database.transaction().execute((transaction) => mails.takeBack(transaction, 'invitation 7')),
  'a drawn signature': () => createDrawnSignatures(context).find('nobody'),
  'saved messages': () =>
    Promise.all([
      savedMessages.list({ clientId: CLIENT, id: USER }),
      savedMessages.list({ clientId: CLIENT }),
      savedMessages.countUse({ clientId: CLIENT, id: USER }, 'message-7'),
      savedMessages.delete({ clientId: CLIENT, ownerId: USER }, 'nothing').catch(() => undefined),
    ]),
  'people who wait': () => Promise.all([registrations.countWaiting(CLIENT), registrations.listWaiting(CLIENT)]),
  'the imports of a client': () => imports.list(CLIENT, 20),
  'the rows of imports': () =>
    Promise.all([
      imports.countRows(['import-7']),
      imports.readRows('import-7', { kind: 'new', page: 1, isUndone: false }),
      imports.takeRow('import-7'),
    ]),
  'the occasions of a page of contacts': () => createOccasionStore(context).list(['contact-7', 'contact-8']),
  'the rules of a user': () => createRuleStore(context).list({ clientId: CLIENT, ownerId: USER }),
  'the cards that are due for occasions': () => createPrepareCards(context)({ clientId: CLIENT }),
  'the shelf of a user': () => createPreparedCards({ ...context, cardAccess: { find: () => Promise.resolve(undefined) } }).list(PERSON),
  'the mails about prepared cards': () => createMailPrepared({ ...context, mails } as never)(CLIENT, []),
  'the Do not mail entry about somebody': () => createFindDoNotMail(context)(CLIENT, [SOMEBODY]),
  'what decides whether a draft is sent': () =>
    createReadBeforeSend({ ...context, drafts })(
      { id: 'nobody', clientId: CLIENT },
      { key: 'key-7', cardId: 'card-7', form: SOMEBODY as never },
    ),
  'the designs of a client': () => createOwnDesigns(database, context.env).list(CLIENT),
  'files of designs': () => createDesignFiles(context).find(CLIENT, ['hash-7']),
  ...contacts.statements,
  'the sweep of every ten minutes': () => sweep(database, now, { idleHours: 1, absoluteHours: 12 }),
}

/** Filling the tables costs 20 CPU seconds, and the machine may be busy. */
const FILL_TIMEOUT_MS = 600_000

const asked = new Map<string, Statement[]>()
const sizes = new Map<string, number>()

beforeAll(async () => {
  await direct.connect()
  await direct.query('set search_path = bff')
  // One card of a closed day, so that the statement that reads its sending runs.
  await direct.query(
    `insert into closed_day (change_id, day, client_id, plan, sealed, started_at) values ('change', '2026-12-01', '', 'ask', '', now())`,
  )
  await direct.query(
    `insert into report_order select 'undecided', 'one', 1, 1, 1, 1, 1, 1, 1, 'in-press', null, now(), '2026-12-01', now(), now()`,
  )
  await contacts.prepare(direct)
  // Record the statements while the tables are empty, because the filled rows cannot be decrypted.
  for (const [name, ask] of Object.entries(HOT)) asked.set(name, await statementsDuring(ask))
  // Building a GIN index after filling takes a fraction of the time of adding row by row.
  const { rows: hashed } = await direct.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'bff' and indexdef like '% USING gin %'`,
  )
  for (const { name } of hashed) await direct.query(`drop index ${name}`)
  for (const statement of FILL) await direct.query(statement)
  for (const { definition } of hashed) await direct.query(definition)
  await direct.query('analyze')
  const { rows } = await direct.query<{ name: string; rows: number }>(
    `select relname as name, reltuples as rows from pg_class where relkind = 'r'`,
  )
  for (const { name, rows: number } of rows) sizes.set(name, number)
}, FILL_TIMEOUT_MS)
afterAll(async () => {
  await direct.end()
  await drop()
})

test.each(Object.keys(HOT))(`%s: no statement reads a whole table of ${ROWS_PER_TABLE.toLocaleString('en')} rows`, async (name) => {
  const statements = asked.get(name) ?? []
  expect(statements).not.toEqual([])
  const whole: string[] = []
  for (const statement of statements)
    for (const { 'Node Type': kind, 'Relation Name': table = '' } of await explain(direct, statement))
      if (kind === 'Seq Scan' && (sizes.get(table) ?? 0) > ROWS_PER_TABLE / 10) whole.push(`${table}: ${statement.text}`)
  expect(whole).toEqual([])
})

test('the test finds a statement that reads a whole table', async () => {
  const nodes = await explain(direct, { text: `select id from sending where data ->> 'orderNo' = $1`, values: ['7'], schema: 'bff' })
  expect(nodes).toContainEqual(expect.objectContaining({ 'Node Type': 'Seq Scan', 'Relation Name': 'sending' }))
})
