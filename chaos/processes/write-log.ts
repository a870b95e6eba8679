import { openDatabase } from '@fondly/kit/sql/database.ts'
import { sql } from 'kysely'

/** Which processes' writes reached the database. The application name of its database sessions identifies a process. */
export type Landed = {
  /** Leases of sendings under which more than one process wrote. There must be none. */
  underAnothersLease: { sendingId: string; leaseNumber: number; processes: string[] }[]
  /** Basket changes at commerce by a process that had already lost the sending. They cannot be prevented, but must do no harm. */
  lateAtCommerce: number
}

const STATEMENTS = [
  `create schema if not exists chaos`,
  `create table if not exists chaos.write (number bigserial primary key, sending_id text not null, lease_number bigint not null, process text not null)`,
  `create index if not exists write_of on chaos.write (sending_id, lease_number)`,
  `create table if not exists chaos.late (basket_id text not null, process text not null)`,
  `create or replace function chaos.note_write() returns trigger language plpgsql as $$
    begin
      if new.lease_number > 0 and current_setting('application_name') like 'chaos-%' then
        insert into chaos.write (sending_id, lease_number, process) values (new.id, new.lease_number, current_setting('application_name'));
      end if;
      return null;
    end $$`,
  `create or replace trigger note_write after update on bff.sending for each row execute function chaos.note_write()`,
  `create or replace function chaos.note_late() returns trigger language plpgsql as $$
    declare holder text;
    begin
      select process into holder from chaos.write
        join bff.sending on sending.id = write.sending_id and sending.lease_number = write.lease_number
        where sending.data ->> 'basketId' = new.basket_id and sending.state = 'running' order by number desc limit 1;
      if holder <> current_setting('application_name') then
        insert into chaos.late values (new.basket_id, current_setting('application_name'));
      end if;
      return null;
    end $$`,
  `create or replace trigger note_late after update on commerce.basket for each row execute function chaos.note_late()`,
  `create index if not exists sending_of_basket on bff.sending ((data ->> 'basketId'))`,
]

/** Records, from begin() on, each process's writes on sendings with their lease numbers. */
export function writeLog(databaseUrl: string) {
  const database = openDatabase({ url: databaseUrl, schema: 'public', poolSize: 1 })
  return {
    begin: async (): Promise<void> => {
      for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
    },
    /** The running sendings for which this process has written under the current lease, with the number of that lease. */
    heldBy: async (process: string): Promise<{ sendingId: string; leaseNumber: number }[]> => {
      const { rows } = await sql<{ sendingId: string; leaseNumber: number }>`
        select id as "sendingId", lease_number as "leaseNumber" from bff.sending
        where state = 'running' and exists (
          select from chaos.write where sending_id = id and write.lease_number = sending.lease_number and process = ${process})`.execute(
        database,
      )
      return rows
    },
    /** Counts how many of these sendings another process has taken over, and how many are not running any more. */
    over: async (leases: { sendingId: string; leaseNumber: number }[]): Promise<{ takenOver: number; ended: number }> => {
      const { rows } = await sql<{ id: string; number: number; state: string }>`
        select id, lease_number as number, state from bff.sending where id = any(${leases.map(({ sendingId }) => sendingId)})`.execute(
        database,
      )
      const numberOf = new Map(leases.map(({ sendingId, leaseNumber }) => [sendingId, leaseNumber]))
      return {
        takenOver: rows.filter(({ id, number }) => number !== numberOf.get(id)).length,
        ended: rows.filter(({ state }) => state !== 'running').length,
      }
    },
    landed: async (): Promise<Landed> => {
      const { rows } = await sql<Landed['underAnothersLease'][number]>`
        select sending_id as "sendingId", lease_number as "leaseNumber", array_agg(distinct process) as processes
        from chaos.write group by sending_id, lease_number having count(distinct process) > 1`.execute(database)
      const late = await sql<{ count: number }>`select count(*)::int as count from chaos.late`.execute(database)
      return { underAnothersLease: rows, lateAtCommerce: late.rows[0]?.count ?? 0 }
    },
    close: () => database.destroy(),
  }
}
