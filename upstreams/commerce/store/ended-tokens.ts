import type { Listener } from '@fondly/kit/sql/listen.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

export type EndedTokens = {
  /** Ends a token. The token is stored until it would expire by itself. */
  end: (tokenId: string, endsAt: Date) => Promise<void>
  /** Returns whether the token was ended. The answer may be up to a second old. */
  has: (tokenId: string) => Promise<boolean>
  close: () => void
}

/** Another process may accept an ended token for this long, if it missed the notification. */
const MAX_AGE_MS = 1_000
export const ENDED_TOKEN_CHANNEL = 'commerce_ended_token'

/**
 * Shoppers' tokens that were ended before their expiry: their signature is still valid. Every process holds all of them in memory. A process hears of
 * a new one by a notification, and reads at most once a second, when a token is used, which ones were added; so a lost notification delays the end by
 * a second at most.
 */
export function endedTokens({
  database,
  clock,
  listener,
}: {
  database: Kysely<Tables>
  clock: () => Date
  listener?: Pick<Listener, 'on'> | undefined
}): EndedTokens {
  /** The instant at which each ended token expires by itself, in milliseconds since 1970. */
  const ended = new Map<string, number>()
  /** All transactions before this one had ended when the tokens were last read, so their tokens are known. */
  let seenBefore = '0'
  let readAt: number | undefined
  let reading: { startedAt: number; done: Promise<void> } | undefined
  let notices = 0

  const isRecent = (moment: number | undefined, now: number) => moment !== undefined && now >= moment && now - moment < MAX_AGE_MS

  async function read(startedAt: number): Promise<void> {
    const [since, noticesBefore] = [seenBefore, notices]
    const { horizon, added } = await readAdded(database, since)
    // A smaller number means another database server, for example a restored one, so read all tokens again.
    const isOtherServer = BigInt(horizon) < BigInt(since)
    const all = isOtherServer ? (await readAdded(database, '0')).added : added
    for (const [tokenId, endsAt] of Object.entries(all)) ended.set(tokenId, Date.parse(endsAt))
    for (const [tokenId, endsAt] of ended) if (endsAt < startedAt) ended.delete(tokenId)
    seenBefore = horizon
    // If a notification came during the reading, the result may lack its token. So the next call reads again.
    if (notices === noticesBefore) readAt = startedAt
  }

  /** Calls at the same time share one reading. */
  async function refresh(now: number): Promise<void> {
    if (isRecent(readAt, now)) return
    if (!reading || !isRecent(reading.startedAt, now)) {
      const mine = { startedAt: now, done: read(now) }
      reading = mine
      void mine.done.catch(() => {}).finally(() => reading === mine && (reading = undefined))
    }
    await reading.done
  }

  const stop = listener?.on(ENDED_TOKEN_CHANNEL, () => {
    notices++
    readAt = reading = undefined
  })

  return {
    end: async (tokenId, endsAt) => {
      await sql`
        with swept as (delete from ended_token where ends_at < ${clock()} and token_id <> ${tokenId}),
          added as (insert into ended_token (token_id, ends_at) values (${tokenId}, ${endsAt}) on conflict do nothing)
        select pg_notify(${ENDED_TOKEN_CHANNEL}, '')`.execute(database)
      ended.set(tokenId, endsAt.getTime())
    },
    has: async (tokenId) => {
      await refresh(clock().getTime())
      return ended.has(tokenId)
    },
    close: () => stop?.(),
  }
}

/** Reads the tokens that transaction `since` or a later one ended, with their expiry. All transactions with a number below `horizon` have ended. */
async function readAdded(database: Kysely<Tables>, since: string): Promise<{ horizon: string; added: Record<string, string> }> {
  const { rows } = await sql<{ horizon: string; added: Record<string, string> }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, coalesce(json_object_agg(token_id, ends_at), '{}') as added
    from ended_token where ended_in >= ${since}::xid8`.execute(database)
  const [row] = rows
  if (!row) throw new Error('A query with an aggregate returned no row.')
  return row
}
