import type { ReportState } from '@fondly/domain/reports/report-state.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import type { DisplayList } from '@fondly/stationery/layout/display-list.ts'
import { sql } from 'kysely'
import { approvedLists } from '../approved-proofs/approved-lists.ts'
import type { CoreContext } from '../context.ts'
import { createCardRecipients } from '../recognition/card-recipients.ts'
import { saveOrders } from '../reports/save-orders.ts'
import { fromSending } from '../reports/to-report-order.ts'
import { MAX_SENDING_AGE_HOURS } from '../store/sweep.ts'
import { createRecipientWords, saveRecipients } from './recipient-words.ts'
import { type Destination, type SendingData, sendingSeal, type SendingSnapshot } from './sending-data.ts'

/** An invented card of the past, for demonstrations only. */
export type PastSending = {
  id: string
  orderNo: string
  orderedAt: Date
  /** When commerce last changed the order. */
  changedAt: Date
  snapshot: SendingSnapshot
  state: Extract<ReportState, 'mailed' | 'in-press' | 'withdrawn' | 'refused'>
  /** Why the press refused the card; undefined when it did not. */
  rejection?: string | undefined
  total: number
  currency: string
  /** The data that the press needs to print the card. Only for a card that still waits for its batch. */
  printed?: { list: DisplayList; printFile: string } | undefined
}

const HOUR_MS = 3_600_000

/**
 * Creates the function that loads past sendings into the same tables as real sendings: the audit log, the reports, and for recent ones the finished
 * workflow runs. No worker runs them. Loading a sending again changes nothing.
 */
export function createLoadPastSendings(context: Pick<CoreContext, 'database' | 'env' | 'seal' | 'settings'>) {
  const { database, env } = context
  const seal = sendingSeal(context.seal)
  const words = createRecipientWords(context.settings.dataKey)
  const recipients = createCardRecipients(context.settings.dataKey, context.seal)

  return async (sendings: readonly PastSending[]): Promise<void> => {
    const [first] = sendings
    if (!first) return
    const now = env.clock()
    const keptSince = new Date(now.getTime() - MAX_SENDING_AGE_HOURS * HOUR_MS)
    const kept = sendings.filter(({ orderedAt }) => orderedAt > keptSince)
    const runs = kept.map(toRun)
    await database.transaction().execute(async (transaction) => {
      // Lock, because two processes may start at the same moment.
      await sql`select pg_advisory_xact_lock(hashtext('fondly past sendings'))`.execute(transaction)
      const purchases = transaction.selectFrom('audit').select('id').where('event', '=', 'purchase')
      // One transaction loads all of them, so if the first one is there, all are.
      if (await purchases.where('order_no', '=', first.orderNo).executeTakeFirst()) return
      await sql`insert into sending (id, owner, idempotency_key, body_hash, state, percent, data, fixed, created_at, updated_at)
        select id, owner, idempotency_key, '', 'done', 100, data, fixed, created_at, updated_at
        from jsonb_populate_recordset(null::sending, ${JSON.stringify(runs)}::jsonb)`.execute(transaction)
      await sql`insert into audit (at, event, user_id, client_id, order_no)
        select at, event, user_id, client_id, order_no
        from jsonb_populate_recordset(null::audit, ${JSON.stringify(sendings.flatMap(toAudit))}::jsonb) order by at`.execute(transaction)
      await saveRecipients(transaction, {
        words: kept.flatMap(({ id, orderNo, snapshot }) => words.ofSending(id, orderNo, snapshot, toDestination(snapshot))),
        recipients: kept
          .filter(({ state }) => state === 'mailed' || state === 'in-press')
          .map(({ id, orderNo, orderedAt, snapshot }) =>
            recipients.ofSending({ id, orderNo, sentAt: orderedAt }, snapshot, toDestination(snapshot)),
          ),
      })
      const approved = approvedLists(transaction, context.seal)
      for (const { id, printed } of sendings) if (printed) await approved.keep(id, printed.list)
    })
    const orders = sendings.map(({ snapshot, state, changedAt, rejection, ...sending }) => ({
      ...fromSending(snapshot, sending),
      state,
      reason: state === 'withdrawn' ? 'withdrawn-by-sender' : rejection,
      modifiedAt: changedAt,
    }))
    const followedTo = new Date(Math.max(...orders.map(({ modifiedAt }) => modifiedAt.getTime())))
    await saveOrders(database, orders, { now, progress: { followedTo, asOf: now } })
  }

  function toRun({ id, orderNo, orderedAt, snapshot, total, currency, printed }: PastSending) {
    const data: Partial<SendingData> = {
      destination: seal.closeDestination(toDestination(snapshot)),
      orderNo,
      total,
      currency,
      ...(printed ? { displayListHash: displayListHash(printed.list), printFile: printed.printFile } : {}),
    }
    const scanCode = snapshot.lineItem.scanCode
    const fixed: Partial<SendingData> = { id, key: id, snapshot: seal.closeSnapshot(snapshot), scanCode }
    return { id, owner: snapshot.userId, idempotency_key: id, data, fixed, created_at: orderedAt, updated_at: orderedAt }
  }
}

/** Returns the address of a past card. No address check has seen it. */
export function toDestination({ form: { address1, address2, city, state, zipCode } }: SendingSnapshot): Destination {
  return { address: { address1, address2, city, state, zip: zipCode }, changes: [] }
}

function toAudit({ orderNo, orderedAt, changedAt, snapshot, state }: PastSending) {
  const entry = { user_id: snapshot.userId, client_id: snapshot.clientId, order_no: orderNo }
  const purchase = { ...entry, at: orderedAt, event: 'purchase' }
  return state === 'withdrawn' ? [purchase, { ...entry, at: changedAt, event: 'withdraw' }] : [purchase]
}
