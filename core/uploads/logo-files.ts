import { type Kysely, sql, type Transaction } from 'kysely'
import type { CoreContext } from '../context.ts'
import type { CoreTables } from '../store/tables.ts'
import { isInFolder } from './is-in-folder.ts'

export type LogoFilesContext = Pick<CoreContext, 'database' | 'env' | 'pictureDesk' | 'settings'>

/** The folder of uploaded logos, below the address of the files of brands. */
const FOLDER = 'uploads/'
/** The time after its upload when a logo that was never used is deleted. */
const UNUSED_LOGO_LIFE_MS = 24 * 3_600_000

/**
 * Stores uploaded logos. Removes those that no sender profile and no branding has ever used. A logo that was used once stays forever, because sent
 * cards and earlier values in the activity log still need it.
 */
export function createLogoFiles({ database, env, pictureDesk, settings }: LogoFilesContext) {
  const folder = `${settings.publicUrl}/art/brands/`

  function readName(url: string): string | undefined {
    const absolute = url.startsWith('/') ? `${settings.publicUrl}${url}` : url
    return isInFolder(absolute, `${folder}${FOLDER}`)
      ? decodeURI(new URL(absolute).pathname).slice(new URL(folder).pathname.length)
      : undefined
  }

  /** Keeps a logo forever. Returns false when the logo does not exist. */
  async function keepOne(name: string): Promise<boolean> {
    return database.transaction().execute(async (transaction) => {
      await lockLogo(transaction, name)
      if (!(await pictureDesk.has(name))) return false
      await transaction
        .insertInto('logo_file')
        .values({ name, was_named: true, uploaded_at: env.clock() })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ was_named: true }))
        .execute()
      return true
    })
  }

  return {
    /** Stores a logo and returns its address. */
    async store({ name, bytes, type }: { name: string; bytes: Uint8Array<ArrayBuffer>; type: string }): Promise<string> {
      const path = `${FOLDER}${name}`
      const at = env.clock()
      // Write the row first, because the sweep reads the row before it removes a file. If the sweep has removed the file before, the call below
      // stores it again.
      await database.transaction().execute(async (transaction) => {
        await lockLogo(transaction, path)
        await transaction
          .insertInto('logo_file')
          .values({ name: path, uploaded_at: at })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ uploaded_at: at }))
          .execute()
      })
      await pictureDesk.store({ name: path, bytes, type })
      return `${folder}${path}`
    },

    /** Keeps forever the uploaded logos among these addresses, because something uses them now. Returns false when one of them does not exist. */
    async keepForGood(urls: readonly (string | undefined)[]): Promise<boolean> {
      for (const url of urls) {
        const name = url === undefined ? undefined : readName(url)
        if (name !== undefined && !(await keepOne(name))) return false
      }
      return true
    },

    /** Removes the logos that were never used and were uploaded more than a day ago. */
    async sweep(): Promise<void> {
      const before = new Date(env.clock().getTime() - UNUSED_LOGO_LIFE_MS)
      for (const { name } of await listNeverUsed(database, before).execute())
        await database.transaction().execute(async (transaction) => {
          await lockLogo(transaction, name)
          const [unused] = await listNeverUsed(transaction, before).where('name', '=', name).execute()
          if (!unused) return
          // If this removal fails, the transaction keeps the row, and the next sweep tries again.
          await pictureDesk.remove(name)
          await transaction.deleteFrom('logo_file').where('name', '=', name).execute()
        })
    },
  }
}

const listNeverUsed = (database: Kysely<CoreTables>, before: Date) =>
  database.selectFrom('logo_file').select('name').where('was_named', '=', false).where('uploaded_at', '<=', before)

/** Locks a logo, so that one process at a time writes or removes its row and file. */
const lockLogo = (transaction: Transaction<CoreTables>, name: string) =>
  sql`select pg_advisory_xact_lock(hashtext('logo file'), hashtext(${name}))`.execute(transaction)
