import { type ContactProblem, IMPORTED_CONTACTS_PER_PAGE } from '@fondly/domain/contacts/contact-file.ts'
import { readYear } from '@fondly/domain/occasions/occasion-day.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import { sql } from 'kysely'
import type { CoreContext } from '../../context.ts'
import type { Person } from '../../users/person.ts'
import { openEach } from '../../seal/open-each.ts'
import { createBirthdays } from '../birthdays.ts'
import type { Book } from '../contact-keys.ts'
import { createContactSettings } from '../contact-settings.ts'
import { createContactStore } from '../contact-store.ts'
import { createFindContacts } from '../find-contacts.ts'
import { planContactImport, type PlannedRow } from './plan-import.ts'
import { readContactsFile } from './read-contacts-file.ts'

export type ContactImportsContext = Pick<CoreContext, 'calendar' | 'clients' | 'database' | 'env' | 'readWorkbook' | 'seal' | 'settings'>
export type RowKind = PlannedRow['kind']
export type RefusedRow = Extract<PlannedRow, { kind: 'wrong' }>
export type ContactImportDetails = {
  id: string
  state: 'preview' | 'running' | 'done'
  isShared: boolean
  kinds: Record<RowKind, number>
  /** How many known contacts get a birthday. */
  birthdays: number
  added: number
  /** How many new people were not added, because the book has them by now or is full. */
  left: number
  unknownHeadings: string[]
}
/** The sealed data of an import: who began it, and which headings were ignored. */
export type SealedImport = { editor: string; unknownHeadings: string[] }

/** The database channel that notifies the workers of a started import. */
export const CONTACT_IMPORT_CHANNEL = 'bff.contact_import'
const ROWS_PER_STATEMENT = 500

export const importSeals = ({ seal }: Pick<CoreContext, 'seal'>) => ({
  imports: createTypedSeal<SealedImport, [id: string]>(seal, (id) => `contact_import ${id}`),
  rows: createTypedSeal<PlannedRow, [id: string, row: number]>(seal, (id, row) => `contact_import_row ${id} ${row}`),
})

