import type { Env } from '@fondly/kit/env.ts'
import { createTypedSeal, type Seal } from '@fondly/kit/seal.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import type { MailContent, QueuedMail } from './mail.ts'

/** Sends one e-mail; throws when it could not be sent. */
export type DeliverMail = (recipient: string, content: MailContent) => Promise<void>

export type MailQueue = ReturnType<typeof createMailQueue>

type QueueContext = { database: Kysely<CoreTables>; seal: Seal; env: Pick<Env, 'clock' | 'ids' | 'log'> }

const DELIVERY_INTERVAL_MS = 5_000
/** Longer than a mail server may take for one e-mail, so that no other process sends it at the same time. */
const CLAIM_MS = 300_000
const MAX_PAUSE_MS = 300_000
const DAY_MS = 86_400_000

/**
 * The product's e-mails wait in the database until they are sent, so a crash loses none. One that was interrupted after it was sent may be sent
 * twice.
 * Without `send` (a demonstration without a mail server) they stay for the outbox page until they expire.
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
  /** Another process may have claimed it since. */
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
    /** False when mails are not sent and wait for the outbox page. */
    isDelivered: send !== undefined,
    /** Adds an e-mail within the transaction of the change that it belongs to. Call `poke` after it. */
    async enqueue(transaction: Transaction<CoreTables>, mail: QueuedMail & { goodForDays: number; topic?: string }): Promise<void> {
      const { recipient, content, goodForDays, topic = null } = mail
      const [id, now] = [env.ids(), env.clock()]
      const sealed = mails.close({ recipient, content }, id)
      const row = { id, sealed, due_at: now, created_at: now, expires_at: later(goodForDays * DAY_MS), topic }
      await transaction.insertInto('mail').values(row).execute()
    },
    /** Removes the waiting e-mails of this topic. One that is being sent still arrives. */
    async takeBack(transaction: Transaction<CoreTables>, topic: string): Promise<void> {
      await transaction.deleteFrom('mail').where('topic', '=', topic).execute()
    },
    /** Sends what is due, in the background. */
    poke,
    /** Lists the e-mails that were not sent yet, newest first. */
    async latest(count: number): Promise<(QueuedMail & { createdAt: Date })[]> {
      const rows = await database.selectFrom('mail').selectAll().orderBy('created_at', 'desc').limit(count).execute()
      return rows.map((row) => ({ ...mails.open(row.sealed, row.id), createdAt: row.created_at }))
    },
    /** Every few seconds, sends what is due, including e-mails that failed before or that another process left behind. */
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
