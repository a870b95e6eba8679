import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from './tables.ts'

export type InjectedFaultRow = Selectable<Tables['disturbance']>
export type NewInjectedFault = Pick<InjectedFaultRow, 'id' | 'method' | 'path' | 'kind' | 'after' | 'times'> & { more: object }

/** The most faults that are stored, including those that are used up. */
const MAX_INJECTED_FAULTS = 100
/** A process that found no fault does not look again for this time, so that calls stay fast without injected faults. */
const IDLE_CACHE_MS = 1000

/** Stores the injected faults, and how often each has matched a call, in the database. Every process on this database uses them. */
export function injectedFaults(database: Kysely<Tables>, clock: () => Date) {
  let idleUntil = 0
  const unused = sql<boolean>`met < after + times`

  return {
    list: () => database.selectFrom('disturbance').selectAll().orderBy('position').execute(),

    /** Stores a fault. Returns undefined when the limit is reached. */
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

    /** Removes the fault with this id, or all faults without an id. Returns false when no fault has the id. */
    remove: async (id?: string): Promise<boolean> => {
      const gone = await database
        .deleteFrom('disturbance')
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .returning('id')
        .execute()
      return id === undefined || gone.length > 0
    },

    /** Returns the first fault that matches a call and is due. Counts the call for this fault and for each matching fault before it. */
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
