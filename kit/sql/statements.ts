import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration that carries out statements, one after another; the list is read when it runs, and may stand below. */
export function statements(list: () => readonly string[]): Migration {
  return {
    async up(database) {
      for (const statement of list()) await sql.raw(statement).execute(database)
    },
  }
}
