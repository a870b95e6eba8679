import type { Env } from '@fondly/kit/env.ts'
import { sql } from 'kysely'
import type { IdentityDatabase, LetterRow } from '../store/tables.ts'
import type { LetterContent } from './letter.ts'

/** Takes a letter to its reader; throws when it could not. */
export type Deliver = (recipient: string, content: LetterContent) => Promise<void>

export type Letters = {
  /** Puts a letter into the queue, as a part of what it belongs to. */
  post: (transaction: IdentityDatabase, letter: { recipient: string | null; content: LetterContent; expiresAt: Date }) => Promise<void>
  /** Delivers whatever is due; any number of processes may do so at once. */
  deliverDue: () => Promise<void>
  /** What the outbox page shows, the newest first. */
  latest: (count: number) => Promise<LetterRow[]>
}

const CLAIM_SECONDS = 30

/**
 * Letters wait in the database until they are delivered: a crash loses none, and one that was cut off after the delivery may come twice.
 * Without a way to deliver they stay where the outbox page shows them. One that nobody needs any more is thrown away.
 */
export function letters(database: IdentityDatabase, env: Env, deliver: Deliver | undefined): Letters {
  const later = (seconds: number) => new Date(env.clock().getTime() + seconds * 1000)

  const claim = () =>
    database
      .updateTable('letters')
      .set({ due_at: later(CLAIM_SECONDS), tries: sql<number>`tries + 1` })
      .where('id', '=', (due) =>
        due
          .selectFrom('letters')
          .select('id')
          .where('sent_at', 'is', null)
          .where('due_at', '<=', env.clock())
          .orderBy('due_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst()
  const discard = (id: string) => database.deleteFrom('letters').where('id', '=', id).execute()

  const deliverOne = async (letter: LetterRow, take: Deliver): Promise<void> => {
    if (letter.recipient === null || letter.expires_at <= env.clock()) {
      if (letter.recipient !== null)
        env.log.warn('a letter was given up', { upstream: 'identity', code: letter.kind, attempt: letter.tries })
      await discard(letter.id)
      return
    }
    try {
      await take(letter.recipient, letter.content)
      await discard(letter.id)
    } catch (cause) {
      env.log.warn('a letter could not be delivered', { upstream: 'identity', code: letter.kind, attempt: letter.tries, cause })
      await database
        .updateTable('letters')
        .set({ due_at: later(Math.min(2 ** letter.tries, CLAIM_SECONDS)) })
        .where('id', '=', letter.id)
        .execute()
    }
  }

  return {
    post: async (transaction, { recipient, content, expiresAt }) => {
      const now = env.clock()
      const row = { kind: content.kind, recipient, content: JSON.stringify(content), due_at: now, expires_at: expiresAt, created_at: now }
      await transaction
        .insertInto('letters')
        .values({ id: env.ids(), ...row })
        .execute()
    },
    deliverDue: async () => {
      if (!deliver) return
      for (let letter = await claim(); letter; letter = await claim()) await deliverOne(letter, deliver)
    },
    latest: (count) =>
      database.selectFrom('letters').selectAll().where('recipient', 'is not', null).orderBy('created_at', 'desc').limit(count).execute(),
  }
}
