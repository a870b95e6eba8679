import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import type { Kysely } from 'kysely'
import type { ResolvedArt } from '../resolve-art.ts'
import type { Tables } from '../store/tables.ts'

/**
 * Returns a function that reads the picture of an own design as it is printed; undefined for any other path. The path is below /art. The content of a
 * path never changes.
 */
export function ownPictures({ database, blobs }: { database: Kysely<Tables>; blobs: Blobs }) {
  return async (path: string): Promise<ResolvedArt | undefined> => {
    const name = /^\/(designs\/.+)\.(?:webp|png)$/.exec(path)?.[1]
    if (name === undefined) return undefined
    const row = await database.selectFrom('own_picture').selectAll().where('path', '=', name).executeTakeFirst()
    if (!row) return undefined
    const picture = await read(row.blob)
    const art: Art = { picture, width: row.width_px, height: row.height_px }
    if (row.page_blob === null) return { art, version: row.blob }
    return { art: { ...art, page: await read(row.page_blob) }, version: `${row.blob} ${row.page_blob}` }
  }

  async function read(blob: string): Promise<Uint8Array> {
    const bytes = await blobs.get(blob)
    if (!bytes) throw new Error('A picture of a design is gone from the blobs.')
    return bytes
  }
}