/** Creates the use cases for files of contacts: preview, rows, start. A worker adds the rows. */
export function createContactImports(context: ContactImportsContext) {
  const { database, env } = context
  const seals = importSeals(context)
  const store = createContactStore(context)
  const finding = createFindContacts(context, store)
  const settings = createContactSettings(context)
  const birthdays = createBirthdays(context)

  const openRows = (rows: readonly { row_no: number; sealed: Buffer }[], id: string): PlannedRow[] =>
    openEach(rows, ({ row_no, sealed }) => renameCodes(seals.rows.open(sealed, id, row_no)), { env, table: 'contact_import_row' })

  async function find(user: Person, id: string) {
    const row = await database
      .selectFrom('contact_import')
      .selectAll()
      .where('id', '=', id)
      .where('owner_id', '=', user.id)
      .where('client_id', '=', user.clientId)
      .executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  async function read(user: Person, id: string): Promise<ContactImportDetails> {
    const { state, is_shared, sealed } = await find(user, id)
    const counted = await database
      .selectFrom('contact_import_row')
      .select(({ fn }) => ['kind', 'state', fn.countAll<string>().as('count')])
      .where('import_id', '=', id)
      .groupBy(['kind', 'state'])
      .execute()
    const count = (rows: typeof counted) => rows.reduce((sum, row) => sum + Number(row.count), 0)
    const ofKind = (kind: RowKind) => count(counted.filter((row) => row.kind === kind))
    return {
      id,
      state,
      isShared: is_shared,
      kinds: { new: ofKind('new'), same: ofKind('same'), wrong: ofKind('wrong') },
      birthdays: count(counted.filter((row) => row.kind === 'same' && row.state !== 'shown' && row.state !== 'left')),
      added: count(counted.filter((row) => row.kind === 'new' && row.state === 'done')),
      left: count(counted.filter((row) => row.kind === 'new' && row.state === 'left')),
      unknownHeadings: seals.imports.open(sealed, id).unknownHeadings,
    }
  }

  return {
    read,

    /** Reads a file and stores what it would add. Nothing is added yet. An earlier preview of this user is removed. */
    async preview(user: Person, bytes: Uint8Array<ArrayBuffer>, { isShared }: { isShared: boolean }): Promise<ContactImportDetails> {
      if (isShared && !(await settings.isSharing(user))) throw new Refused('unprocessable', 'contacts-not-shared')
      const book: Book = { clientId: user.clientId, ownerId: isShared ? null : user.id }
      const file = await readContactsFile(context, bytes, readYear(context.calendar.today()))
      const planned = await planContactImport(database, file, { book, finding, birthdays })
      const [id, now] = [env.ids(), env.clock()]
      const editor = `${user.firstName} ${user.lastName}`.trim()
      await database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('contact_import').where('owner_id', '=', user.id).where('state', '=', 'preview').execute()
        const sealed = seals.imports.close({ editor, unknownHeadings: file.unknownHeadings }, id)
        const own = { id, client_id: user.clientId, owner_id: user.id, is_shared: isShared, sealed }
        await transaction
          .insertInto('contact_import')
          .values({ ...own, created_at: now, updated_at: now })
          .execute()
        for (let at = 0; at < planned.length; at += ROWS_PER_STATEMENT)
          await transaction
            .insertInto('contact_import_row')
            .values(
              planned.slice(at, at + ROWS_PER_STATEMENT).map((row) => ({
                import_id: id,
                row_no: row.row,
                kind: row.kind,
                // No worker takes these rows before the import is started.
                state: row.kind === 'same' && row.birthday ? ('due' as const) : ('shown' as const),
                sealed: seals.rows.close(row, id, row.row),
              })),
            )
            .execute()
      })
      return read(user, id)
    },

    /** Reads every refused row, in the order of the file. */
    async readRefused(user: Person, id: string): Promise<RefusedRow[]> {
      await find(user, id)
      const rows = await database
        .selectFrom('contact_import_row')
        .select(['row_no', 'sealed'])
        .where('import_id', '=', id)
        .where('kind', '=', 'wrong')
        .orderBy('row_no')
        .execute()
      return openRows(rows, id).filter((row) => row.kind === 'wrong')
    },

    async readRows(user: Person, id: string, { kind, page }: { kind: RowKind; page: number }): Promise<PlannedRow[]> {
      await find(user, id)
      const rows = await database
        .selectFrom('contact_import_row')
        .select(['row_no', 'sealed'])
        .where('import_id', '=', id)
        .where('kind', '=', kind)
        .orderBy('row_no')
        .limit(IMPORTED_CONTACTS_PER_PAGE)
        .offset((page - 1) * IMPORTED_CONTACTS_PER_PAGE)
        .execute()
      return openRows(rows, id)
    },

    /** Starts adding the new people. A repeated call has no effect. */
    async start(user: Person, id: string): Promise<void> {
      await find(user, id)
      await database.transaction().execute(async (transaction) => {
        const started = await transaction
          .updateTable('contact_import')
          .set({ state: 'running', updated_at: env.clock() })
          .where('id', '=', id)
          .where('state', '=', 'preview')
          .executeTakeFirst()
        if (started.numUpdatedRows === 0n) return
        await transaction
          .updateTable('contact_import_row')
          .set({ state: 'due' })
          .where('import_id', '=', id)
          .where('kind', '=', 'new')
          .execute()
        await sql`select pg_notify(${CONTACT_IMPORT_CHANNEL}, ${id})`.execute(transaction)
      })
    },
  }
}

/** Renames the code 'day-of-no-life', which rows of an earlier release may have. */
function renameCodes(row: PlannedRow): PlannedRow {
  if (row.kind !== 'wrong') return row
  const rename = (code: string) => (code === 'day-of-no-life' ? 'birth-year-out-of-range' : code)
  // The cast holds, because every other stored code still exists.
  return { ...row, problems: row.problems.map(({ field, code }) => ({ field, code: rename(code) as ContactProblem['code'] })) }
}
