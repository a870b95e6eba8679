import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { sql } from 'kysely'
import type { CommerceContext } from '../context.ts'

/** Loads blackout days as custom objects, with day and site as their key. */
export async function loadBlackoutDays(
  { database, env }: CommerceContext,
  days: LoadDocuments['blackoutDays'],
  type: string,
): Promise<void> {
  await database
    .insertInto('custom_object_type')
    .values({ id: type, key_property: 'id' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const now = env.clock()
  for (const { day, reason, site } of days) {
    const custom = JSON.stringify({ c_date: `${day}T00:00:00.000Z`, c_reason: reason?.en, c_reason_es: reason?.es })
    await database
      .insertInto('custom_object')
      .values({ object_type: type, site_id: site, key_value: day, custom, created_at: now, modified_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['object_type', 'site_id', 'key_value'])
          .doUpdateSet({ custom, modified_at: now, revision: sql`custom_object.revision + 1` })
          .where(sql<boolean>`custom_object.custom is distinct from excluded.custom`),
      )
      .execute()
  }
}
