import { Refused } from '@fondly/domain/refused.ts'
import { mayHaveBeenWritten } from '@fondly/gateways/commerce/guarded-write.ts'
import { isPassingRefusal, requestedPauseMs } from '@fondly/kit/requested-pause.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import type { CoreContext } from '../../context.ts'
import type { ChangeTarget } from '../../changes/change-targets.ts'
import type { DashboardEditor } from '../../dashboard/open-dashboard.ts'
import { createInvitations, type InvitationsContext } from '../../invitations/invitations.ts'
import { createPersonChanges, type PersonChangesContext } from '../person-changes.ts'
import type { RowReason, TakenRow } from './import-store.ts'

/**
 * The outcome of an attempt at a row. 'later': the outcome is unknown, or the row was not tried yet. 'not-before': the row needs a mail, and the
 * client can send mails again only at that time.
 */
export type RowOutcome =
  | { kind: 'done' | 'left' }
  | { kind: 'failed'; reason: RowReason }
  | { kind: 'later'; afterMs: number; cause?: unknown }
  | { kind: 'not-before'; at: Date }

export type CarryOutContext = PersonChangesContext & InvitationsContext & Pick<CoreContext, 'changes'>

/**
 * The greatest number of failed attempts at a row. The pauses double up to a minute, so that no row fails because identity is unavailable for some
 * minutes.
 */
const MAX_ATTEMPTS = 20
const MAX_PAUSE_MS = 60_000
/** The pause before the next look at an unknown outcome. Such a change is settled a minute after it began. */
const LOOK_AGAIN_AFTER_MS = 5_000
/** When the outcome of a row stays unknown for this long after its first attempt, the row is given up, so that the import can end. */
const GIVE_UP_AFTER_MS = 86_400_000

/**
 * Creates the function that does one row, as one change, with the same use cases as the pages. If an earlier attempt has begun the row, its outcome
 * is looked up first, so that no row is done twice.
 */
export function createCarryOutRow(context: CarryOutContext) {
  const { changes } = context
  const people = createPersonChanges(context)
  const invitations = createInvitations(context)

  const targetOf = ({ client: { clientId } }: DashboardEditor, { row }: TakenRow): ChangeTarget | undefined => {
    if (row.kind === 'changed') return { kind: 'person', clientId, userId: row.id }
    return row.kind === 'new' ? { kind: 'invitation', clientId, key: context.invitations.keyOf(row.invitation.email) } : undefined
  }

  async function write(editor: DashboardEditor, { row, changeId }: TakenRow): Promise<void> {
    if (row.kind === 'changed') {
      const { id, version, change: fields, reason } = row
      await people.change(editor, id, { version, fields, changeId, remarks: { reason } })
    }
    if (row.kind === 'new') await invitations.invite(editor, row.invitation, { changeId })
  }

  async function attempt(editor: DashboardEditor, taken: TakenRow): Promise<RowOutcome> {
    try {
      const target = targetOf(editor, taken)
      if (!target) return { kind: 'left' }
      const known = taken.attempts > 1 ? await changes.findOutcome(taken.changeId, target) : undefined
      if (known === 'open') return { kind: 'later', afterMs: LOOK_AGAIN_AFTER_MS }
      if (known === 'done') {
        // The process that made the change may have died before it updated the person's sessions, so do that again.
        if (taken.row.kind === 'changed') await people.repeatEffect(editor, taken.row.id, taken.row.change)
        return { kind: 'done' }
      }
      if (known === 'unconfirmed') return { kind: 'failed', reason: { code: 'changed-meanwhile' } }
      if (taken.isStopped) return { kind: 'left' }
      await write(editor, taken)
      return { kind: 'done' }
    } catch (error) {
      return judge(error, taken, context.env.clock())
    }
  }

  return async (editor: DashboardEditor, taken: TakenRow): Promise<RowOutcome> => {
    const outcome = await attempt(editor, taken)
    const isOld = taken.beganAt.getTime() + GIVE_UP_AFTER_MS <= context.env.clock().getTime()
    if (outcome.kind !== 'later' || !isOld || taken.attempts < MAX_ATTEMPTS) return outcome
    return { kind: 'failed', reason: { code: 'import-outcome-unknown' } }
  }
}

function judge(error: unknown, { attempts, looks }: TakenRow, now: Date): RowOutcome {
  if (error instanceof Refused) {
    const { code, params, retryAfterSeconds = 0 } = error
    if (code === 'mails-used-up') return { kind: 'not-before', at: new Date(now.getTime() + retryAfterSeconds * 1_000) }
    // Somebody is changing this person now. It may be an earlier attempt of this row.
    if (code === 'change-in-progress') return { kind: 'later', afterMs: LOOK_AGAIN_AFTER_MS }
    return { kind: 'failed', reason: { code, ...(params ? { params } : {}) } }
  }
  if (error instanceof UpstreamRefused && !isPassingRefusal(error) && error.status !== 403)
    return { kind: 'failed', reason: { code: 'value-not-accepted' } }
  const tries = attempts - looks
  // Give up only if the last attempt certainly wrote nothing. Otherwise the next attempt looks up the outcome first.
  if (tries >= MAX_ATTEMPTS && !mayHaveBeenWritten(error)) return { kind: 'failed', reason: { code: 'upstream-failed' } }
  const pauseMs = Math.min(1_000 * 2 ** (tries - 1), MAX_PAUSE_MS)
  return { kind: 'later', afterMs: Math.max(pauseMs, requestedPauseMs(error) ?? 0), cause: error }
}
