import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from './tables.ts'

export type InjectedFaultRow = Selectable<Tables['disturbance']>
export type NewInjectedFault = Pick<InjectedFaultRow, 'id' | 'method' | 'path' | 'kind' | 'after' | 'times'> & { more: object }

/** At most this many are stored, used up or not. */
const MAX_INJECTED_FAULTS = 100
/** How long a process does not look again after it found none, so that calls cost nothing more without injected faults. */
const IDLE_CACHE_MS = 1000

/** The injected faults of this database, and how often each has matched a call. They hold for every process on it. */
export function injectedFaults(database: Kysely<Tables>, clock: () => Date) {
  let idleUntil = 0
  const unused = sql<boolean>`met < after + times`

  return {
    list: () => database.selectFrom('disturbance').selectAll().orderBy('position').execute(),

    /** Undefined when the limit is reached. */
    add: async ({ more, ...disturbance }: NewInjectedFault): Promise<InjectedFaultRow | undefined> => {
      idleUntil = 0
      const row = await database
        .insertInto('disturbance')
        .columns(['id', 'method', 'path', 'kind', 'after', 'times', 'more'])
        .expression(
          sql`select ${disturbance.id}::uuid, ${disturbance.method}::text, ${disturbance.path}::text, ${disturbance.kind}::text,
            ${disturbance.after}::integer, ${disturbance.times}::integer, ${JSON.stringify(more)}::jsonb
            where (select count(*) from disturbance) < ${MAX_INJECTED_FAULTS}`,
        )
        .returningAll()
        .executeTakeFirst()
      return row
    },

    /** Removes one, or all; false when the one does not exist. */
    remove: async (id?: string): Promise<boolean> => {
      const gone = await database
        .deleteFrom('disturbance')
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .returning('id')
        .execute()
      return id === undefined || gone.length > 0
    },

    /** Counts a call for every fault that matches it, up to the first one that is due, and returns that one. */
    take: async (isMatch: (disturbance: InjectedFaultRow) => boolean): Promise<InjectedFaultRow | undefined> => {
      const now = clock().getTime()
      if (now < idleUntil) return undefined
      const waiting = await database.selectFrom('disturbance').selectAll().where(unused).orderBy('position').execute()
      if (waiting.length === 0) idleUntil = now + IDLE_CACHE_MS
      for (const disturbance of waiting.filter(isMatch)) {
        const counted = await database
          .updateTable('disturbance')
          .set({ met: sql`met + 1` })
          .where('id', '=', disturbance.id)
          .where(unused)
          .returning('met')
          .executeTakeFirst()
        if (counted && counted.met > disturbance.after) return disturbance
      }
      return undefined
    },
  }
}
