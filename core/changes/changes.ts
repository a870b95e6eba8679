import { isDeepStrictEqual } from 'node:util'
import { Refused } from '@fondly/domain/refused.ts'
import type { CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { Seal } from '@fondly/kit/seal.ts'
import { isUpstreamError } from '@fondly/kit/upstream-error.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { mayHaveBeenWritten } from '@fondly/gateways/commerce/guarded-write.ts'
import type { ActivityLog, Actor, Fields, NewEntry } from '../activity/activity-log.ts'
import { endClosedDay, noteClosedDay } from '../closed-days/closed-day.ts'
import type { CoreTables } from '../store/tables.ts'
import { compareDays } from './compare-days.ts'
import { accessTarget, type ChangeTarget, clientOf, subjectOf, type TargetContext } from './change-targets.ts'
import type { Current } from './target-access.ts'

export type Change = {
  /** Under this id the author can find out what became of the change. */
  id?: string | undefined
  target: ChangeTarget
  /** The version that the author saw; undefined where there was nothing. */
  version: string | undefined
  /** The new values; null removes one. */
  fields: Fields
  actor: Actor
  /** The entry whose values come back. */
  restores?: number | undefined
  /** What becomes of the cards that are dated a day which the change closes to mailing. Without it, each sender is asked. */
  plan?: CardPlan | undefined
  /** What the log says beside the values, such as a reason. */
  remarks?: Fields | undefined
}

type OpenChange = Pick<Change, 'target' | 'version' | 'actor' | 'restores' | 'plan' | 'remarks'> & {
  before: Fields
  after: Fields
  /** It changes no value, so nothing that is read says whether it was done. */
  isAction?: true
}
type ChangeContext = TargetContext & {
  activity: ActivityLog
  database: Kysely<CoreTables>
  env: Pick<Env, 'clock' | 'ids' | 'log'>
  seal: Seal
}

/** A write is over after this time, whatever became of its process: no call of commerce takes longer. */
const SETTLE_AFTER_MS = 60_000

/** Every process hears on this channel of the database what was changed, and reads it anew. */
export const CHANGE_CHANNEL = 'administrators_change'

export type Changes = ReturnType<typeof createChanges>

/**
 * Changes what administrators may change. Each change is noted before it is sent, so that it is in the activity log exactly once even if the process
 * dies in between: whoever comes next looks at commerce and settles it.
 */
export function createChanges(context: ChangeContext) {
  const { activity, database, env, seal } = context
  const access = (target: ChangeTarget) => accessTarget(context, target)
  const keyOf = (target: ChangeTarget) => `${clientOf(target) ?? ''} ${subjectOf(target)}`
  const placeOf = (id: string) => `open_change ${id}`

  async function open(change: OpenChange, id: string): Promise<void> {
    const inserted = await database
      .insertInto('open_change')
      .values({ id, target: keyOf(change.target), started_at: env.clock(), sealed: seal.close(change, placeOf(id)) })
      .onConflict((conflict) => conflict.column('target').doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows !== 1n) throw new Refused('conflict', 'change-in-progress')
  }

  const drop = (id: string) => database.deleteFrom('open_change').where('id', '=', id).execute()

  /** Writes the entry and ends the change, in one transaction. The log takes each change once. */
  async function enter(changeId: string, at: Date, outcome: NewEntry['outcome'], change: OpenChange, current: Current) {
    const { target, actor, restores, before, remarks } = change
    const standing = outcome === 'done' ? change.after : pick(current.fields, change.after)
    const after = { ...change.after, ...(change.plan === undefined ? {} : { cardsOfDay: change.plan }), ...remarks }
    // Before the end of the change: if it fails, the change stays open and is settled later.
    await access(target).takeEffect?.(current, { before })
    const about = { clientId: clientOf(target), subject: subjectOf(target), aboutPersonId: current.personId }
    await database.transaction().execute(async (transaction) => {
      await activity.append(transaction, { changeId, at, ...about, outcome, restores, actor, before, after })
      const ended = await transaction.deleteFrom('open_change').where('id', '=', changeId).executeTakeFirst()
      if (ended.numDeletedRows > 0n) await noteDays(transaction, changeId, at, { change, standing })
      await sql`select pg_notify(${CHANGE_CHANNEL}, ${JSON.stringify(target)})`.execute(transaction)
    })
  }

  /** Notes which days the change has closed, with what becomes of their cards, and which it has opened again, as far as that still stands. */
  async function noteDays(
    transaction: Transaction<CoreTables>,
    changeId: string,
    at: Date,
    { change, standing }: { change: OpenChange; standing: Fields },
  ): Promise<void> {
    const { target, actor, plan = 'ask', before, after } = change
    const clientId = clientOf(target)
    const { closed, opened } = compareDays(target, { before, after, standing })
    for (const day of opened) await endClosedDay(transaction, { day, clientId, at })
    for (const { day, reason } of closed) {
      const notice = { by: actor.name, ...(reason ? { reason } : {}) }
      await noteClosedDay(transaction, { changeId, day, clientId, plan, notice }, { seal, at })
    }
  }

  /** Looks at commerce for what became of a change whose process did not come back. */
  async function settle(id: string, startedAt: Date, change: OpenChange, isAwaited: boolean): Promise<void> {
    const { read, forget } = access(change.target)
    const current = await read()
    // The next change of it cannot wait.
    if (current.isUnfinished && !isAwaited) return
    const standing = pick(current.fields, change.after)
    const isNothing = current.version === change.version || current.isRefused === true
    if (isNothing && !change.isAction) await drop(id)
    else await enter(id, startedAt, isDeepStrictEqual(standing, change.after) && !change.isAction ? 'done' : 'unconfirmed', change, current)
    forget()
  }

  async function settleOpen(target?: ChangeTarget, isAwaited = target !== undefined): Promise<void> {
    const before = new Date(env.clock().getTime() - SETTLE_AFTER_MS)
    let query = database.selectFrom('open_change').selectAll().where('started_at', '<=', before)
    if (target) query = query.where('target', '=', keyOf(target))
    for (const { id, started_at: startedAt, sealed } of await query.execute())
      try {
        await settle(id, startedAt, seal.open(sealed, placeOf(id)) as OpenChange, isAwaited) // written by `open`
      } catch (cause) {
        // It stays open, and keeps only its own target from being changed.
        env.log.warn('An open change could not be settled. It is tried again.', { cause })
      }
  }

  return {
    read: (target: ChangeTarget): Promise<Current> => access(target).read(),

    /**
     * Makes a change. Refuses with 'changed-meanwhile' and what is there now (`extension`) when somebody else was faster, with 'change-in-progress'
     * while another change of the same target is being written, and with a code for a value that commerce cannot hold.
     */
    async change({ id = env.ids(), target, version, fields, actor, restores, plan, remarks }: Change): Promise<Current> {
      await settleOpen(target)
      const { read, write, forget } = access(target)
      const seen = await read()
      if (seen.version !== version) {
        // What was shown may have come from a copy of this process.
        forget()
        throw changedMeanwhile(seen)
      }
      const [before, after] = [pick(seen.fields, fields), plain(fields)]
      if (isDeepStrictEqual(before, after)) return seen

      const change = { target, version, actor, restores, plan, remarks, before, after }
      const startedAt = env.clock()
      await open(change, id)
      let written: Awaited<ReturnType<typeof write>>
      try {
        written = await write(after, version)
      } catch (error) {
        // What may have been written is settled later, by looking.
        if (mayHaveBeenWritten(error)) forget()
        else await drop(id)
        throw error
      }
      if (written.kind === 'written') {
        forget()
        await enter(id, startedAt, 'done', change, written.current)
        return written.current
      }
      if (written.kind === 'unconfirmed') {
        forget()
        await enter(id, startedAt, 'unconfirmed', change, written.current)
        throw changedMeanwhile(written.current)
      }
      await drop(id)
      if (written.kind === 'changed-meanwhile') {
        forget()
        throw changedMeanwhile(written.current)
      }
      if (written.kind === 'too-large')
        throw new Refused('unprocessable', 'value-too-large', { params: { bytes: written.bytes, maxBytes: written.maxBytes } })
      throw new Refused('unprocessable', 'value-not-accepted')
    },

    /** Finds out what became of the change that was begun under this id: 'open' while nobody knows. Undefined when nothing came of it. */
    findOutcome: async (id: string, target: ChangeTarget): Promise<NewEntry['outcome'] | 'open' | undefined> => {
      // Whoever asks can wait: what is being completed may still be refused.
      await settleOpen(target, false)
      // Looked for first: one that ends meanwhile is found in the log.
      const isOpen = await database.selectFrom('open_change').select('id').where('id', '=', id).executeTakeFirst()
      return isOpen ? 'open' : activity.findOutcome(id)
    },

    /**
     * Does something that changes no value. It is noted before, so it is in the log also when the process dies or the call fails in between: as
     * unconfirmed. What is refused, or was not asked of anybody, is not in the log.
     */
    async act(
      { target, actor, remarks }: Pick<Change, 'target' | 'actor'> & { remarks: Fields },
      action: () => Promise<void>,
    ): Promise<void> {
      await settleOpen(target)
      const [id, startedAt] = [env.ids(), env.clock()]
      const current = await access(target).read()
      const change: OpenChange = { target, version: current.version, actor, remarks, before: {}, after: {}, isAction: true }
      await open(change, id)
      try {
        await action()
      } catch (error) {
        if (error instanceof Refused || (isUpstreamError(error) && !mayHaveBeenWritten(error))) await drop(id)
        else await enter(id, startedAt, 'unconfirmed', change, current)
        throw error
      }
      await enter(id, startedAt, 'done', change, current)
    },

    /** Forgets what another process says it has changed. */
    hear: (payload: string | undefined): void => {
      // Written by `enter`. After a gap (undefined) the caches end by themselves.
      if (payload !== undefined) access(JSON.parse(payload) as ChangeTarget).forget()
    },

    /** Settles the changes whose process died. */
    settleOpen: (): Promise<void> => settleOpen(),
  }
}

const changedMeanwhile = ({ fields, version }: Current) =>
  new Refused('conflict', 'changed-meanwhile', { extension: { fields: plain(fields), version: version ?? null } })

/** The fields that `like` names, as JSON has them; null for one that is not there. */
function pick(fields: Fields, like: Fields): Fields {
  return plain(Object.fromEntries(Object.keys(like).map((name) => [name, fields[name] ?? null])))
}

const plain = (fields: Fields): Fields => JSON.parse(JSON.stringify(fields)) as Fields
