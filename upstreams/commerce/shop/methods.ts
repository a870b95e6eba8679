import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../store/tables.ts'

export type Methods = ReturnType<typeof methodCache>

const CACHE_TTL_MS = 60_000

/** Shipping and payment methods, cached for a minute. */
export function methodCache(database: Kysely<Tables>, clock: () => Date) {
  const cached = <Row>(read: () => Promise<Row[]>) => {
    let cache: { until: number; rows: Promise<Row[]> } | undefined
    return (): Promise<Row[]> => {
      const now = clock().getTime()
      if (cache && now < cache.until) return cache.rows
      const fresh = { until: now + CACHE_TTL_MS, rows: read() }
      fresh.rows.catch(() => (cache = undefined))
      return (cache = fresh).rows
    }
  }
  const shipping = cached(() => database.selectFrom('shipping_method').selectAll().orderBy('id').execute())
  const payment = cached(() => database.selectFrom('payment_method').selectAll().orderBy('id').execute())
  return {
    shipping: async (id: string): Promise<Selectable<Tables['shipping_method']> | undefined> =>
      (await shipping()).find((method) => method.id === id),
    isPayment: async (id: string): Promise<boolean> => (await payment()).some((method) => method.id === id),
  }
}
