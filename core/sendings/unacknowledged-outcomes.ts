import { orderFormProblems } from '@fondly/domain/order-form/order-form-problems.ts'
import { scanCode } from '@fondly/domain/scan-code.ts'
import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import type { LocalText } from '@fondly/domain/message.ts'
import { SENDING_OUTCOMES, type SendingOutcome } from '@fondly/domain/sending/sending-outcome.ts'
import { createWorkflowRuns, IdempotencyKeyReused } from '@fondly/kit/workflow/workflow-runs.ts'
import { sql } from 'kysely'
import { findCardAndProfile } from '../card-print/find-card-and-profile.ts'
import { orderFormRules } from '../card-print/order-form-rules.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../context.ts'
import { corrections } from '../orders/corrections.ts'
import type { Person } from '../users/person.ts'
import { keyAfterSending } from './idempotency-key.ts'
import {
  type SendingSnapshot,
  SENDING_TABLE,
  type SendingData,
  type StopReason,
  type WithdrawalNotice,
  sendingSeal,
  wholeData,
} from './sending-data.ts'
import type { Sendings } from './sendings.ts'

const THIRTY_DAYS_MS = 30 * 24 * 3_600_000
const MAX_OUTCOMES = 50

/** A sending that stopped while its sender did not look, or that waits for an answer. */
export type UnacknowledgedOutcome = {
  id: string
  cardId: string
  cardName: string
  recipient: string
  mailDate: string
  /** Null while the sending waits for an answer. */
  outcome: SendingOutcome | null
  /** Who withdrew the order in place of the sender, and why. */
  withdrawn?: WithdrawalNotice | undefined
  /** Set when an administrator has closed the mail date of the card. The card was moved, or the sender is asked for another day. */
  closedDay?: ClosedDayNotice | undefined
  /** True when the sender may send the same card again without checking the form. */
  maySendAgain: boolean
}

export type ClosedDayNotice = { day: Day; isMoved: boolean; orderNo: string; by: string; reason: LocalText | null }

/** The sendings whose outcome their sender has not acknowledged. */
export type UnacknowledgedOutcomes = {
  /** Lists the sendings, newest first. A sending leaves the list when it is seen, sent again or answered, and after thirty days. */
  list: (user: Person) => Promise<UnacknowledgedOutcome[]>
  /** Marks the outcome as seen. Returns false when the user has no such sending. */
  seen: (userId: string, id: string) => Promise<boolean>
  /**
   * Sends the same card again, as a new sending with a new scan code, and returns its id. A repeated call returns the same id. 'unknown': the user
   * has nothing to send again. 'form': the sender must check the form first. Refuses when the corrected order has a newer correction that was sent or
   * is being sent.
   */
  again: (user: Person, id: string) => Promise<{ id: string } | 'unknown' | 'form'>
}

/**
 * Creates the list of sendings that ended while their sender did not look, and the two answers to such an outcome: acknowledge it, or send the card
 * again.
 */
