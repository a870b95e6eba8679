import { createHash } from 'node:crypto'
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely'
import type { ProgressHub } from './progress-hub.ts'
import { type Beside, learnResult, type Progress, type Run, type StepResult } from './run.ts'

/** The same idempotency key came with another request. */
export class IdempotencyKeyReused extends Error {
  override name = 'IdempotencyKeyReused'
}

/** Another process has taken the run since: the old holder must stop, and nothing of this write was saved. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** A decision came for a run that waits for none. */
export class NotWaiting extends Error {
  override name = 'NotWaiting'
}

export type WorkflowRuns<Data extends object> = ReturnType<typeof createWorkflowRuns<Data>>

/** Creates the queries of one workflow table. None holds a connection longer than for a single statement. */
export function createWorkflowRuns<Data extends object>({
  database,
  schema,
  table,
  hub,
}: {
  database: QueryExecutorProvider
  schema: string
  table: string
  /** Where progress is published; leave it out for writes in a transaction that may still be rolled back. */
  hub?: Pick<ProgressHub<Data>, 'put'>
}) {
  const rows = sql.id(schema, table)
  const asRun = sql`id, owner, state, step, percent, text, started_step as "startedStep", recorded, lease_number as "leaseNumber", attempts, lease_holder is not null as held, revision, fixed || data as data`

  async function one(statement: RawBuilder<Run<Data>>): Promise<Run<Data> | undefined> {
    return (await statement.execute(database)).rows[0]
  }

  /**
   * Writes the run as it is now under its lease, with everything that its steps have learnt since the last write, or throws LeaseLost. `changes` says
   * what becomes of the lease, `data` is merged over the stored data, and the statements of `beside` run only if the lease is still ours.
   */
  async function write(
    run: Run<Data>,
    {
      changes,
      data = {},
      beside = [],
    }: { changes?: RawBuilder<unknown>; data?: Partial<Data> | undefined; beside?: Beside | undefined } = {},
  ): Promise<Run<Data>> {
    const { unsaved = { recorded: [], data: {}, beside: [] }, takenOver: _, ...known } = run
    const learnt = JSON.stringify({ ...unsaved.data, ...data })
    // The caller knows the row, so its contents come back only if another statement has written since (signal).
    const { rows: written } = await sql<{ revision: number; standing: Pick<Run<Data>, 'recorded' | 'data'> | null }>`
      with written as (
        update ${rows} set step = ${run.step}, percent = ${run.percent}, text = ${run.text}, started_step = ${run.startedStep},
          recorded = recorded || ${unsaved.recorded}::text[], attempts = ${run.attempts}, data = data || ${learnt}::jsonb, revision = revision + 1,
          updated_at = now()${changes ? sql`, ${changes}` : sql``}
        where id = ${run.id} and lease_number = ${run.leaseNumber} and state = 'running'
        returning id, revision, case when revision <> ${run.revision + 1} 
          then jsonb_build_object('recorded', recorded, 'data', fixed || data) end as standing)
      ${sql.join(
        [...unsaved.beside, ...beside].map((statement, number) => sql`, ${sql.id(`beside_${number}`)} as (${statement})`),
        sql``,
      )}
      select revision, standing from written`.execute(database)
    if (!written[0]) throw new LeaseLost(`The lease on ${run.id} is not ours any more.`)
    const { revision, standing } = written[0]
    const saved = { ...known, revision, data: { ...run.data, ...(JSON.parse(learnt) as Partial<Data>) }, ...standing }
    hub?.put(saved)
    return saved
  }

  async function decideWaiting(id: string, owner: string, data: Partial<Data>, changes: RawBuilder<unknown>): Promise<Run<Data>> {
    const decided = await one(sql<Run<Data>>`
      update ${rows} set ${changes}, data = data || ${JSON.stringify(data)}::jsonb, revision = revision + 1, updated_at = now()
      where id = ${id} and owner = ${owner} and state = 'waiting' returning ${asRun}`)
    if (!decided) throw new NotWaiting('Nothing waits for this decision.')
    return decided
  }

  const free = sql`lease_holder = null, lease_until = null`
  const after = (milliseconds: number) => sql`now() + ${milliseconds} * interval '1 millisecond'`

  return {
    schema,
    table,

    find: (id: string) => one(sql`select ${asRun} from ${rows} where id = ${id}`),

    /** Finds the run that this key began. When `body` is given and the run began with another, throws IdempotencyKeyReused. */
    findByKey: async ({
      owner,
      idempotencyKey,
      body,
    }: {
      owner: string
      idempotencyKey: string
      body?: unknown
    }): Promise<Run<Data> | undefined> => {
      const { rows: found } = await sql<Run<Data> & { bodyHash: string }>`
        select ${asRun}, body_hash as "bodyHash" from ${rows} where owner = ${owner} and idempotency_key = ${idempotencyKey}`.execute(
        database,
      )
      if (found[0] && body !== undefined && found[0].bodyHash !== bodyHash(body))
        throw new IdempotencyKeyReused('This idempotency key was used for another request.')
      return found[0]
    },

    /**
     * Returns the one run of this owner's idempotency key, new or found. `body` is the request: another body with the same key throws
     * IdempotencyKeyReused. `fixed` names the data that never changes. A run that `waits` begins with its first decision.
     */
    begin: async ({
      id,
      owner,
      idempotencyKey,
      body,
      data,
      fixed = [],
      waits = false,
    }: {
      id: string
      owner: string
      idempotencyKey: string
      body: unknown
      data: Data
      fixed?: readonly (keyof Data & string)[]
      waits?: boolean
    }): Promise<Run<Data>> => {
      const hash = bodyHash(body)
      const parts = Object.entries(data)
      const isFixed = ([name]: [string, unknown]) => (fixed as readonly string[]).includes(name)
      const part = (entries: [string, unknown][]) => JSON.stringify(Object.fromEntries(entries))
      const begun = await one(sql<Run<Data>>`
        insert into ${rows} (id, owner, idempotency_key, body_hash, data, fixed, state)
        values (${id}, ${owner}, ${idempotencyKey}, ${hash}, ${part(parts.filter((one) => !isFixed(one)))}::jsonb, ${part(parts.filter(isFixed))}::jsonb,
          ${waits ? 'waiting' : 'running'})
        on conflict (owner, idempotency_key) do nothing returning ${asRun}`)
      if (begun) return begun
      // A separate statement sees what another transaction has just committed.
      const known = await one(
        sql<Run<Data>>`select ${asRun} from ${rows} where owner = ${owner} and idempotency_key = ${idempotencyKey} and body_hash = ${hash}`,
      )
      if (!known) throw new IdempotencyKeyReused('This idempotency key was used for another request.')
      return known
    },

    /**
     * Creates this run, or restarts it with `data` merged over the stored data; it is due after `milliseconds`. A worker that holds it loses its
     * lease.
     */
    restart: (given: { id: string; owner: string; data: Data; milliseconds: number }): Promise<Run<Data> | undefined> =>
      one(sql<Run<Data>>`
        insert into ${rows} as standing (id, owner, idempotency_key, body_hash, data, next_attempt_at)
        values (${given.id}, ${given.owner}, ${given.id}, '', ${JSON.stringify(given.data)}::jsonb, ${after(given.milliseconds)})
        on conflict (id) do update set ${free}, lease_number = standing.lease_number + 1, state = 'running', started_step = null, recorded = '{}', attempts = 0,
          data = standing.data || excluded.data, next_attempt_at = excluded.next_attempt_at, revision = standing.revision + 1, updated_at = now()
        returning ${asRun}`),

    /** Takes the lease of a due run that has no lease, or an expired one. Watchers hear of a run with an expired lease. Undefined when no run is due. */
    take: async ({ holder, leaseMilliseconds }: { holder: string; leaseMilliseconds: number }): Promise<Run<Data> | undefined> => {
      const run = await one(sql`
        with due as materialized (
          select id as due_id, lease_holder is not null as was_held from ${rows}
          where state = 'running' and next_attempt_at <= now() and (lease_until is null or lease_until < now())
          order by next_attempt_at limit 1 for update skip locked)
        update ${rows} set lease_holder = ${holder}, lease_number = lease_number + 1, lease_until = ${after(leaseMilliseconds)}, attempts = attempts + 1,
          revision = revision + (lease_holder is not null)::int
        from due where id = due_id
        returning ${asRun}, was_held as "takenOver"`)
      if (run?.takenOver) hub?.put(run)
      return run
    },

    renew: async (run: Run<Data>, leaseMilliseconds: number): Promise<void> => {
      const renewed = await sql`
        update ${rows} set lease_until = ${after(leaseMilliseconds)} where id = ${run.id} and lease_number = ${run.leaseNumber} and state = 'running' returning id`.execute(
        database,
      )
      if (renewed.rows.length === 0) throw new LeaseLost(`The lease on ${run.id} is not ours any more.`)
    },

    /** Saves the step that begins now and, when it may not be repeated, that it is started. */
    announce: (run: Run<Data>, progress: Progress): Promise<Run<Data>> => write({ ...run, ...progress }),

    /** Records a finished step; the same statement announces the next one. */
    record: (run: Run<Data>, done: string, data: Partial<Data>, next?: Progress): Promise<Run<Data>> =>
      write({ ...learnResult(run, { step: done, data }), ...(next ?? { step: done }) }),

    /** Releases the lease; the run is due again after `milliseconds`. With `counts: false` this attempt is not counted. */
    postpone: (run: Run<Data>, milliseconds: number, { counts = true, data }: { counts?: boolean; data?: Partial<Data> } = {}) =>
      write(
        { ...run, held: false, attempts: Math.max(run.attempts - (counts ? 0 : 1), 0) },
        { changes: sql`${free}, next_attempt_at = ${after(milliseconds)}`, data },
      ),

    /** Releases the lease until `decide`. */
    wait: (run: Run<Data>, data?: Partial<Data>) =>
      write({ ...run, held: false, state: 'waiting' }, { changes: sql`${free}, state = 'waiting'`, data }),

    /** Ends the run with success; the same statement records the last step, if one is given. */
    done: (run: Run<Data>, last?: StepResult<Data>, beside?: Beside) =>
      write(
        { ...(last ? learnResult(run, last) : run), held: false, state: 'done', startedStep: null, percent: 100 },
        { changes: sql`${free}, state = 'done'`, beside },
      ),
    stop: (run: Run<Data>, data?: Partial<Data>) =>
      write({ ...run, held: false, state: 'stopped', startedStep: null }, { changes: sql`${free}, state = 'stopped'`, data }),

    /** Saves the decision that a waiting run asked for; the run is due at once. A second decision throws NotWaiting. */
    decide: (id: string, owner: string, data: Partial<Data>): Promise<Run<Data>> =>
      decideWaiting(id, owner, data, sql`state = 'running', next_attempt_at = now(), attempts = 0`),

    /**
     * Adds data that the worker gets with its next write; a run that waits, for a time or for a decision, is due at once. Returns undefined when the
     * run has ended.
     */
    signal: (id: string, owner: string, data: Partial<Data>): Promise<Run<Data> | undefined> =>
      one(sql<Run<Data>>`
        update ${rows} set data = data || ${JSON.stringify(data)}::jsonb, state = 'running', revision = revision + 1, updated_at = now(),
          next_attempt_at = case when lease_holder is null then now() else next_attempt_at end
        where id = ${id} and owner = ${owner} and state in ('running', 'waiting') returning ${asRun}`),

    /** Saves the decision that ends a waiting run. */
    decideToStop: (id: string, owner: string, data: Partial<Data>): Promise<Run<Data>> =>
      decideWaiting(id, owner, data, sql`state = 'stopped', started_step = null`),
  }
}

function bodyHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body, sorted) ?? 'undefined')
    .digest('hex')
}

// Sorts the fields: their order does not make another request.
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
