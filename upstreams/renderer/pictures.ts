import type { Env } from '@fondly/kit/env.ts'
import { listPages, findMediaType, type Drawing } from '@fondly/pictures/drawing/drawing.ts'
import { boundedQueue } from '@fondly/pictures/drawing/queue.ts'
import { singleFlight } from '@fondly/pictures/drawing/single-flight.ts'
import type { Studio } from '@fondly/pictures/drawing/studio.ts'
import { notFound } from './faults.ts'
import type { PictureAddresses } from './picture-address.ts'
import type { ResolvedArt } from '@fondly/pictures/resolve-art.ts'
import type { StoredPictures } from './store/stored-pictures.ts'

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

/** Two drawings run at a time: one is painted while the other is encoded or stored. */
const DRAWINGS_PER_PROCESS = 2

export type PicturesOptions = {
  env: Env
  stored: StoredPictures
  addresses: PictureAddresses
  artOf: (pages: ReturnType<typeof listPages>) => Promise<Map<string, ResolvedArt>>
  studio: Studio
}

/** Draws pictures and print files once each, stores them under a name that cannot be guessed, and deletes them when they expire. */
export function pictures({ env, stored, addresses, artOf, studio }: PicturesOptions) {
  const once = singleFlight<Date>()
  const queue = boundedQueue({ running: DRAWINGS_PER_PROCESS * studio.processes, waiting: 32 })

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
    const expiresAt = await stored.findExpiry(id)
    const needed =
      until?.getTime() ?? env.clock().getTime() + (isForPress(drawing) ? RENEW_PRINT_BELOW_DAYS : RENEW_PREVIEW_BELOW_DAYS) * DAY_MS
    return expiresAt && expiresAt.getTime() >= needed ? expiresAt : undefined
  }

  /** Draws the file and returns when it expires. */
  const drawn = async (id: string, drawing: Drawing, known: Map<string, ResolvedArt>, until: Date | undefined): Promise<Date> => {
    const began = env.clock().getTime()
    const bytes = await studio.draw(drawing, known)
    const [type, signed, now] = [findMediaType(drawing), isForPress(drawing), env.clock()]
    // Round down to whole seconds, the unit of the signed address.
    const expiresAt = until ?? new Date(Math.floor(now.getTime() / 1000) * 1000 + (signed ? PRINT_DAYS : PREVIEW_DAYS) * DAY_MS)
    await stored.save({ id, type, signed, expiresAt }, bytes)
    env.log.info('A picture was drawn.', { upstream: 'renderer', code: drawing.kind, milliseconds: now.getTime() - began })
    await stored.sweep(now)
    return expiresAt
  }

  /** Returns an address that is valid until `printUntil` for a print file, and for minutes for a preview. */
  const addressOf = (id: string, drawing: Drawing, printUntil: Date): string => {
    const step = Math.floor(env.clock().getTime() / PREVIEW_ADDRESS_STEP_MS) * PREVIEW_ADDRESS_STEP_MS
    const expiresAt = isForPress(drawing) ? printUntil : new Date(step + PREVIEW_ADDRESS_MS)
    return addresses.urlOf({ id, type: findMediaType(drawing), expiresAt })
  }

  const serve = async (request: Request, id: string, ending: string): Promise<Response> => {
    const now = env.clock()
    if (!addresses.isSigned(id, new URL(request.url).searchParams, now)) return notFound()
    const picture = await stored.read(id, now)
    if (!picture?.type.endsWith(ending === 'jpg' ? 'jpeg' : ending)) return notFound()
    const bytes = await picture.bytes()
    if (!bytes) return notFound()
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: {
        'content-type': picture.type,
        'content-length': String(bytes.byteLength),
        'cache-control': picture.signed ? 'private, max-age=3600' : 'no-store',
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
