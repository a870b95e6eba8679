import { sql, type ColumnType, type Generated, type QueryExecutorProvider } from 'kysely'
import type { Run, RunState } from './run.ts'

/** The row of a run, which some process must finish once it has begun. */
export type WorkflowTable = {
  id: string
  owner: string
  idempotency_key: string
  body_hash: string
  /** 'running' (a worker may take it), 'waiting' (for a decision), and the two ends 'done' and 'stopped'. */
  state: Generated<RunState>
  step: string | null
  percent: Generated<number>
  text: Generated<string>
  /** The step that may not be repeated and whose call may have begun: a resumed run looks it up before repeating it. */
  started_step: string | null
  recorded: Generated<string[]>
  data: ColumnType<Record<string, unknown>, string, string>
  /** The data that never changes, kept apart so that a write need not carry it. */
  fixed: Generated<Record<string, unknown>>
  lease_holder: string | null
  /** Increases by one each time the run is taken; a write with an older number is refused. */
  lease_number: Generated<number>
  lease_until: Date | null
  /** How often the run was taken since the last recorded step. */
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  /** Increases with every change that watchers should learn of. */
  revision: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/**
 * Creates the table that the engine needs, with triggers that notify watchers of each committed beginning, end, question and pause. For tests of the
 * engine: frozen migrations make the product's tables, and a test compares them with this one.
 */
export async function createWorkflowTable(database: QueryExecutorProvider, schema: string, table: string): Promise<void> {
  const rows = sql.id(schema, table)
  await sql`
    create table ${rows} (
      id text primary key,
      owner text not null,
      idempotency_key text not null,
      body_hash text not null,
      state text not null default 'running' check (state in ('running', 'waiting', 'done', 'stopped')),
      step text,
      percent integer not null default 0,
      text text not null default '',
      started_step text,
      recorded text[] not null default '{}',
      data jsonb not null,
      fixed jsonb not null default '{}',
      lease_holder text,
      lease_number bigint not null default 0,
      lease_until timestamptz,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (owner, idempotency_key)
    )`.execute(database)
  await sql`create index on ${rows} (next_attempt_at) where state = 'running'`.execute(database)
  await createNotifyTriggers(database, schema, table)
}

// The triggers react only to `state` and `next_attempt_at`. A step that a worker saves while it keeps its lease changes neither, so the worker itself
// publishes that progress (progress-hub.ts).
async function createNotifyTriggers(database: QueryExecutorProvider, schema: string, table: string): Promise<void> {
  const [rows, tell] = [sql.id(schema, table), sql.id(schema, `tell_${table}`)]
  const [begun, changed] = [sql.id(`tell_${table}_begun`), sql.id(`tell_${table}_changed`)]
  await sql`
    create or replace function ${tell}() returns trigger language plpgsql as $$
    begin
      perform pg_notify(${sql.lit(progressChannel(schema, table))}, new.id || ' ' || new.state || ' ' || new.revision);
      if new.state = 'running' and new.lease_holder is null and new.next_attempt_at <= now() then
        perform pg_notify(${sql.lit(dueChannel(schema, table))}, new.id);
      end if;
      return null;
    end $$`.execute(database)
  await sql`create or replace trigger ${begun} after insert on ${rows} for each row execute function ${tell}()`.execute(database)
  await sql`
    create or replace trigger ${changed} after update of state, next_attempt_at on ${rows} for each row execute function ${tell}()`.execute(
    database,
  )
}

/** The channel that notifies changes of a run: its id, its state and its revision, separated by blanks. */
export const progressChannel = (schema: string, table: string): string => `${schema}.${table}`

export type ProgressNotice = { id: string; state: string; revision: number; progress?: Pick<Run<unknown>, 'step' | 'percent' | 'text'> }
/** Writes the payload of a notice on `progressChannel`. The holder of a run adds how far it is, because steps may begin without a write. */
export function formatNotice({
  id,
  state,
  revision,
  ...run
}: Pick<Run<unknown>, 'id' | 'state' | 'revision' | 'step' | 'percent' | 'text'>): string {
  return `${id} ${state} ${revision} ${JSON.stringify([run.step, run.percent, run.text])}`
}
/** Reads the payload of a notice. Without a revision, from an older version of Fondly, it counts as newer than any. */
export function parseNotice(payload: string): ProgressNotice {
  const [id = '', state = '', revision, ...rest] = payload.split(' ')
  const notice = { id, state, revision: Number(revision ?? Infinity) }
  if (rest.length === 0) return notice
  // Only formatNotice of this product writes it, so the cast holds.
  const [step, percent, text] = JSON.parse(rest.join(' ')) as [string | null, number, string]
  return { ...notice, progress: { step, percent, text } }
}

/** The channel that notifies runs that a worker should take now. */
export const dueChannel = (schema: string, table: string): string => `${schema}.${table} due`
