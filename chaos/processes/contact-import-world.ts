import { createBirthdays } from '@fondly/core/contacts/birthdays.ts'
import type { Book } from '@fondly/core/contacts/contact-keys.ts'
import { createContactStore, type NewContact } from '@fondly/core/contacts/contact-store.ts'
import { createContactImports, type ContactImportsContext } from '@fondly/core/contacts/import/contact-imports.ts'
import { createContactImportWork } from '@fondly/core/contacts/import/work-on-imports.ts'
import { createDataSeal } from '@fondly/core/seal/seal.ts'
import type { CoreTables } from '@fondly/core/store/tables.ts'
import type { Person } from '@fondly/core/users/person.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { type FilePerson, type ImportRound, PLACE } from './contact-import-file.ts'

export const CLIENT = 'harborview'

export type ContactImportWorld = ReturnType<typeof openContactImportWorld>

/** Creates what imports of contacts need, on one database. */
export function openContactImportWorld(databaseUrl: string) {
  const database = openDatabase<CoreTables>({ url: databaseUrl, schema: 'bff', poolSize: 2 })
  const { clock, ids, random } = realEnv(silentLog)
  const dataKey = new Uint8Array(32).fill(9)
  const context = {
    calendar: { today: () => clock().toISOString().slice(0, 10) },
    clients: { find: () => Promise.resolve({ configuration: { sharesAddressBook: true } }) },
    database,
    env: { clock, ids, random, log: silentLog },
    seal: createDataSeal(dataKey, random),
    settings: { dataKey },
  } as unknown as ContactImportsContext // only these members are used
  const imports = createContactImports(context)
  const store = createContactStore(context)
  const userOf = (id: string) => ({ id, clientId: CLIENT, firstName: 'Dana', lastName: 'Test' }) as Person

  async function addPeople(book: Book, people: readonly FilePerson[], { withBirthdays = false } = {}): Promise<void> {
    const added = people.map((person) => toContact(ids(), book, person))
    await store.insert(database, added)
    const birthdays = added.map(({ id }, at) => [id, { monthDay: people[at]?.birthday ?? '', year: null }] as const)
    if (withBirthdays) await createBirthdays(context).add(database, CLIENT, new Map(birthdays))
  }

  return {
    context,
    database,
    store,

    /** Adds the people who are in the books before the import. */
    async addKnown(round: ImportRound): Promise<void> {
      const book = bookOfRound(round)
      await addPeople(book, round.withoutBirthday)
      await addPeople(book, round.withBirthday, { withBirthdays: true })
      await addPeople({ clientId: CLIENT, ownerId: book.ownerId === null ? round.ownerId : null }, [round.elsewhere])
    },

    /** Does what a user does with a file: looks at its preview and starts the import. */
    async importFile({ ownerId, isShared, text }: ImportRound): Promise<void> {
      try {
        const { id } = await imports.preview(userOf(ownerId), new TextEncoder().encode(text), { isShared })
        await imports.start(userOf(ownerId), id)
      } catch (error) {
        // The same user has looked at a file again in another tab, so this preview no longer exists.
        if (!(error instanceof Refused && error.code === 'not-found')) throw error
      }
    },

    addAll: createContactImportWork(context).addAll,

    read: (ownerId: string, id: string) => imports.read(userOf(ownerId), id),

    close: () => database.destroy(),
  }
}

export const bookOfRound = ({ ownerId, isShared }: ImportRound): Book => ({ clientId: CLIENT, ownerId: isShared ? null : ownerId })

const toContact = (id: string, book: Book, { firstName, lastName, address1 }: FilePerson): NewContact => ({
  ...PLACE,
  firstName,
  lastName,
  address1,
  id,
  book,
  tags: [],
  note: '',
  isUntouched: false,
  isStandardised: false,
  changedBy: '',
  checkedAt: undefined,
  lastSentAt: undefined,
})
