import { gunzipSync, gzipSync } from 'node:zlib'
import { canonicalHash, canonicalJson, displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import type { DisplayList } from '@fondly/stationery/layout/display-list.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { Seal } from '../seal/seal.ts'
import type { CoreTables } from '../store/tables.ts'

const PLACE = 'approved_list'

/** The limit of a list that is read. A usual list has a few thousand bytes. */
const MAX_LIST_BYTES = 4_000_000

/**
 * Keeps the display lists that senders approved, sealed, by sending and hash. So a release with another layout still prints them as the sender saw
 * them. A list is deleted with its sending.
 */
export function approvedLists(database: Kysely<CoreTables>, seal: Seal) {
  /** Returns the hash of a list, and an SQL statement that stores the list. The caller makes this statement a part of a larger one. */
  function keepStatement(sendingId: string, list: DisplayList): ApprovedList {
    const canonical = canonicalJson(list)
    const hash = canonicalHash(canonical)
    const sealed = seal.close(gzipSync(canonical).toString('base64'), PLACE)
    const statement = sql`insert into bff.approved_list (sending_id, hash, sealed) values (${sendingId}, ${hash}, ${sealed}) on conflict do nothing`
    return { hash, statement }
  }

  return {
    /** Keeps a list and returns its hash; keeping the same list again changes nothing. */
    keep: async (sendingId: string, list: DisplayList): Promise<string> => {
      const { hash, statement } = keepStatement(sendingId, list)
      await statement.execute(database)
      return hash
    },

    keepStatement,

    /** Returns the approved list with this hash; undefined when none is stored, or when its format can no longer be printed. */
    find: async (sendingId: string, hash: string): Promise<DisplayList | undefined> => {
      const row = await database
        .selectFrom('approved_list')
        .select('sealed')
        .where('sending_id', '=', sendingId)
        .where('hash', '=', hash)
        .executeTakeFirst()
      if (!row) return undefined
      const packed = z.string().parse(seal.open(row.sealed, PLACE))
      const read = StoredDisplayList.safeParse(
        JSON.parse(gunzipSync(Buffer.from(packed, 'base64'), { maxOutputLength: MAX_LIST_BYTES }).toString()),
      )
      // When a list has a field that this release does not know, parsing drops the field and the hash differs. The card would then look different.
      return read.success && displayListHash(read.data) === hash ? read.data : undefined
    },
  }
}
export type ApprovedList = { hash: string; statement: RawBuilder<unknown> }
export type ApprovedLists = ReturnType<typeof approvedLists>

const Length = z.int()
const Turn = { turn: z.optional(z.tuple([Length, Length])) }
const Box = { x: Length, y: Length, width: Length, height: Length }
const Mark = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    url: z.string(),
    ...Box,
    fit: z.optional(z.literal('contain')),
    clip: z.optional(z.object(Box)),
    ...Turn,
  }),
  z.object({
    kind: z.literal('glyphs'),
    font: z.enum(['garamond', 'franklin', 'hand']),
    size: z.number(),
    color: z.string(),
    y: Length,
    clusters: z.array(z.string()),
    xs: z.array(Length),
    ...Turn,
  }),
  z.object({ kind: z.literal('modules'), x: Length, y: Length, module: Length, rows: z.array(z.string()), ...Turn }),
  z.object({ kind: z.literal('strokes'), color: z.string(), width: Length, strokes: z.array(z.array(Length)), ...Turn }),
])
const StoredDisplayList = z.object({
  pages: z.array(
    z.object({
      name: z.enum(['outside', 'inside', 'envelope']),
      width: Length,
      height: Length,
      bleed: Length,
      fold: z.optional(z.union([z.object({ x: Length }), z.object({ y: Length })])),
      marks: z.array(Mark),
      // A list with problems cannot be printed, so it was never approved.
      problems: z.tuple([]),
    }),
  ),
})
