import { type RawBuilder, sql } from 'kysely'

/**
 * Counts how many of these keys a row has. Sort by this count: in a large house every row shares the key of the address, so only the rows with the
 * most shared keys are likely to match.
 */
export const countSharedKeys = (keys: readonly Buffer[]): RawBuilder<number> =>
  sql`cardinality(array(select unnest(keys) intersect select unnest(${keys}::bytea[])))`
