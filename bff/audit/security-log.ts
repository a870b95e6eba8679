import type { Log } from '@fondly/kit/log.ts'
import type { RecordSecurityEvent, SecurityEvent, SecurityEventName } from '@fondly/kit/security-events.ts'
import type { Kysely } from 'kysely'
import { createHmac } from 'node:crypto'
import type { BffTables } from '../store/tables.ts'

export type SecurityLog = {
  record: RecordSecurityEvent
  /** How often each event happened in this process since it started. */
  counts: () => Partial<Record<SecurityEventName, number>>
  /** Writes one log line for each event that happened since the last report. */
  report: () => void
  /** Resolves when everything that was recorded so far is written. */
  written: () => Promise<void>
}

type Options = { database: Kysely<BffTables>; dataKey: Uint8Array; clock: () => Date; log: Log }

const MINUTE_MS = 60_000
/** Limits that keep a flood of events from filling the table. The counters count every event. */
const MAX_ROWS_A_MINUTE = 600
const MAX_ROWS_A_MINUTE_OF_AN_ADDRESS = 60

/** Security events: each is counted, and written to the audit log with its subject and its address hashed under a key, so that it holds no personal data. */
export function createSecurityLog({ database, dataKey, clock, log }: Options): SecurityLog {
  const counts: Partial<Record<SecurityEventName, number>> = {}
  const reported: Partial<Record<SecurityEventName, number>> = {}
  const writing = new Set<Promise<void>>()
  let minute = { begun: 0, rows: 0, ofAddress: new Map<string, number>() }

  function mayWrite(address: string): boolean {
    const now = clock().getTime()
    if (now - minute.begun >= MINUTE_MS) minute = { begun: now, rows: 0, ofAddress: new Map() }
    const own = (minute.ofAddress.get(address) ?? 0) + 1
    if (minute.rows >= MAX_ROWS_A_MINUTE || own > MAX_ROWS_A_MINUTE_OF_AN_ADDRESS) return false
    minute.rows += 1
    minute.ofAddress.set(address, own)
    return true
  }

  async function write({ event, subject, address, code }: SecurityEvent): Promise<void> {
    const row = {
      at: clock(),
      event,
      user_id: null,
      client_id: null,
      order_no: null,
      code: code ?? null,
      subject_hash: subject === undefined ? null : hashOf('subject', subject),
      address_hash: address === undefined ? null : hashOf('address', address),
    }
    try {
      await database.insertInto('audit').values(row).execute()
    } catch (cause) {
      log.warn('a security event could not be written', { code: event, cause })
    }
  }

  function hashOf(kind: 'subject' | 'address', text: string): Buffer {
    return createHmac('sha256', dataKey).update(`audit ${kind} ${text.toLowerCase()}`).digest()
  }

  return {
    record: (event) => {
      counts[event.event] = (counts[event.event] ?? 0) + 1
      if (!mayWrite(event.address ?? '')) return
      const done = write(event).finally(() => writing.delete(done))
      writing.add(done)
    },
    counts: () => ({ ...counts }),
    report: () => {
      for (const [name, count] of Object.entries(counts)) {
        const event = name as SecurityEventName // the keys of counts
        const since = count - (reported[event] ?? 0)
        if (since > 0) log.warn('security events', { code: event, count: since })
        reported[event] = count
      }
    },
    written: async () => {
      await Promise.all(writing)
    },
  }
}
