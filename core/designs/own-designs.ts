import type { OwnDesign } from '@fondly/domain/designs/own-design.ts'
import type { Versioned } from '@fondly/gateways/commerce/administration.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

type Key = { clientId: string; designId: string }

/** Creates the store of the clients' designs. They are in a table of our own, because commerce cannot store their files. */
export function createOwnDesigns(database: Kysely<CoreTables>, { clock }: Pick<Env, 'clock'>) {
  async function read({ clientId, designId }: Key): Promise<Versioned<OwnDesign> | undefined> {
    const row = await database
      .selectFrom('own_design')
      .select(['document', 'version'])
      .where('id', '=', designId)
      .where('client_id', '=', clientId)
      .executeTakeFirst()
    return row && { value: row.document, version: String(row.version), lastWrite: String(row.version) }
  }

  /** Replaces the design of this version. `version` undefined creates the design; a null value removes it. */
  async function write(
    key: Key,
    value: OwnDesign | null,
    version: string | undefined,
  ): Promise<{ kind: 'written' | 'changed-meanwhile'; current: Versioned<OwnDesign> | undefined }> {
    const { clientId, designId } = key
    const isWritten = version === undefined ? await create() : await replace(Number(version))
    const current = await read(key)
    return { kind: isWritten ? 'written' : 'changed-meanwhile', current }

    async function create(): Promise<boolean> {
      if (value === null) return true
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('own_design')
        .values({ id: designId, client_id: clientId, version: 1, document: value, created_at: clock() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    }

    async function replace(seen: number): Promise<boolean> {
      if (value === null) {
        const { numDeletedRows } = await database
          .deleteFrom('own_design')
          .where('id', '=', designId)
          .where('client_id', '=', clientId)
          .where('version', '=', seen)
          .executeTakeFirst()
        return numDeletedRows === 1n
      }
      const { numUpdatedRows } = await database
        .updateTable('own_design')
        .set({ document: value, version: seen + 1 })
        .where('id', '=', designId)
        .where('client_id', '=', clientId)
        .where('version', '=', seen)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    }
  }

  return {
    read,
    write,
    /** Lists the designs of a client, newest first. */
    list: async (clientId: string): Promise<(Versioned<OwnDesign> & { id: string })[]> => {
      const rows = await database
        .selectFrom('own_design')
        .select(['id', 'document', 'version'])
        .where('client_id', '=', clientId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(({ id, document, version }) => ({ id, value: document, version: String(version) }))
    },
  }
}
export type OwnDesigns = ReturnType<typeof createOwnDesigns>