export function createUnacknowledgedOutcomes(
  context: Pick<CoreContext, 'database' | 'env' | 'cardAccess' | 'calendar' | 'seal'>,
  sendings: Pick<Sendings, 'begin' | 'find'>,
): UnacknowledgedOutcomes {
  const { database, env, cardAccess, calendar } = context
  const seal = sendingSeal(context.seal)
  const links = corrections(context)
  const runs = createWorkflowRuns<SendingData>({ ...SENDING_TABLE, database })

  /** Returns true when this user may send the form unchanged today. */
  async function holds(user: Person, { cardId, form, realNames, fields, lineItem, print }: SendingSnapshot): Promise<boolean> {
    const found = await findCardAndProfile(cardAccess, user, { cardId, senderProfileId: fields.senderProfileId })
    if (!found) return false
    const input = { form, realNames, ...found, user, scanCode: lineItem.scanCode, drawnSignature: print.drawnSignature }
    const rules = orderFormRules(input, await calendar.calendar(user.clientId))
    return Object.keys(orderFormProblems(form, rules)).length === 0
  }
  const maySendAgain = async (user: Person, data: SendingData) =>
    data.stopped?.reason === 'failed' && (await holds(user, seal.snapshot(data)))

  function toClosedDay(data: SendingData): ClosedDayNotice | undefined {
    const closed = data.movedFrom ?? data.dayClosed
    if (!closed || data.orderNo === undefined) return undefined
    const { by, reason = null } = seal.dayNotice(closed)
    return { day: closed.day, isMoved: data.movedFrom !== undefined, orderNo: data.orderNo, by, reason }
  }

  /** Refuses a correction when the sender has begun a newer correction of the same order, because only one card replaces an order. */
  async function refuseSuperseded(userId: string, orderNo: string): Promise<'unknown'> {
    const { sentAs, underWay } = await links.ofUser(userId)
    if (sentAs.has(orderNo)) throw new Refused('conflict', 'order-corrected')
    if (underWay.has(orderNo)) throw new Refused('conflict', 'order-being-corrected')
    return 'unknown'
  }

  return {
    list: async (user) => {
      const rows = await database
        .selectFrom('sending')
        .select(['id', 'state', wholeData])
        .where('owner', '=', user.id)
        .where('updated_at', '>', new Date(env.clock().getTime() - THIRTY_DAYS_MS))
        .where(
          sql<boolean>`(state = 'waiting' or not data ? 'seen' and (
            state = 'stopped' and data -> 'stopped' ->> 'reason' in (${sql.join(SENDING_OUTCOMES)}) and not data ? 'movedFrom'
            or state = 'done' and (data ? 'withdrawnFor' or data ? 'movedFrom'
              or data -> 'dayClosed' ->> 'day' > ${calendar.today()} and not exists (
                select from bff.audit where order_no = data ->> 'orderNo' and event in ('withdraw', 'withdraw_for')))))`,
        )
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('sending as later')
                .select('later.id')
                .whereRef('later.owner', '=', 'sending.owner')
                .where('later.idempotency_key', '=', sql<string>`${keyAfterSending('')} || sending.id`),
            ),
          ),
        )
        // Leave out a correction when its order has a newer correction.
        .where(
          sql<boolean>`not exists (select from bff.correction
            where correction.user_id = sending.owner and correction.order_no = (sending.fixed || sending.data) ->> 'corrects'
              and correction.draft_key not in (sending.idempotency_key, ${keyAfterSending('')} || sending.id))`,
        )
        .orderBy('updated_at', 'desc')
        .limit(MAX_OUTCOMES)
        .execute()
      const items: UnacknowledgedOutcome[] = []
      for (const row of rows) {
        const { data } = row
        const { cardId, cardName, form, print } = seal.snapshot(data)
        const reason = data.stopped?.reason
        const closedDay = toClosedDay(data)
        const isEnded = row.state !== 'waiting'
        const outcome = isOutcome(reason) ? reason : isEnded ? 'failed' : null
        const withdrawn = seal.notice(data)
        const may = await maySendAgain(user, data)
        items.push({
          id: row.id,
          cardId,
          cardName,
          recipient: print.recipient.name,
          mailDate: form.sendDate,
          outcome,
          withdrawn,
          closedDay: withdrawn ? undefined : closedDay,
          maySendAgain: may,
        })
      }
      return items
    },

    seen: async (userId, id) => {
      const run = await runs.find(id)
      if (run?.owner !== userId) return false
      if (!run.data.seen && (run.state === 'stopped' || isNotice(run.data))) {
        const seen = JSON.stringify({ seen: true } satisfies Partial<SendingData>)
        // Keep updated_at, because it is the time of the end. Do not notify watchers.
        await database
          .updateTable('sending')
          .set({ data: sql`data || ${seen}::jsonb` })
          .where('id', '=', id)
          .where('state', 'in', ['stopped', 'done'])
          .execute()
      }
      return true
    },

    again: async (user, id) => {
      const run = await runs.find(id)
      const reason = run?.owner === user.id && run.state === 'stopped' ? run.data.stopped?.reason : undefined
      if (!run || !isOutcome(reason)) return 'unknown'
      const key = keyAfterSending(id)
      const begun = await sendings.find({ userId: user.id, key })
      if (begun !== undefined) return { id: begun }
      const { corrects } = run.data
      if (corrects !== undefined && (await links.orderOf(user.id, key)) !== corrects) return refuseSuperseded(user.id, corrects)
      if (!(await maySendAgain(user, run.data))) return 'form'
      const code = scanCode(env.random)
      const { fromToken: _, ...was } = seal.snapshot(run.data)
      const snapshot: SendingSnapshot = { ...was, print: { ...was.print, scanCode: code }, lineItem: { ...was.lineItem, scanCode: code } }
      try {
        return { id: await sendings.begin({ userId: user.id, key, body: { again: id }, snapshot, corrects }) }
      } catch (error) {
        // The form was sent under the same key at this moment, so return that sending.
        const sent = error instanceof IdempotencyKeyReused && (await sendings.find({ userId: user.id, key }))
        if (!sent) throw error
        return { id: sent }
      }
    },
  }
}

/** Returns true when an administrator withdrew the order or closed its mail date. The sender must be told about it. */
const isNotice = ({ withdrawnFor, movedFrom, dayClosed }: SendingData) => (withdrawnFor ?? movedFrom ?? dayClosed) !== undefined

/** Returns true when the sender must be told about this end. All other ends were the sender's own decisions. */
const isOutcome = (reason: StopReason | undefined): reason is SendingOutcome => SENDING_OUTCOMES.some((outcome) => outcome === reason)
