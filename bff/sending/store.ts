import { createDurableTable } from '@fondly/kit/durable/table.ts'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const sendingMigrations: Record<string, Migration> = {
  '002 sendings': {
    async up(database) {
      await createDurableTable(database, 'bff', 'sending')
      await sql`create table bff.sending_turn (user_id text primary key, sending_id text not null)`.execute(database)
    },
  },
}
