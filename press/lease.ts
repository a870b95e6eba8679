import { sql, type Kysely } from 'kysely'
import type { PressTables } from './store/tables.ts'

/** Another process has the lease: the old holder must stop. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/**
 * Acquires the lease and returns its number, or undefined while another process has it. The lease expires after this many seconds without
 * `renewLease`.
 */
export async function acquireLease(database: Kysely<PressTables>, seconds: number): Promise<number | undefined> {
  const taken = await sql<{ number: number }>`
    update press.lease set number = number + 1, until = now() + ${seconds} * interval '1 second' where until < now() returning number`.execute(
    database,
  )
  return taken.rows[0]?.number
}

/**
 * Renews our lease for this many seconds from now. `lease` is the number from `acquireLease`. Throws LeaseLost when another process has the lease.
 */
export async function renewLease(database: Kysely<PressTables>, number: number, seconds: number): Promise<void> {
  const renewed =
    await sql`update press.lease set until = now() + ${seconds} * interval '1 second' where number = ${number} returning number`.execute(
      database,
    )
  if (renewed.rows.length === 0) throw new LeaseLost('Another process has taken over printing.')
}

/**
 * Gives our lease back, so that another process may print at once. `lease` is the number from `acquireLease`. Does nothing when another process has
 * the lease.
 */
export async function releaseLease(database: Kysely<PressTables>, number: number): Promise<void> {
  await sql`update press.lease set until = '-infinity' where number = ${number}`.execute(database)
}
