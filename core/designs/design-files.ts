import { Refused } from '@fondly/domain/refused.ts'
import type { DesignFacts } from '@fondly/domain/designs/design-facts.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { FileType } from '@fondly/kit/files/file-type.ts'
import { hashBlob } from '@fondly/kit/blobs/blob-hash.ts'
import { PictureFault } from '@fondly/pictures/picture-fault.ts'
import { sql, type Transaction } from 'kysely'
import type { CoreContext } from '../context.ts'
import type { CoreTables } from '../store/tables.ts'

export type StoredFile = { hash: string; type: string; facts: DesignFacts }
export type DesignFilesContext = Pick<CoreContext, 'database' | 'designDesk' | 'pictureDesk'> & { env: Pick<Env, 'clock'> }

/** The greatest number of a client's files that belong to no design. */
const MAX_UNNAMED_FILES = 100
/** A file that belongs to no design is deleted after this time. */
const UNNAMED_MS = 24 * 3_600_000

/** Creates the store of the files that a client's administrators uploaded for designs, with the facts that preflight read from each. */
export function createDesignFiles({ database, designDesk, env, pictureDesk }: DesignFilesContext) {
  /** Decodes the picture once, in the drawing process, because a picture with a valid header can have a broken body. */
  async function inspect(bytes: Uint8Array): Promise<DesignFacts> {
    const facts = await designDesk.read(bytes)
    if (facts.kind !== 'picture' || facts.colour === 'other') return facts
    try {
      const art = await pictureDesk.decode(bytes, false)
      // A photo can have a rotation tag, so its width and height are known only after decoding.
      return 'picture' in art ? { ...facts, widthPx: art.width, heightPx: art.height } : facts
    } catch (error) {
      if (!(error instanceof PictureFault) || error.code === 'busy') throw error
      return { kind: 'unreadable', reason: error.code === 'picture-too-large' ? 'too-heavy' : 'broken' }
    }
  }

  async function refuseTooMany(clientId: string): Promise<void> {
    const { unnamed } = await database
      .selectFrom('design_file')
      .select(({ fn }) => fn.countAll<string>().as('unnamed'))
      .where('client_id', '=', clientId)
      .where('was_named', '=', false)
      .executeTakeFirstOrThrow()
    if (Number(unnamed) >= MAX_UNNAMED_FILES) throw new Refused('too-many-requests', 'too-many-requests')
  }

  return {
    /**
     * Reads a file and stores it. A file with faults is stored too, because the page shows the faults. A file that cannot be read is not stored.
     * Refuses while the client has too many files that belong to no design.
     */
    async keep(clientId: string, { bytes, type }: { bytes: Uint8Array<ArrayBuffer>; type: FileType }): Promise<StoredFile> {
      await refuseTooMany(clientId)
      const facts = await inspect(bytes)
      if (facts.kind === 'unreadable') return { hash: '', type, facts }
      const hash = hashBlob(bytes)
      const at = env.clock()
      // Hold the lock for both writes, so that `sweep` cannot delete the bytes in between. If writing the bytes fails, the row is not written either.
      await database.transaction().execute(async (transaction) => {
        await lockFile(transaction, hash)
        await transaction
          .insertInto('design_file')
          .values({ client_id: clientId, hash, type, facts, uploaded_at: at })
          .onConflict((conflict) => conflict.columns(['client_id', 'hash']).doUpdateSet({ facts, uploaded_at: at }))
          .execute()
        await designDesk.blobs.put(bytes)
      })
      return { hash, type, facts }
    },

    /** Keeps these files forever, because a design uses them. Returns false when one of the files is missing. */
    async keepForGood(clientId: string, hashes: readonly string[]): Promise<boolean> {
      if (hashes.length === 0) return true
      const named = await database
        .updateTable('design_file')
        .set({ was_named: true })
        .where('client_id', '=', clientId)
        .where('hash', 'in', [...hashes])
        .executeTakeFirst()
      return Number(named.numUpdatedRows) === new Set(hashes).size
    },

    /** Deletes the files that have belonged to no design for a day. */
    async sweep(): Promise<void> {
      const before = new Date(env.clock().getTime() - UNNAMED_MS)
      const stale = database
        .selectFrom('design_file')
        .select('hash')
        .distinct()
        .where('was_named', '=', false)
        .where('uploaded_at', '<=', before)
      for (const { hash } of await stale.execute())
        await database.transaction().execute(async (transaction) => {
          await lockFile(transaction, hash)
          await transaction
            .deleteFrom('design_file')
            .where('hash', '=', hash)
            .where('was_named', '=', false)
            .where('uploaded_at', '<=', before)
            .execute()
          const other = await transaction.selectFrom('design_file').select('hash').where('hash', '=', hash).limit(1).executeTakeFirst()
          // If this removal fails, the transaction keeps the row, and the next sweep tries again.
          if (!other) await designDesk.blobs.remove(hash)
        })
    },

    /** Finds files of this client by their hashes. */
    async find(clientId: string, hashes: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
      if (hashes.length === 0) return new Map()
      const rows = await database
        .selectFrom('design_file')
        .select(['hash', 'type', 'facts'])
        .where('client_id', '=', clientId)
        .where('hash', 'in', [...hashes])
        .execute()
      return new Map(rows.map((row) => [row.hash, row]))
    },

    /** Returns the bytes of a file of this client. */
    async read(clientId: string, hash: string): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | undefined> {
      const row = await database
        .selectFrom('design_file')
        .select('type')
        .where('client_id', '=', clientId)
        .where('hash', '=', hash)
        .executeTakeFirst()
      const bytes = row && (await designDesk.blobs.get(hash))
      return row && bytes && { type: row.type, bytes }
    },
  }
}

/** Locks a file, so that one process at a time writes and removes its row and bytes. */
const lockFile = (transaction: Transaction<CoreTables>, hash: string) =>
  sql`select pg_advisory_xact_lock(hashtext('design file'), hashtext(${hash}))`.execute(transaction)
