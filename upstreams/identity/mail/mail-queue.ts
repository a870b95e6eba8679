import type { Env } from '@fondly/kit/env.ts'
import { sql } from 'kysely'
import type { IdentityDatabase, MailRow } from '../store/tables.ts'
import type { MailContent } from './mail.ts'

/** Sends one e-mail; throws when it could not be sent. */
export type Deliver = (recipient: string, content: MailContent) => Promise<void>

export type MailQueue = {
  /** Adds an e-mail to the queue in the transaction of the change that it belongs to. */
  enqueue: (transaction: IdentityDatabase, mail: { recipient: string | null; content: MailContent; expiresAt: Date }) => Promise<void>
  /** Sends every e-mail that is due. Several processes may do so at the same time. */
  deliverDue: () => Promise<void>
  /** What the outbox page shows, newest first. */
  latest: (count: number) => Promise<MailRow[]>
}

const CLAIM_SECONDS = 30

/**
 * E-mails wait in the database until they are sent, so a crash loses none. An e-mail may be sent twice if the process ends just after the first time.
 * Without a mail server, e-mails stay for the outbox page. Expired e-mails are deleted.
 */
export function createMailQueue(database: IdentityDatabase, env: Env, deliver: Deliver | undefined): MailQueue {
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

  const deliverOne = async (mail: MailRow, send: Deliver): Promise<void> => {
    if (mail.recipient === null || mail.expires_at <= env.clock()) {
      if (mail.recipient !== null)
        env.log.warn('An e-mail expired before it could be sent.', { upstream: 'identity', code: mail.kind, attempt: mail.tries })
      await discard(mail.id)
      return
    }
    try {
      await send(mail.recipient, mail.content)
      await discard(mail.id)
    } catch (cause) {
      env.log.warn('An e-mail could not be sent.', { upstream: 'identity', code: mail.kind, attempt: mail.tries, cause })
      await database
        .updateTable('letters')
        .set({ due_at: later(Math.min(2 ** mail.tries, CLAIM_SECONDS)) })
        .where('id', '=', mail.id)
        .execute()
    }
  }

  return {
    enqueue: async (transaction, { recipient, content, expiresAt }) => {
      const now = env.clock()
      const row = { kind: content.kind, recipient, content: JSON.stringify(content), due_at: now, expires_at: expiresAt, created_at: now }
      await transaction
        .insertInto('letters')
        .values({ id: env.ids(), ...row })
        .execute()
    },
    deliverDue: async () => {
      if (!deliver) return
      for (let mail = await claim(); mail; mail = await claim()) await deliverOne(mail, deliver)
    },
    latest: (count) =>
      database.selectFrom('letters').selectAll().where('recipient', 'is not', null).orderBy('created_at', 'desc').limit(count).execute(),
  }
}
