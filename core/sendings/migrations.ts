import { createDurableTable, renewDurableTable } from '@fondly/kit/durable/table.ts'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const sendingMigrations: Record<string, Migration> = {
  '002 sendings': {
    async up(database) {
      await createDurableTable(database, 'bff', 'sending')
      await sql`create table bff.sending_turn (user_id text primary key, sending_id text not null)`.execute(database)
    },
  },
  '004 one purchase, what needs attention': {
    async up(database) {
      // A crash at the wrong moment could have left one twice.
      await sql`
        delete from bff.audit using bff.audit earlier
        where audit.event = 'purchase' and earlier.event = 'purchase' and earlier.order_no = audit.order_no and earlier.id < audit.id`.execute(
        database,
      )
      await sql`create unique index audit_purchase on bff.audit (order_no) where event = 'purchase'`.execute(database)
      await sql`create index sending_stopped on bff.sending (owner, updated_at) where state = 'stopped'`.execute(database)
    },
  },
  '005 what of a sending never changes': {
    up: (database) => renewDurableTable(database, 'bff', 'sending'),
  },
  '006 the sending of a scan code': {
    async up(database) {
      await sql`create index sending_scan_code on bff.sending ((fixed ->> 'scanCode')) where fixed ->> 'scanCode' is not null`.execute(
        database,
      )
    },
  },
  '010 the lists that were approved': {
    async up(database) {
      await sql`
        create table bff.approved_list (
          sending_id text not null references bff.sending (id) on delete cascade,
          hash text not null,
          sealed bytea not null,
          primary key (sending_id, hash)
        )`.execute(database)
    },
  },
  '011 baskets that may still come': {
    async up(database) {
      await createDurableTable(database, 'bff', 'late_basket')
      await sql`alter table bff.late_basket add foreign key (id) references bff.sending (id) on delete cascade`.execute(database)
    },
  },
  '012 a sending is written without touching its indexes': {
    async up(database) {
      // Each write of a sending changes updated_at: with that in an index, each would write an entry into every index.
      await sql`drop index bff.sending_stopped`.execute(database)
      await sql`create index sending_stopped on bff.sending (owner) where state = 'stopped'`.execute(database)
      // And it stays on its page where there is room for some versions of it.
      await sql`alter table bff.sending set (fillfactor = 50)`.execute(database)
    },
  },
  '013 who holds a sending tells how far it is': {
    async up(database) {
      for (const table of ['sending', 'late_basket']) await renewDurableTable(database, 'bff', table)
    },
  },
}
