import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from './tables.ts'

export type DisturbanceRow = Selectable<Tables['disturbance']>
export type NewDisturbance = Pick<DisturbanceRow, 'id' | 'method' | 'path' | 'kind' | 'after' | 'times'> & { more: object }

/** So many may stand at once, used up or not. */
const MOST = 100
/** How long a process believes that nothing is to be done wrong, after it has looked: calls of an undisturbed shop cost nothing more. */
const QUIET_MILLISECONDS = 1000

/** The disturbances of this database: what a demonstration was told to do wrong, and how often it has met its call. Every process on it obeys them. */
export function disturbanceBook(database: Kysely<Tables>, clock: () => Date) {
  let quietUntil = 0
  const unused = sql<boolean>`met < after + times`

  return {
    list: () => database.selectFrom('disturbance').selectAll().orderBy('position').execute(),

    /** Undefined when the book is full. */
    add: async ({ more, ...disturbance }: NewDisturbance): Promise<DisturbanceRow | undefined> => {
      quietUntil = 0
      const row = await database
        .insertInto('disturbance')
        .columns(['id', 'method', 'path', 'kind', 'after', 'times', 'more'])
        .expression(
          sql`select ${disturbance.id}::uuid, ${disturbance.method}::text, ${disturbance.path}::text, ${disturbance.kind}::text,
            ${disturbance.after}::integer, ${disturbance.times}::integer, ${JSON.stringify(more)}::jsonb
            where (select count(*) from disturbance) < ${MOST}`,
        )
        .returningAll()
        .executeTakeFirst()
      return row
    },

    /** One of them, or all; false when it is not there. */
    remove: async (id?: string): Promise<boolean> => {
      const gone = await database
        .deleteFrom('disturbance')
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .returning('id')
        .execute()
      return id === undefined || gone.length > 0
    },

    /** Counts a call with every disturbance that it fits, until one whose turn it is; that one is to happen now. */
    meet: async (fits: (disturbance: DisturbanceRow) => boolean): Promise<DisturbanceRow | undefined> => {
      const now = clock().getTime()
      if (now < quietUntil) return undefined
      const waiting = await database.selectFrom('disturbance').selectAll().where(unused).orderBy('position').execute()
      if (waiting.length === 0) quietUntil = now + QUIET_MILLISECONDS
      for (const disturbance of waiting.filter(fits)) {
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
