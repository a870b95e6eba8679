import { insertCardRecipients, createCardRecipients } from '@fondly/core/recognition/card-recipients.ts'
import { createFindPastCards } from '@fondly/core/recognition/find-past-cards.ts'
import { createDataSeal } from '@fondly/core/seal/seal.ts'
import type { SendingSnapshot } from '@fondly/core/sendings/sending-data.ts'
import { coreMigrations } from '@fondly/core/store/migrations.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import type { Person } from '@fondly/core/users/person.ts'
import type { TypedPerson } from '@fondly/domain/recognition/compare-people.ts'
import { HELD_OUT } from '@fondly/domain/recognition/name-lists.fixture.ts'
import { randomPairs } from '@fondly/domain/recognition/random-pairs.fixture.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { median, ownProcessor } from './measure.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run bench -- recognise [cards]`
 * Measures how long it takes to find earlier cards to the same person, for a client with 100,000 cards in 90 days: time by the clock, processor time, and
 * number of statements. One answer should take at most 30 ms.
 */
const CARDS = Number(process.argv[2] ?? 100_000)
const SEARCH_COUNT = 400
const ROWS_PER_INSERT = 2_000
const CLIENT = 'harborview'

await withDatabase(async ({ url, processor }) => {
  const database = openDatabase<CoreTables>({ url, schema: 'bff', poolSize: 1 })
  await migrate(database, 'bff', coreMigrations)
  const seal = createDataSeal(new Uint8Array(32).fill(7), (bytes) => randomBytes(bytes))
  const settings = { dataKey: new Uint8Array(32).fill(7), postalZone: 'America/New_York' }
  const recipients = createCardRecipients(settings.dataKey, seal)
  const now = new Date()
  const pairs = randomPairs(HELD_OUT, { seed: 90, pairs: CARDS })

  for (let from = 0; from < CARDS; from += ROWS_PER_INSERT) {
    const rows = pairs.slice(from, from + ROWS_PER_INSERT).map(({ one }, at) => toRow(one, from + at))
    await sql`insert into sending (id, owner, idempotency_key, body_hash, state, data, created_at, updated_at)
      select id, 'u', id, '', 'done', '{}', now(), now() from unnest(${rows.map(({ sendingId }) => sendingId)}::text[]) id`.execute(
      database,
    )
    await insertCardRecipients(rows).execute(database)
  }
  await sql`vacuum analyze card_recipient`.execute(database)

  let statements = 0
  const counted = database.withPlugin({
    transformQuery: ({ node }) => {
      statements++
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const findPastCards = createFindPastCards({
    database: counted,
    seal,
    // Not measured: the card comes from a cache, and the press is asked only about cards that were found.
    cardAccess: { find: () => Promise.resolve(undefined) },
    press: { endings: () => Promise.resolve(new Map()) } as unknown as Parameters<typeof createFindPastCards>[0]['press'],
    env: { clock: () => now } as Parameters<typeof createFindPastCards>[0]['env'],
    settings: settings as Parameters<typeof createFindPastCards>[0]['settings'],
  })
  const user = { id: 'u', clientId: CLIENT } as Person

  const clock: number[] = []
  let found = 0
  const [own, server] = [ownProcessor(), processor() ?? 0]
  for (let number = 0; number < SEARCH_COUNT; number++) {
    const typed = pairs[(number * 251) % CARDS]?.other
    if (!typed) throw new Error('Nobody is asked about.')
    const began = performance.now()
    found += (await findPastCards(user, typed)).length > 0 ? 1 : 0
    clock.push(performance.now() - began)
  }
  const cpu = (ownProcessor() - own + (processor() ?? 0) - server) / SEARCH_COUNT
  clock.sort((a, b) => a - b)
  process.stdout.write(
    `${CARDS} cards of one client, ${SEARCH_COUNT} questions, somebody found for ${found}\n` +
      `by the clock ${median(clock).toFixed(2)} ms, p95 ${clock[Math.floor(SEARCH_COUNT * 0.95)]?.toFixed(2)} ms, worst ${clock.at(-1)?.toFixed(2)} ms\n` +
      `of processors, PostgreSQL's with them ${cpu.toFixed(2)} ms; statements ${statements / SEARCH_COUNT}\n`,
  )
  await database.destroy()

  function toRow(one: TypedPerson, at: number) {
    const { zipCode: zip, address1, address2, city, state } = one
    const snapshot = {
      clientId: CLIENT,
      cardId: '1HBE2115',
      cardName: 'Welcome',
      userId: 'u',
      billing: { firstName: 'Dana', lastName: 'W' },
      form: one,
    }
    const sentAt = new Date(now.getTime() - (at % 89) * 86_400_000)
    // A row needs only these members of a snapshot.
    return recipients.ofSending({ id: `s${at}`, orderNo: `o${at}`, sentAt }, snapshot as unknown as SendingSnapshot, {
      address: { address1, address2, city, state, zip },
      changes: [],
    })
  }
})
