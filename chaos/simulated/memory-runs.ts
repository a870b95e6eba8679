import { IdempotencyKeyReused, LeaseLost, NotWaiting, type WorkflowRuns } from '@fondly/kit/workflow/workflow-runs.ts'
import { learnResult, type Progress, type Run } from '@fondly/kit/workflow/run.ts'
import { progressChannel, dueChannel } from '@fondly/kit/workflow/workflow-table.ts'
import type { Listener } from '@fondly/kit/sql/listen.ts'

type Row<Data> = Omit<Run<Data>, 'held'> & { key: string; body: string; leaseUntil: number | undefined; nextAttemptAt: number }
type Place = { schema: string; table: string; now: () => number }

/**
 * The table of runs without a database. It has the same statements, and each statement is atomic. A test makes the same calls to this table
 * and to the table in a database, and compares the answers.
 */
export function memoryRuns<Data extends object>({ schema, table, now }: Place) {
  const rows = new Map<string, Row<Data>>()
  const wakers = new Map<string, Set<(payload: string | undefined) => void>>()
  const listener: Listener = {
    on: (channel, wake) => {
      const all = wakers.get(channel) ?? new Set()
      wakers.set(channel, all.add(wake))
      return () => void all.delete(wake)
    },
    close: () => Promise.resolve(),
  }

  // Calls every listener after the statement has ended, as a notification of PostgreSQL does.
  function emit(channel: string, payload: string): void {
    queueMicrotask(() => wakers.get(channel)?.forEach((wake) => wake(payload)))
  }
  function notify(row: Row<Data>): void {
    emit(progressChannel(schema, table), `${row.id} ${row.state} ${row.revision}`)
    if (row.state === 'running' && row.leaseUntil === undefined && row.nextAttemptAt <= now()) emit(dueChannel(schema, table), row.id)
  }

  const toRow = (run: Run<Data>): Row<Data> => {
    const row = rows.get(run.id)
    if (!row || row.leaseNumber !== run.leaseNumber || row.state !== 'running') {
      throw new LeaseLost(`The lease on ${run.id} is not ours any more.`)
    }
    return row
  }
  const change = (row: Row<Data>, changes: Partial<Row<Data>>, data: Partial<Data> = {}): Run<Data> => {
    // Copy the data as JSON does: undefined members change nothing, and no object is shared with the caller.
    Object.assign(row, changes, { data: { ...row.data, ...(JSON.parse(JSON.stringify(data)) as Partial<Data>) } })
    row.revision++
    if ('state' in changes || 'nextAttemptAt' in changes) notify(row)
    return read(row)
  }
  /** Writes the run, with the results of its steps since the last write. */
  const write = async (run: Run<Data>, changes: Partial<Row<Data>> = {}, data?: Partial<Data>): Promise<Run<Data>> => {
    const row = toRow(run)
    const { step, percent, text, startedStep, attempts, unsaved } = run
    const recorded = [...row.recorded, ...(unsaved?.recorded ?? [])]
    return change(row, { step, percent, text, startedStep, attempts, recorded, ...changes }, { ...unsaved?.data, ...data })
  }
  const decide = async (id: string, owner: string, data: Partial<Data>, changes: Partial<Row<Data>>): Promise<Run<Data>> => {
    const row = rows.get(id)
    if (row?.owner !== owner || row.state !== 'waiting') throw new NotWaiting('Nothing waits for this decision.')
    return change(row, changes, data)
  }
  const withKey = (owner: string, key: string) => [...rows.values()].find((row) => row.owner === owner && row.key === key)
  const free = { leaseUntil: undefined }

  const runs: WorkflowRuns<Data> = {
    schema,
    table,
    find: async (id) => {
      const row = rows.get(id)
      return row && read(row)
    },
    findByKey: async ({ owner, idempotencyKey, body }) => {
      const row = withKey(owner, idempotencyKey)
      if (row && body !== undefined && row.body !== canonical(body)) throw reused()
      return row && read(row)
    },
    begin: async ({ id, owner, idempotencyKey: key, body, data }) => {
      const known = withKey(owner, key)
      if (known && known.body !== canonical(body)) throw reused()
      if (known) return read(known)
      const begun = { step: null, percent: 0, text: '', startedStep: null, recorded: [], leaseNumber: 0, attempts: 0, revision: 1 }
      const row: Row<Data> = {
        ...begun,
        id,
        owner,
        key,
        body: canonical(body),
        state: 'running',
        data: JSON.parse(JSON.stringify(data)) as Data,
        leaseUntil: undefined,
        nextAttemptAt: now(),
      }
      rows.set(id, row)
      notify(row)
      return read(row)
    },
    restart: async ({ id, owner, data, milliseconds }) => {
      const known = rows.get(id)
      if (!known) await runs.begin({ id, owner, idempotencyKey: id, body: '', data })
      const row = known ?? rows.get(id)
      if (!row) return undefined
      const anew = { ...free, startedStep: null, recorded: [], attempts: 0, nextAttemptAt: now() + milliseconds }
      if (!known) return read(Object.assign(row, anew))
      row.leaseNumber++
      return change(row, { ...anew, state: 'running' }, data)
    },
    take: async ({ leaseMilliseconds }) => {
      const due = [...rows.values()].filter(
        (row) => row.state === 'running' && row.nextAttemptAt <= now() && (row.leaseUntil === undefined || row.leaseUntil < now()),
      )
      const [row] = due.sort((one, other) => one.nextAttemptAt - other.nextAttemptAt)
      if (!row) return undefined
      const isTakenOver = row.leaseUntil !== undefined
      row.leaseNumber++
      row.attempts++
      row.leaseUntil = now() + leaseMilliseconds
      if (isTakenOver) row.revision++
      return { ...read(row), takenOver: isTakenOver }
    },
    renew: async (run, leaseMilliseconds) => {
      toRow(run).leaseUntil = now() + leaseMilliseconds
    },
    announce: (run, progress: Progress) => write({ ...run, ...progress }),
    record: (run, step, data, next) => write({ ...learnResult(run, { step, data }), ...(next ?? { step }) }),
    postpone: (run, milliseconds, options) =>
      write(
        { ...run, attempts: Math.max(run.attempts - (options?.counts === false ? 1 : 0), 0) },
        { ...free, nextAttemptAt: now() + milliseconds },
        options?.data,
      ),
    wait: (run, data) => write(run, { ...free, state: 'waiting' }, data),
    done: (run, last) => write({ ...(last ? learnResult(run, last) : run), startedStep: null, percent: 100 }, { ...free, state: 'done' }),
    stop: (run, data) => write({ ...run, startedStep: null }, { ...free, state: 'stopped' }, data),
    decide: (id, owner, data) => decide(id, owner, data, { state: 'running', nextAttemptAt: now(), attempts: 0 }),
    signal: async (id, owner, data) => {
      const row = rows.get(id)
      if (row?.owner !== owner || (row.state !== 'running' && row.state !== 'waiting')) return undefined
      return change(row, { state: 'running', nextAttemptAt: row.leaseUntil === undefined ? now() : row.nextAttemptAt }, data)
    },
    decideToStop: (id, owner, data) => decide(id, owner, data, { state: 'stopped', startedStep: null }),
  }
  return {
    runs,
    listener,
    /** Returns the present state of the run. Not part of the real table: only the simulation calls this. */
    findRun: (id: string): Run<Data> | undefined => {
      const row = rows.get(id)
      return row && read(row)
    },
    /** Whether the run has a lease that has not expired. */
    isLeased: (id: string): boolean => (rows.get(id)?.leaseUntil ?? 0) > now(),
    all: (): Run<Data>[] => [...rows.values()].map(read),
  }
}

function read<Data>(row: Row<Data>): Run<Data> {
  const { key: _, body: __, leaseUntil, nextAttemptAt: ___, ...run } = row
  return { ...run, held: leaseUntil !== undefined, recorded: [...run.recorded], data: { ...run.data } }
}

const reused = () => new IdempotencyKeyReused('This idempotency key was used for another request.')

// Bodies are equal even if their fields are in another order.
const canonical = (body: unknown): string =>
  JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
