import type { ContactsContext } from '@fondly/core/contacts/contacts.ts'
import { createContacts } from '@fondly/core/contacts/contacts.ts'
import { createContactStore } from '@fondly/core/contacts/contact-store.ts'
import { createDataSeal } from '@fondly/core/seal/seal.ts'
import { coreMigrations } from '@fondly/core/store/migrations.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import type { Person } from '@fondly/core/users/person.ts'
import { HELD_OUT } from '@fondly/domain/recognition/name-lists.fixture.ts'
import { randomPairs } from '@fondly/domain/recognition/random-pairs.fixture.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { median, ownProcessor } from './measure.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run bench -- contacts [contacts]`
 * Measures searches and a page of the list in an address book of 100,000 contacts that one client shares: time by the clock, processor time, and number of
 * statements. A search should take at most 50 ms.
 */
const CONTACTS = Number(process.argv[2] ?? 100_000)
const SEARCH_COUNT = 200
const CONTACTS_PER_INSERT = 2_000
const CLIENT = 'harborview'
const KEYS_INDEX = 'create index contact_keys on bff.contact using gin (keys) with (fastupdate = off)'

await withDatabase(async ({ url, processor }) => {
  const database = openDatabase<CoreTables>({ url, schema: 'bff', poolSize: 1 })
  await migrate(database, 'bff', coreMigrations)
  const dataKey = new Uint8Array(32).fill(7)
  // The cast is safe, because only these members are used.
  const context = {
    database,
    seal: createDataSeal(dataKey, (bytes) => randomBytes(bytes)),
    env: { clock: () => new Date(), ids: () => crypto.randomUUID() },
    clients: { find: () => Promise.resolve({ configuration: { sharesAddressBook: true } }) },
    settings: { dataKey, postalZone: 'America/New_York' },
  } as unknown as ContactsContext
  const people = randomPairs(HELD_OUT, { seed: 91, pairs: CONTACTS }).map(({ one }) => one)
  const store = createContactStore(context)
  await sql`drop index contact_keys`.execute(database)
  for (let from = 0; from < CONTACTS; from += CONTACTS_PER_INSERT)
    await store.insert(
      database,
      people.slice(from, from + CONTACTS_PER_INSERT).map((one, at) => ({
        ...one,
        id: `contact-${from + at}`,
        book: { clientId: CLIENT, ownerId: null },
        tags: [],
        note: '',
        isUntouched: true,
        isStandardised: true,
        changedBy: '',
        checkedAt: undefined,
        lastSentAt: new Date(Date.now() - ((from + at) % 365) * 86_400_000),
      })),
    )
  await sql.raw(KEYS_INDEX).execute(database)
  await sql`vacuum analyze contact`.execute(database)
  const size = await sql<{ rows: string; keys: string }>`select pg_size_pretty(pg_table_size('contact')) as rows,
    pg_size_pretty(pg_relation_size('contact_keys')) as keys`.execute(database)

  let statements = 0
  const counted = database.withPlugin({
    transformQuery: ({ node }) => {
      statements++
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const contacts = createContacts({ ...context, database: counted })
  const user = { id: 'u', clientId: CLIENT } as Person

  async function measure(what: string, ask: (one: (typeof people)[number]) => Promise<number>): Promise<void> {
    statements = 0
    const clock: number[] = []
    let found = 0
    const [own, server] = [ownProcessor(), processor() ?? 0]
    for (let number = 0; number < SEARCH_COUNT; number++) {
      const one = people[(number * 251) % CONTACTS]
      if (!one) throw new Error('Nobody is asked about.')
      const began = performance.now()
      found += (await ask(one)) > 0 ? 1 : 0
      clock.push(performance.now() - began)
    }
    const cpu = (ownProcessor() - own + (processor() ?? 0) - server) / SEARCH_COUNT
    clock.sort((a, b) => a - b)
    process.stdout.write(
      `${what.padEnd(42)} median ${median(clock).toFixed(1)} ms, p95 ${clock[Math.floor(SEARCH_COUNT * 0.95)]?.toFixed(1)} ms, worst ${clock.at(-1)?.toFixed(1)} ms; ` +
        `of processors ${cpu.toFixed(1)} ms; statements ${statements / SEARCH_COUNT}; found ${found} of ${SEARCH_COUNT}\n`,
    )
  }

  process.stdout.write(`${CONTACTS} contacts of one client; ${size.rows[0]?.rows} of rows, ${size.rows[0]?.keys} of their index\n`)
  const search = async (text: string) => (await contacts.search(user, text)).length
  await measure('one letter', ({ lastName }) => search(lastName.slice(0, 1)))
  await measure('two letters', ({ lastName }) => search(lastName.slice(0, 2)))
  await measure('the beginnings of a name', ({ firstName, lastName }) => search(`${firstName.slice(0, 3)} ${lastName.slice(0, 4)}`))
  await measure('a name and a city', ({ lastName, city }) => search(`${lastName} ${city}`))
  await measure('an address', ({ address1, zipCode }) => search(`${address1} ${zipCode.slice(0, 3)}`))
  await measure('a last name with a wrong letter', ({ lastName }) => search(`${lastName.slice(0, 2)}q${lastName.slice(3)}`))
  const list = async (cursor: string | undefined) => (await contacts.list(user, { text: '', tag: undefined, cursor })).contacts.length
  await measure('the first page of the list', () => list(undefined))
  await measure('the hundredth page of the list', () => list('5000'))
  await database.destroy()
})
