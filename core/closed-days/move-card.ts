import type { ClosedDayOutcome } from '@fondly/domain/dashboard/closed-day.ts'
import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import { findMailDayBeside } from '@fondly/domain/mail-date/mail-day-beside.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { scanCode } from '@fondly/domain/scan-code.ts'
import { createWorkflowRuns, IdempotencyKeyReused } from '@fondly/kit/workflow/workflow-runs.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import type { CoreContext } from '../context.ts'
import { corrections, linkCorrection } from '../orders/corrections.ts'
import { SENDING_TABLE, type SendingData, sendingSeal, type SendingSnapshot, type StopReason } from '../sendings/sending-data.ts'
import type { Sendings } from '../sendings/sendings.ts'
import type { ClosedDay } from './closed-day.ts'

export type MoveContext = Pick<CoreContext, 'calendar' | 'database' | 'drafts' | 'env' | 'seal'>
/** 'later': another process is working on this card, or its sender has another sending in progress. A later round tries again. */
type Move = Exclude<ClosedDayOutcome, 'moving'> | 'moving' | 'later'

/** Returns the idempotency key of the sending that moves a card. Each pair of a closing of a day and an order has one key. */
const keyOf = ({ changeId, day }: Pick<ClosedDay, 'changeId' | 'day'>, orderNo: string) => `moved-${changeId}-${day}-${orderNo}`

/**
 * Creates the function that moves a card to another day in the same way as a sender's correction: it sends a card with the new date, and the press
 * decides which of the two is printed. A repeated call continues the earlier one and never sends a second card.
 */
export function createMoveCard(context: MoveContext, sendings: Pick<Sendings, 'begin'>) {
  const { calendar, database, drafts, env } = context
  const seal = sendingSeal(context.seal)
  const links = corrections(context)
  const runs = createWorkflowRuns<SendingData>({ ...SENDING_TABLE, database })

  async function isSending(userId: string): Promise<boolean> {
    const found = database.selectFrom('sending').select('id').where('owner', '=', userId).where('state', '=', 'running').limit(1)
    return (await found.executeTakeFirst()) !== undefined
  }

  async function isBeingCorrected(userId: string, orderNo: string, cardId: string): Promise<boolean> {
    const key = await links.draftKeyOf(userId, orderNo)
    return key !== undefined && (await drafts.find(userId, cardId))?.key === key
  }

  async function begin(closed: ClosedDay, original: Run<SendingData>, orderNo: string, to: Day): Promise<Move> {
    const { owner: userId, data } = original
    const snapshot = seal.snapshot(data)
    // If the sender is correcting this card, the sender keeps the form and chooses the day there.
    if (await isBeingCorrected(userId, orderNo, snapshot.cardId)) return 'asked'
    // Wait while the sender has another running sending. Otherwise the open basket check would ask the sender about it.
    if (await isSending(userId)) return 'later'
    const key = keyOf(closed, orderNo)
    const movedFrom = { day: closed.day, notice: seal.closeDayNotice(closed.notice) }
    const destination = seal.closeDestination(seal.destination(data))
    try {
      await linkCorrection(database, { userId, orderNo, draftKey: key, now: env.clock() })
      await sendings.begin({
        userId,
        key,
        body: { moved: orderNo },
        snapshot: datedAnew(snapshot, to, scanCode(env.random)),
        corrects: orderNo,
        moved: { movedFrom, destination },
      })
    } catch (error) {
      // The sender is sending a correction at this moment, or another process has begun the move.
      if (!(error instanceof Refused) && !(error instanceof IdempotencyKeyReused)) throw error
      return 'later'
    }
    return 'moving'
  }

  return async (closed: ClosedDay, original: Run<SendingData>, orderNo: string): Promise<Move> => {
    const begun = await runs.findByKey({ owner: original.owner, idempotencyKey: keyOf(closed, orderNo) })
    if (begun) return toOutcome(begun)
    if (closed.plan === 'ask' || closed.isOver) return 'asked'
    const to = findMailDayBeside(closed.day, closed.plan, await calendar.calendar(seal.snapshot(original.data).clientId))
    return to === undefined ? 'asked' : begin(closed, original, orderNo, to)
  }
}

function toOutcome({ state, data }: Run<SendingData>): Move {
  if (state === 'done') return 'moved'
  if (state !== 'stopped') return 'moving'
  // The move came too late: the press has printed the card, or its sender has withdrawn it.
  const tooLate: StopReason[] = ['too-late', 'original-withdrawn']
  return data.stopped && tooLate.includes(data.stopped.reason) ? 'left' : 'asked'
}

function datedAnew(snapshot: SendingSnapshot, mailDate: Day, code: string): SendingSnapshot {
  return {
    ...snapshot,
    form: { ...snapshot.form, sendDate: mailDate },
    fields: { ...snapshot.fields, mailDate },
    print: { ...snapshot.print, scanCode: code },
    lineItem: { ...snapshot.lineItem, scanCode: code },
  }
}
