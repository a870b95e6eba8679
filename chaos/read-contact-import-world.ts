import { createOccasionStore } from '@fondly/core/occasions/occasion-store.ts'
import type { ContactImportWorld as JudgedWorld, ImportedFile, ImportedPerson, StartedImport } from './contact-import-checker.ts'
import type { ImportRound } from './processes/contact-import-file.ts'
import { bookOfRound, type ContactImportWorld } from './processes/contact-import-world.ts'

type Named = { firstName: string; lastName: string; address1: string }

/** Reads every contact with its birthdays, and what the imports count. */
export async function readContactImportWorld(world: ContactImportWorld, rounds: readonly ImportRound[]): Promise<JudgedWorld> {
  const stored = world.store.openAll(await world.store.select(world.database).execute())
  const occasions = await createOccasionStore(world.context).list(stored.map(({ id }) => id))
  const birthdaysOf = Map.groupBy(
    occasions.filter(({ kind }) => kind === 'birthday'),
    ({ contactId }) => contactId,
  )
  const byName = Map.groupBy(stored, nameOf)

  function readPeople(round: ImportRound): ImportedPerson[] {
    const { ownerId } = bookOfRound(round)
    return [...round.newcomers, ...round.withoutBirthday, ...round.withBirthday].map((person) => {
      const name = nameOf(person)
      const found = byName.get(name) ?? []
      const own = found.filter(({ book }) => book.ownerId === ownerId)
      return {
        name,
        contacts: own.length,
        elsewhere: found.length - own.length,
        expectedElsewhere: name === nameOf(round.elsewhere) ? 1 : 0,
        birthdays: own.flatMap(({ id }) => (birthdaysOf.get(id) ?? []).map(({ monthDay }) => monthDay)),
        expectedBirthday: person.birthday,
      }
    })
  }

  const files: ImportedFile[] = []
  for (const round of rounds)
    files.push({
      name: `File ${round.index}`,
      isShared: round.isShared,
      rows: round.rowCount,
      refused: round.refusedCount,
      newcomers: round.newcomers.length,
      withoutBirthday: round.withoutBirthday.length,
      imports: await readImports(world, round),
    })
  const people = rounds.flatMap(readPeople)
  const known = new Set(people.map(({ name }) => name))
  return { people, files, strangers: [...byName.keys()].filter((name) => !known.has(name)).length }
}

async function readImports({ database, read }: ContactImportWorld, { ownerId }: ImportRound): Promise<StartedImport[]> {
  const started = await database
    .selectFrom('contact_import')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'preview')
    .execute()
  return Promise.all(
    started.map(async ({ id }) => {
      const due = database.selectFrom('contact_import_row').select('row_no').where('import_id', '=', id).where('state', '=', 'due')
      const logged = database.selectFrom('audit').select('at').where('event', '=', 'contacts_imported').where('code', '=', id)
      const { state, kinds, added, left, birthdays } = await read(ownerId, id)
      return { state, kinds, added, left, birthdays, due: (await due.execute()).length, logged: (await logged.execute()).length }
    }),
  )
}

const nameOf = ({ firstName, lastName, address1 }: Named): string => `${firstName} ${lastName}, ${address1}`
