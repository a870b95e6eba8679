import { hash } from 'node:crypto'
import type { Brand } from '@fondly/domain/client/brand.ts'
import { type Kysely, sql } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

/** The part of a brand that administrators can change. They cannot change the slug. */
export type EditableBrand = Omit<Brand, 'slug' | 'policy'> & { policy?: string | undefined }
/** A brand with its version. `lastWrite` changes with every write, also when the write leaves the brand the same. */
export type VersionedBrand = { value: EditableBrand; version: string; lastWrite: string }

/** The id of the transaction that wrote the row last. */
const lastWrite = sql<string>`brand.xmin::text`.as('lastWrite')

/** Reads a client's brand with its version, never cached. */
export async function readBrand(database: Kysely<CoreTables>, clientId: string): Promise<VersionedBrand | undefined> {
  const row = await database.selectFrom('brand').select(['brand', lastWrite]).where('client_id', '=', clientId).executeTakeFirst()
  return row && toVersioned(row)
}

/** Replaces the brand. Returns undefined when the stored brand no longer has this version, because somebody has changed it. */
export async function writeBrand(
  database: Kysely<CoreTables>,
  clientId: string,
  brand: EditableBrand,
  version: string,
): Promise<VersionedBrand | undefined> {
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('brand')
      .select(['brand', 'slug', lastWrite])
      .where('client_id', '=', clientId)
      .forUpdate()
      .executeTakeFirst()
    if (!row || toVersioned(row).version !== version) return undefined
    const document = JSON.stringify({ ...brand, slug: row.slug ?? undefined })
    const written = await transaction
      .updateTable('brand')
      .set({ brand: sql<string>`${document}::jsonb` })
      .where('client_id', '=', clientId)
      .returning(['brand', lastWrite])
      .executeTakeFirstOrThrow()
    return toVersioned(written)
  })
}

/** Sorts the keys first, because PostgreSQL returns the keys of a JSON object in any order. */
function toVersioned({ brand: stored, lastWrite }: { brand: unknown; lastWrite: string }): VersionedBrand {
  const { slug: _, ...value } = stored as Brand // written here and by `load`
  const version = `digest ${hash('sha256', JSON.stringify(stored))}`
  return { value: JSON.parse(JSON.stringify(value)) as EditableBrand, version, lastWrite }
}
