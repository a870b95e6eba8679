import type { Env } from '@fondly/kit/env.ts'
import { createTypedSeal, type Seal } from '@fondly/kit/seal.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import type { MailContent, QueuedMail } from './mail.ts'

/** Sends one e-mail. Throws when the e-mail could not be sent. */
export type DeliverMail = (recipient: string, content: MailContent) => Promise<void>

export type MailQueue = ReturnType<typeof createMailQueue>

type QueueContext = { database: Kysely<CoreTables>; seal: Seal; env: Pick<Env, 'clock' | 'ids' | 'log'> }

const DELIVERY_INTERVAL_MS = 5_000
/** How long a process has an e-mail for itself. A mail server takes less time, so no other process sends the e-mail at the same moment. */
const CLAIM_MS = 300_000
const MAX_PAUSE_MS = 300_000
const DAY_MS = 86_400_000

/**
 * Creates the queue of the product's e-mails. They wait in the database until they are sent, so a crash loses none; an e-mail may arrive twice if the
 * process dies just after sending it. Without `send` (a demonstration without a mail server) they wait for the outbox page until they expire.
 */
export function createMailQueue({ database, seal, env }: QueueContext, send: DeliverMail | undefined) {
  const later = (ms: number) => new Date(env.clock().getTime() + ms)
  const mails = createTypedSeal<QueuedMail, [id: string]>(seal, (id) => `mail ${id}`)

  const claim = () =>
    database
      .updateTable('mail')
      .set({ due_at: later(CLAIM_MS), tries: sql<number>`tries + 1` })
      .where('id', '=', (due) =>
        due.selectFrom('mail').select('id').where('due_at', '<=', env.clock()).orderBy('due_at').limit(1).forUpdate().skipLocked(),
      )
      .returningAll()
      .executeTakeFirst()
  /** Compares `tries` too, because another process may have claimed the e-mail in the meantime. */
  const discard = ({ id, tries }: { id: string; tries: number }) =>
    database.deleteFrom('mail').where('id', '=', id).where('tries', '=', tries).execute()

  async function deliverDue(): Promise<void> {
    if (!send) return
    for (let row = await claim(); row; row = await claim()) {
      const { recipient, content } = mails.open(row.sealed, row.id)
      try {
        if (row.expires_at <= env.clock()) env.log.warn('An e-mail expired before it could be sent.', { code: content.kind })
        else await send(recipient, content)
        await discard(row)
      } catch (cause) {
        env.log.warn('An e-mail could not be sent.', { code: content.kind, attempt: row.tries, cause })
        const pause = Math.min(2 ** row.tries * 1000, MAX_PAUSE_MS)
        await database
          .updateTable('mail')
          .set({ due_at: later(pause) })
          .where('id', '=', row.id)
          .where('tries', '=', row.tries)
          .execute()
      }
    }
  }

  let round = Promise.resolve()
  const poke = () => {
    round = round.then(deliverDue).catch((cause: unknown) => env.log.warn('E-mails could not be sent.', { cause }))
  }

  return {
    /** True when e-mails are sent. False when they wait for the outbox page. */
    isDelivered: send !== undefined,
    /** Adds an e-mail within the transaction of the change to which it belongs. Call `poke` after the transaction. */
    async enqueue(transaction: Transaction<CoreTables>, mail: QueuedMail & { goodForDays: number; topic?: string }): Promise<void> {
      const { recipient, content, goodForDays, topic = null } = mail
      const [id, now] = [env.ids(), env.clock()]
      const sealed = mails.close({ recipient, content }, id)
      const row = { id, sealed, due_at: now, created_at: now, expires_at: later(goodForDays * DAY_MS), topic }
      await transaction.insertInto('mail').values(row).execute()
    },
    /** Removes the waiting e-mails of this topic. An e-mail that is being sent at this moment still arrives. */
    async takeBack(transaction: Transaction<CoreTables>, topic: string): Promise<void> {
      await transaction.deleteFrom('mail').where('topic', '=', topic).execute()
    },
    /** Sends the e-mails that are due, in the background. */
    poke,
    /** Lists the e-mails that were not sent yet, newest first. */
    async latest(count: number): Promise<(QueuedMail & { createdAt: Date })[]> {
      const rows = await database.selectFrom('mail').selectAll().orderBy('created_at', 'desc').limit(count).execute()
      return rows.map((row) => ({ ...mails.open(row.sealed, row.id), createdAt: row.created_at }))
    },
    /** Every few seconds, sends the e-mails that are due. These include e-mails that failed before, or that a dead process has left. */
    deliver(): { stop: () => Promise<void> } {
      const interval = send && setInterval(poke, DELIVERY_INTERVAL_MS)
      interval?.unref()
      return {
        stop: async () => {
          clearInterval(interval)
          await round
        },
      }
    },
  }
}
