import { SENDING_TABLE, type SendingData, sendingSeal } from '../sendings/sending-data.ts'
import { repeat } from '@fondly/kit/repeat.ts'
import { createWorkflowRuns } from '@fondly/kit/workflow/workflow-runs.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import { sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import type { Sendings } from '../sendings/sendings.ts'
import { type CardOfDay, listMovingCards, listUndecidedCards } from './cards-of-day.ts'
import { type ClosedDay, holdClosedDay, listClosedDays, listDaysWithMovingCards, openClosedDay } from './closed-day.ts'
import { createMoveCard, type MoveContext } from './move-card.ts'

const INTERVAL_MS = 2_000
/** The greatest number of cards of one day that one round handles. */
const CARDS_PER_ROUND = 200

const keyOf = ({ changeId, day }: Pick<ClosedDay, 'changeId' | 'day'>) => `${changeId} ${day}`

export type ClosedDays = ReturnType<typeof createClosedDays>

/**
 * Creates the task that handles the cards of closed days, including cards that commerce reports later. The task moves each card as planned, or asks
 * its sender, exactly once. Any process can repeat any step.
 */
export function createClosedDays(context: MoveContext & Pick<CoreContext, 'press'>, sendings: Pick<Sendings, 'begin'>) {
  const { calendar, database, env, press } = context
  const seal = sendingSeal(context.seal)
  const runs = createWorkflowRuns<SendingData>({ ...SENDING_TABLE, database })
  const moveCard = createMoveCard(context, sendings)
  /**
   * For each closed day with more cards than one round handles: the last order number that the previous round read. The next round continues after
   * it.
   */
  const lastLookedAt = new Map<string, string>()
  const warn = (cause: unknown, count?: number) =>
    env.log.warn('Cards of a closed day could not be handled. They are tried again.', { cause, ...(count ? { count } : {}) })

  /** Finds the sending that made the order, running or ended; undefined for an order of another program. */
  async function findSending(orderNo: string): Promise<Run<SendingData> | undefined> {
    // Look for a running sending first. A sending that ends in between is found below, because its end records a purchase.
    const underWay = await database
      .selectFrom('sending')
      .select('id')
      .where('order_no', '=', orderNo)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (underWay) return runs.find(underWay.id)
    const sender = await database
      .selectFrom('audit')
      .innerJoin('sending', 'sending.owner', 'audit.user_id')
      .select('sending.id')
      .where('audit.event', '=', 'purchase')
      .where('audit.order_no', '=', orderNo)
      .where('sending.order_no', '=', orderNo)
      .executeTakeFirst()
    return sender && runs.find(sender.id)
  }

  async function settleCard(closed: ClosedDay, { orderNo, clientId, isMoving }: CardOfDay): Promise<void> {
    const original = await findSending(orderNo)
    // Its sending has not ended yet, so the card waits for a later round.
    if (original?.state === 'running') return
    if (original?.state !== 'done') return record(closed, { orderNo, clientId }, 'left')
    const state = (await press.withdrawableUntil([{ orderNo, mailDate: closed.day }])).get(orderNo)?.state
    // Leave the card if the press has cut or withdrawn its order. If the card is already being moved, its replacement decides the outcome.
    if (!isMoving && (state === 'cut' || state === 'withdrawn')) return record(closed, { orderNo, clientId }, 'left')
    if (!isMoving && state === 'reserved') return
    const moved = await moveCard(closed, original, orderNo)
    // If the day is open again, leave the card and do not ask its sender.
    const outcome = closed.isOver && moved === 'asked' ? 'left' : moved
    if (outcome === 'later' || (outcome === 'moving' && isMoving)) return
    await record(closed, { orderNo, clientId }, outcome, outcome === 'asked' ? original : undefined)
  }

  /** Stores the outcome of a card. The process that is first to store 'asked' also stores the question to the sender, in the same transaction. */
  async function record(
    { changeId, day, notice, isOver }: ClosedDay,
    { orderNo, clientId }: { orderNo: string; clientId: string },
    outcome: 'moving' | 'moved' | 'asked' | 'left',
    asks?: Run<SendingData>,
  ): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      // If the day was opened again at this moment, store nothing: the card stays. A card that is already being moved still gets its outcome.
      const decides = !isOver && (outcome === 'asked' || outcome === 'left')
      if (decides && !(await holdClosedDay(transaction, { changeId, day }))) return
      const { numInsertedOrUpdatedRows: written = 0n } = await transaction
        .insertInto('closed_day_card')
        .values({ change_id: changeId, day, order_no: orderNo, client_id: clientId, outcome })
        .onConflict((conflict) =>
          conflict.columns(['change_id', 'day', 'order_no']).doUpdateSet({ outcome }).where('closed_day_card.outcome', '=', 'moving'),
        )
        .executeTakeFirst()
      if (written === 0n || !asks) return
      const question = JSON.stringify({ dayClosed: { day, notice: seal.closeDayNotice(notice) } } satisfies Partial<SendingData>)
      await transaction
        .updateTable('sending')
        .set({ data: sql`(data - '{seen,movedFrom}'::text[]) || ${question}::jsonb`, updated_at: env.clock() })
        .where('id', '=', asks.id)
        .execute()
    })
  }

  async function settle(): Promise<void> {
    const today = calendar.today()
    await database
      .updateTable('closed_day')
      .set({ ended_at: env.clock() })
      .where('ended_at', 'is', null)
      .where('day', '<=', today)
      .execute()
    const days = [...(await listClosedDays(database)), ...(await listDaysWithMovingCards(database))]
    for (const key of lastLookedAt.keys()) if (!days.some((day) => keyOf(day) === key)) lastLookedAt.delete(key)
    for (const day of days) {
      try {
        await settleDay(openClosedDay(day, context.seal))
      } catch (cause) {
        warn(cause)
      }
    }
  }

  /**
   * Handles the cards of one day. When a card fails or has to wait, the round continues with the other cards, and a later round tries this card
   * again.
   */
  async function settleDay(closed: ClosedDay): Promise<void> {
    const [key, count] = [keyOf(closed), CARDS_PER_ROUND]
    const undecided = closed.isOver ? [] : await listUndecidedCards(database, closed, { after: lastLookedAt.get(key) ?? '', count })
    const last = undecided.at(-1)
    if (last && undecided.length === count) lastLookedAt.set(key, last.orderNo)
    else lastLookedAt.delete(key)
    const failures: unknown[] = []
    for (const card of [...(await listMovingCards(database, closed)), ...undecided])
      await settleCard(closed, card).catch((cause: unknown) => failures.push(cause))
    if (failures.length > 0) warn(failures[0], failures.length)
  }

  return {
    /** Runs one round over all closed days. */
    settle,
    /** Runs a round every two seconds until the returned function stops it. */
    run: () =>
      repeat({
        task: settle,
        intervalMs: INTERVAL_MS,
        onFailure: (cause) => warn(cause),
      }),
  }
}
