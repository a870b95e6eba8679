import { isDeepStrictEqual } from 'node:util'
import { Refused } from '@fondly/domain/refused.ts'
import type { CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import type { Env } from '@fondly/kit/env.ts'
import { createTypedSeal, type Seal } from '@fondly/kit/seal.ts'
import { isUpstreamError } from '@fondly/kit/upstream-error.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { mayHaveBeenWritten } from '@fondly/gateways/commerce/guarded-write.ts'
import type { ActivityLog, Actor, Fields, NewEntry } from '../activity/activity-log.ts'
import { endClosedDay, noteClosedDay } from '../closed-days/closed-day.ts'
import type { CoreTables } from '../store/tables.ts'
import { compareDays } from './compare-days.ts'
import { accessTarget, type ChangeTarget, findClientId, formatSubject, type TargetContext } from './change-targets.ts'
import type { Current } from './target-access.ts'

export type Change = {
  /** The id of the change. A caller who chooses the id can ask for the outcome later with `findOutcome`. */
  id?: string | undefined
  target: ChangeTarget
  /** The values of the target that the caller has read just now. Without them, they are read. */
  seen?: Current | undefined
  /** The version that the author saw; undefined when the target did not exist. */
  version: string | undefined
  /** The new values by field. Null removes a value. */
  fields: Fields
  actor: Actor
  /** The id of the log entry whose values this change restores. */
  restores?: number | undefined
  /** What happens to the cards whose mail date the change closes. Without a plan, each sender is asked. */
  plan?: CardPlan | undefined
  /** Further fields of the log entry, such as a reason. */
  remarks?: Fields | undefined
  /**
   * A secret that is written together with the fields. It is never in the log or in an answer, and it is stored sealed until the change has ended.
   */
  secret?: string | undefined
}

type OpenChange = Pick<Change, 'target' | 'version' | 'actor' | 'restores' | 'plan' | 'remarks' | 'secret'> & {
  before: Fields
  after: Fields
  /** The mark of the last write of the target before this change. */
  lastWrite?: string | undefined
  /** True for a change that writes no value. Reading the target cannot tell whether such a change was done. */
  isAction?: true
}
type ChangeContext = TargetContext & {
  activity: ActivityLog
  database: Kysely<CoreTables>
  env: Pick<Env, 'clock' | 'ids' | 'log'>
  seal: Seal
}

/** An open change is settled after this time. Every call to commerce ends sooner, so the write has ended by then even if its process died. */
const SETTLE_AFTER_MS = 60_000

/** The database channel that tells every process what was changed, so that the process forgets its cached copy. */
export const CHANGE_CHANNEL = 'administrators_change'

export type Changes = ReturnType<typeof createChanges>

/**
 * Creates the writer of administrators' changes. A change is stored as open before it is written, and removed in the transaction that adds its log
 * entry. So the activity log has each change exactly once, even if the process dies in between: the next process reads the target and settles the
 * open change.
 */
export function createChanges(context: ChangeContext) {
  const { activity, database, env, seal } = context
  const access = (target: ChangeTarget) => accessTarget(context, target)
  const keyOf = (target: ChangeTarget) => `${findClientId(target) ?? ''} ${formatSubject(target)}`
  const sealed = createTypedSeal<OpenChange, [id: string]>(seal, (id) => `open_change ${id}`)

  async function open(change: OpenChange, id: string): Promise<void> {
    const inserted = await database
      .insertInto('open_change')
      .values({ id, target: keyOf(change.target), started_at: env.clock(), sealed: sealed.close(change, id) })
      .onConflict((conflict) => conflict.column('target').doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows !== 1n) throw new Refused('conflict', 'change-in-progress')
  }

  const drop = (id: string) => database.deleteFrom('open_change').where('id', '=', id).execute()

  /** Adds the log entry and ends the change in one transaction. The log accepts each change id once. */
  async function enter(changeId: string, at: Date, outcome: NewEntry['outcome'], change: OpenChange, current: Current) {
    const { target, actor, restores, before, remarks } = change
    const standing = outcome === 'done' ? change.after : pick(current.fields, change.after)
    const after = { ...change.after, ...(change.plan === undefined ? {} : { cardsOfDay: change.plan }), ...remarks }
    // Do this before the change ends. If it fails, the change stays open and is settled later.
    await access(target).takeEffect?.(current, { before })
    const about = { clientId: findClientId(target), subject: formatSubject(target), aboutPersonId: current.personId }
    await database.transaction().execute(async (transaction) => {
      await activity.append(transaction, { changeId, at, ...about, outcome, restores, actor, before, after })
      const ended = await transaction.deleteFrom('open_change').where('id', '=', changeId).executeTakeFirst()
      if (ended.numDeletedRows > 0n) await noteDays(transaction, changeId, at, { change, standing })
      await sql`select pg_notify(${CHANGE_CHANNEL}, ${JSON.stringify(target)})`.execute(transaction)
    })
  }

  /**
   * Stores the days that the change has closed, with the plan for their cards, and the days that it has opened again. Leaves out days that somebody
   * has changed back since then.
   */
  async function noteDays(
    transaction: Transaction<CoreTables>,
    changeId: string,
    at: Date,
    { change, standing }: { change: OpenChange; standing: Fields },
  ): Promise<void> {
    const { target, actor, plan = 'ask', before, after } = change
    const clientId = findClientId(target)
    const { closed, opened } = compareDays(target, { before, after, standing })
    for (const day of opened) await endClosedDay(transaction, { day, clientId, at })
    for (const { day, reason } of closed) {
      const notice = { by: actor.name, ...(reason ? { reason } : {}) }
      await noteClosedDay(transaction, { changeId, day, clientId, plan, notice }, { seal, at })
    }
  }

  /** Finds out how a change ended whose process died. Reads the target for this. */
  async function settle(id: string, startedAt: Date, change: OpenChange, isAwaited: boolean): Promise<void> {
    const { read, forget } = access(change.target)
    const current = await read(change.secret)
    // A later call settles this change, when the target is complete. Only the next change of the same target cannot wait for that.
    if (current.isUnfinished && !isAwaited) return
    const standing = pick(current.fields, change.after)
    const outcome = judgeLater(change, current, standing)
    if (outcome) await enter(id, startedAt, outcome, change, current)
    else await drop(id)
    forget()
  }

  async function settleOpen(target?: ChangeTarget, isAwaited = target !== undefined): Promise<void> {
    const before = new Date(env.clock().getTime() - SETTLE_AFTER_MS)
    let query = database.selectFrom('open_change').selectAll().where('started_at', '<=', before)
    if (target) query = query.where('target', '=', keyOf(target))
    for (const { id, started_at: startedAt, sealed: content } of await query.execute())
      try {
        await settle(id, startedAt, sealed.open(content, id), isAwaited)
      } catch (cause) {
        // The change stays open. It blocks only other changes of the same target.
        env.log.warn('An open change could not be settled. It is tried again.', { cause })
      }
  }

  return {
    read: (target: ChangeTarget): Promise<Current> => access(target).read(),

    /**
     * Makes a change. Refuses with 'changed-meanwhile' and the current values (`extension`) when somebody else changed the target first. Refuses with
     * 'change-in-progress' while another change of the target is being written, and with a code of its own for a value that commerce cannot store.
     */
    async change({
      id = env.ids(),
      target,
      seen: known,
      version,
      fields,
      actor,
      restores,
      plan,
      remarks,
      secret,
    }: Change): Promise<Current> {
      await settleOpen(target)
      const { read, write, forget } = access(target)
      const seen = known ?? (await read())
      if (seen.version !== version) {
        // The author may have seen an outdated cached copy, so forget this copy.
        forget()
        throw changedMeanwhile(seen)
      }
      const [before, after] = [pick(seen.fields, fields), plain(fields)]
      if (isDeepStrictEqual(before, after)) return seen

      const change = { target, version, lastWrite: seen.lastWrite, actor, restores, plan, remarks, secret, before, after }
      const startedAt = env.clock()
      await open(change, id)
      let written: Awaited<ReturnType<typeof write>>
      try {
        written = await write(after, version, secret)
      } catch (error) {
        // If the write may have happened, the change stays open and is settled later. This is also true for our own database, because its answer can
        // be lost after the write.
        if (isRefusal(error)) await drop(id)
        else forget()
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

    /** Returns the outcome of the change with this id: 'open' while it is unknown, undefined when nothing was written. */
    findOutcome: async (id: string, target: ChangeTarget): Promise<NewEntry['outcome'] | 'open' | undefined> => {
      // Do not settle a target that is still being completed, because it may yet be refused. The caller can ask again.
      await settleOpen(target, false)
      // Look for the open change before the log. A change that ends in between is then found in the log.
      const isOpen = await database.selectFrom('open_change').select('id').where('id', '=', id).executeTakeFirst()
      return isOpen ? 'open' : activity.findOutcome(id)
    },

    /**
     * Does an action that changes no value. The action is stored as open first. When the process dies or the call fails in between, the log gets the
     * entry 'unconfirmed'. An action that was refused, or whose request was never sent, is not in the log.
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
        if (isRefusal(error)) await drop(id)
        else await enter(id, startedAt, 'unconfirmed', change, current)
        throw error
      }
      await enter(id, startedAt, 'done', change, current)
    },

    /** Forgets the cached copy of a target when another process has changed it. */
    hear: (payload: string | undefined): void => {
      // `enter` wrote the payload. After a lost connection the payload is undefined; the cached copies then expire by themselves.
      if (payload !== undefined) access(JSON.parse(payload) as ChangeTarget).forget()
    },

    /** Settles the open changes of processes that died. */
    settleOpen: (): Promise<void> => settleOpen(),
  }
}

/** Returns true when it is certain that the failed call has written nothing. */
const isRefusal = (error: unknown) => error instanceof Refused || (isUpstreamError(error) && !mayHaveBeenWritten(error))

/**
 * Decides from the present values how a change ended when its answer was lost. Returns undefined when nothing was written. An equal version alone
 * does not prove that nothing was written: somebody may have restored the earlier value, and most upstreams compute the version from the value.
 */
function judgeLater(change: OpenChange, current: Current, standing: Fields): NewEntry['outcome'] | undefined {
  if (change.isAction) return 'unconfirmed'
  if (current.isRefused === true) return undefined
  if (current.version !== change.version) return isDeepStrictEqual(standing, change.after) && !current.isUnfinished ? 'done' : 'unconfirmed'
  const isUntouched = change.lastWrite !== undefined && current.lastWrite === change.lastWrite
  return isUntouched ? undefined : 'unconfirmed'
}

const changedMeanwhile = ({ fields, version }: Current) =>
  new Refused('conflict', 'changed-meanwhile', { extension: { fields: plain(fields), version: version ?? null } })

/** Returns the fields that `like` also has, as JSON would store them; null for a missing field. */
function pick(fields: Fields, like: Fields): Fields {
  return plain(Object.fromEntries(Object.keys(like).map((name) => [name, fields[name] ?? null])))
}

const plain = (fields: Fields): Fields => JSON.parse(JSON.stringify(fields)) as Fields
