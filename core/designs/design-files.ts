import type { DesignFacts } from '@fondly/domain/designs/design-facts.ts'
import type { FileType } from '@fondly/kit/files/file-type.ts'
import { PictureFault } from '@fondly/pictures/picture-fault.ts'
import type { CoreContext } from '../context.ts'

export type StoredFile = { hash: string; type: string; facts: DesignFacts }
export type DesignFilesContext = Pick<CoreContext, 'database' | 'designDesk' | 'env' | 'pictureDesk'>

/** Keeps the files that a client's administrators uploaded for designs, with what preflight read of each. */
export function createDesignFiles({ database, designDesk, env, pictureDesk }: DesignFilesContext) {
  /** A picture's head may promise what its body does not keep, so it is decoded once, in the process that draws. */
  async function inspect(bytes: Uint8Array): Promise<DesignFacts> {
    const facts = await designDesk.read(bytes)
    if (facts.kind !== 'picture' || facts.colour === 'other') return facts
    try {
      const art = await pictureDesk.decode(bytes, false)
      // A camera may say that its picture has to be turned, so only now are its sides known.
      return 'picture' in art ? { ...facts, widthPx: art.width, heightPx: art.height } : facts
    } catch (error) {
      if (!(error instanceof PictureFault) || error.code === 'busy') throw error
      return { kind: 'unreadable', reason: error.code === 'picture-too-large' ? 'too-heavy' : 'broken' }
    }
  }

  return {
    /** Reads a file and keeps it, also one with faults: it is shown with them. A file that cannot be read is not kept. */
    async keep(clientId: string, { bytes, type }: { bytes: Uint8Array<ArrayBuffer>; type: FileType }): Promise<StoredFile> {
      const facts = await inspect(bytes)
      if (facts.kind === 'unreadable') return { hash: '', type, facts }
      const hash = await designDesk.blobs.put(bytes)
      await database
        .insertInto('design_file')
        .values({ client_id: clientId, hash, type, facts, uploaded_at: env.clock() })
        .onConflict((conflict) => conflict.columns(['client_id', 'hash']).doUpdateSet({ facts }))
        .execute()
      return { hash, type, facts }
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

    /** The bytes of a file of this client. */
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
