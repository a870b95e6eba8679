import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import type { Env } from '@fondly/kit/env.ts'
import { sql, type Kysely } from 'kysely'
import { listPages, findMediaType, type Drawing } from '@fondly/pictures/drawing/drawing.ts'
import { boundedQueue } from '@fondly/pictures/drawing/queue.ts'
import { singleFlight } from '@fondly/pictures/drawing/single-flight.ts'
import type { Studio } from '@fondly/pictures/drawing/studio.ts'
import { notFound } from './faults.ts'
import type { PictureAddresses } from './picture-address.ts'
import type { ResolvedArt } from '@fondly/pictures/resolve-art.ts'
import type { Tables } from '@fondly/pictures/store/tables.ts'

const DAY_MS = 86_400_000
/**
 * A print file is kept until the day that its request names. Without such a day it is kept for 120 days. It is drawn again when it is requested with
 * fewer than 75 days left: the furthest mail date (45 days ahead) and 30 days more.
 */
const PRINT_DAYS = 120
const RENEW_PRINT_BELOW_DAYS = 75
const PREVIEW_DAYS = 30
/** A preview is drawn again when it is requested with less time left. */
const RENEW_PREVIEW_BELOW_DAYS = 1
/**
 * A preview's address is valid for 15 to 20 minutes: the page that requested it shows it at once, and order history requests it again after ten. It
 * changes only every five minutes, so that the same preview keeps its address for a while.
 */
const PREVIEW_ADDRESS_MS = 20 * 60_000
const PREVIEW_ADDRESS_STEP_MS = 5 * 60_000

export type PicturesOptions = {
  env: Env
  database: Kysely<Tables>
  blobs: Blobs
  addresses: PictureAddresses
  artOf: (pages: ReturnType<typeof listPages>) => Promise<Map<string, ResolvedArt>>
  studio: Studio
}

/** Draws pictures and print files once each, stores them under a name that cannot be guessed, and deletes them when they expire. */
export function pictures({ env, database, blobs, addresses, artOf, studio }: PicturesOptions) {
  const once = singleFlight<Date>()
  const queue = boundedQueue({ running: 2, waiting: 32 })
  let swept = 0

  /** Returns the address of a drawing's file and draws it if necessary. A print file and its address last until `keepUntil`. */
  const urlOf = async (drawing: Drawing, keepUntil?: Date): Promise<string> => {
    const known = await artOf(listPages(drawing))
    const id = addresses.idOf(drawing, known)
    const until = isForPress(drawing) ? keepUntil : undefined
    const fileExpiresAt =
      (await found(id, drawing, until)) ?? (await once(`${id} ${until?.getTime()}`, () => queue(() => drawn(id, drawing, known, until))))
    return addressOf(id, drawing, until ?? fileExpiresAt)
  }

  const found = async (id: string, drawing: Drawing, until: Date | undefined): Promise<Date | undefined> => {
    const row = await database.selectFrom('picture').select(['blob', 'expires_at']).where('id', '=', id).executeTakeFirst()
    const needed =
      until?.getTime() ?? env.clock().getTime() + (isForPress(drawing) ? RENEW_PRINT_BELOW_DAYS : RENEW_PREVIEW_BELOW_DAYS) * DAY_MS
    if (!row || row.expires_at.getTime() < needed || !(await blobs.has(row.blob))) return undefined
    return row.expires_at
  }

  /** Draws the file and returns when it expires. */
  const drawn = async (id: string, drawing: Drawing, known: Map<string, ResolvedArt>, until: Date | undefined): Promise<Date> => {
    const began = env.clock().getTime()
    const bytes = await studio.draw(drawing, known)
    const blob = await blobs.put(bytes)
    const [type, signed, now] = [findMediaType(drawing), isForPress(drawing), env.clock()]
    // Round down to whole seconds, the unit of the signed address.
    const expiresAt = until ?? new Date(Math.floor(now.getTime() / 1000) * 1000 + (signed ? PRINT_DAYS : PREVIEW_DAYS) * DAY_MS)
    await database
      .insertInto('picture')
      .values({ id, type, signed, blob, expires_at: expiresAt })
      // Keep the later expiry, because the address of another request may be valid for longer.
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ blob, expires_at: sql`greatest(picture.expires_at, excluded.expires_at)` }),
      )
      .execute()
    env.log.info('drew a picture', { upstream: 'renderer', code: drawing.kind, milliseconds: now.getTime() - began })
    await sweep(now)
    return expiresAt
  }

  /** Returns an address that is valid until `printUntil` for a print file, and for minutes for a preview. */
  const addressOf = (id: string, drawing: Drawing, printUntil: Date): string => {
    const step = Math.floor(env.clock().getTime() / PREVIEW_ADDRESS_STEP_MS) * PREVIEW_ADDRESS_STEP_MS
    const expiresAt = isForPress(drawing) ? printUntil : new Date(step + PREVIEW_ADDRESS_MS)
    return addresses.urlOf({ id, type: findMediaType(drawing), expiresAt })
  }

  /** Deletes expired pictures with their bytes, at most once an hour. */
  const sweep = async (now: Date): Promise<void> => {
    if (now.getTime() - swept < DAY_MS / 24) return
    swept = now.getTime()
    const gone = await database.deleteFrom('picture').where('expires_at', '<', now).returning('blob').execute()
    for (const blob of new Set(gone.map((row) => row.blob))) {
      // Another picture may have the same bytes.
      const other = await database.selectFrom('picture').select('id').where('blob', '=', blob).executeTakeFirst()
      if (!other) await blobs.remove(blob)
    }
  }

  const serve = async (request: Request, id: string, ending: string): Promise<Response> => {
    const now = env.clock()
    if (!addresses.isSigned(id, new URL(request.url).searchParams, now)) return notFound()
    const row = await database.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row || row.expires_at < now || !row.type.endsWith(ending === 'jpg' ? 'jpeg' : ending)) return notFound()
    const bytes = await blobs.get(row.blob)
    if (!bytes) return notFound()
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: {
        'content-type': row.type,
        'content-length': String(bytes.byteLength),
        'cache-control': row.signed ? 'private, max-age=3600' : 'no-store',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      },
    })
  }

  return { urlOf, serve }
}
export type Pictures = ReturnType<typeof pictures>

function isForPress(drawing: Drawing): boolean {
  return drawing.kind === 'print' || drawing.kind === 'envelope-print'
}
