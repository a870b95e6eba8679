import { type RawBuilder, sql } from 'kysely'

/**
 * Counts how many of these keys a row has, for sorting. In a large house every row shares the key of the address, so the rows that share the most keys
 * come first.
 */
export const countSharedKeys = (keys: readonly Buffer[]): RawBuilder<number> =>
  sql`cardinality(array(select unnest(keys) intersect select unnest(${keys}::bytea[])))`
