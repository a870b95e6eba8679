import type { Log } from '@fondly/kit/log.ts'
import type { RecordSecurityEvent, SecurityEvent, SecurityEventName } from '@fondly/kit/security-events.ts'
import { sql, type Kysely } from 'kysely'
import { createHmac } from 'node:crypto'
import type { CoreTables } from '../store/tables.ts'

export type SecurityLog = {
  record: RecordSecurityEvent
  /** How often each event happened in this process since it started. */
  counts: () => Partial<Record<SecurityEventName, number>>
  /** Writes one log line for each event that happened since the last report. Also adds to the database the counts that only memory holds. */
  report: () => void
  /** Resolves when every event recorded so far is in the database. */
  written: () => Promise<void>
}

type Options = { database: Kysely<CoreTables>; dataKey: Uint8Array; clock: () => Date; log: Log }

const MINUTE_MS = 60_000
/** Limits that keep a flood of events from filling the table. The counters count every event. */
const MAX_ROWS_PER_MINUTE = 600
const MAX_ROWS_PER_MINUTE_OF_AN_ADDRESS = 60
/** The rows a day (UTC) for one event from one address, for events that anybody can cause. security_event_day holds the total. */
export const MAX_ROWS_PER_DAY = 200
/** The number of counts (by day, event and address) that may wait in memory for the next report. */
const MAX_UNWRITTEN_KEYS = 10_000

/** Events that only an authenticated person can cause. No limit applies to them: every one is written. */
const OF_THE_ACCOUNT_HOLDER: ReadonlySet<SecurityEventName> = new Set([
  'password_recovered',
  'password_changed',
  'second_factor_added',
  'second_factor_removed',
])

/** The key of a count for one day. */
type DayKey = { day: string; event: SecurityEventName; address_hash: Buffer }

/**
 * Counts each security event, and writes it to the audit log with its subject and address as keyed hashes, so that the log holds no personal data.
 */
export function createSecurityLog({ database, dataKey, clock, log }: Options): SecurityLog {
  const counts: Partial<Record<SecurityEventName, number>> = {}
  const reported: Partial<Record<SecurityEventName, number>> = {}
  const writing = new Set<Promise<void>>()
  const unwritten = new Map<string, DayKey & { events: number; isFull: boolean }>()
  let minute = { begun: 0, rows: 0, ofAddress: new Map<string, number>() }

  function mayWrite(address: string): boolean {
    const now = clock().getTime()
    if (now - minute.begun >= MINUTE_MS) minute = { begun: now, rows: 0, ofAddress: new Map() }
    const own = (minute.ofAddress.get(address) ?? 0) + 1
    if (minute.rows >= MAX_ROWS_PER_MINUTE || own > MAX_ROWS_PER_MINUTE_OF_AN_ADDRESS) return false
    minute.rows += 1
    minute.ofAddress.set(address, own)
    return true
  }

  const dayKeyOf = ({ event, address }: SecurityEvent): DayKey => ({
    day: clock().toISOString().slice(0, 10),
    event,
    address_hash: address === undefined ? Buffer.alloc(0) : hashOf('address', address),
  })

  /** Counts the event for its day, and writes its row unless the limit is reached. One statement, so that all processes share the limit. */
  async function write({ event, subject, address, code }: SecurityEvent, { day, address_hash }: DayKey): Promise<void> {
    const maxRows = OF_THE_ACCOUNT_HOLDER.has(event) ? null : MAX_ROWS_PER_DAY
    const subjectHash = subject === undefined ? null : hashOf('subject', subject)
    const { rows } = await sql<{ events: number }>`
      with counted as (
        insert into security_event_day as known (day, event, address_hash, events) values (${day}, ${event}, ${address_hash}, 1)
        on conflict (day, event, address_hash) do update set events = known.events + 1
        returning events
      ), written as (
        insert into audit (at, event, code, subject_hash, address_hash)
        select ${clock()}::timestamptz, ${event}, ${code ?? null}::text, ${subjectHash}::bytea, ${address === undefined ? null : address_hash}::bytea
        from counted where ${maxRows}::integer is null or events <= ${maxRows}::integer
      )
      select events from counted`.execute(database)
    if (maxRows !== null && (rows[0]?.events ?? 0) >= maxRows) countLater({ day, event, address_hash }, { isFull: true, events: 0 })
  }

  /** Keeps the count in memory until the next report. */
  function countLater(key: DayKey, { isFull, events }: { isFull: boolean; events: number }): void {
    const name = nameOf(key)
    const known = unwritten.get(name)
    if (known) Object.assign(known, { events: known.events + events, isFull: known.isFull || isFull })
    else if (unwritten.size < MAX_UNWRITTEN_KEYS) unwritten.set(name, { ...key, isFull, events })
  }

  async function writeCounts(): Promise<void> {
    const today = clock().toISOString().slice(0, 10)
    for (const [name, { isFull, events, ...key }] of unwritten) {
      if (isFull && key.day === today) unwritten.set(name, { ...key, isFull, events: 0 })
      else unwritten.delete(name)
      if (events === 0) continue
      await database
        .insertInto('security_event_day')
        .values({ ...key, events })
        .onConflict((conflict) =>
          conflict.columns(['day', 'event', 'address_hash']).doUpdateSet({ events: sql`security_event_day.events + excluded.events` }),
        )
        .execute()
    }
  }

  function inBackground(work: () => Promise<void>, code?: SecurityEventName): void {
    const done: Promise<void> = work()
      .catch((cause: unknown) => log.warn('A security event could not be written.', { ...(code ? { code } : {}), cause }))
      .finally(() => writing.delete(done))
    writing.add(done)
  }

  function hashOf(kind: 'subject' | 'address', text: string): Buffer {
    return createHmac('sha256', dataKey).update(`audit ${kind} ${text.toLowerCase()}`).digest()
  }

  return {
    record: (event) => {
      counts[event.event] = (counts[event.event] ?? 0) + 1
      const key = dayKeyOf(event)
      if (unwritten.get(nameOf(key))?.isFull || !mayWrite(event.address ?? '')) countLater(key, { isFull: false, events: 1 })
      else inBackground(() => write(event, key), event.event)
    },
    counts: () => ({ ...counts }),
    report: () => {
      for (const [name, count] of Object.entries(counts)) {
        const event = name as SecurityEventName // only `record` adds keys
        const since = count - (reported[event] ?? 0)
        if (since > 0) log.warn('Security events were counted.', { code: event, count: since })
        reported[event] = count
      }
      inBackground(writeCounts)
    },
    written: async () => {
      await Promise.all(writing)
    },
  }
}

const nameOf = ({ day, event, address_hash }: DayKey) => `${day} ${event} ${address_hash.toString('base64')}`
