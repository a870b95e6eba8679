import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../store/tables.ts'

export type Methods = ReturnType<typeof methodsIn>

const KEPT_MILLISECONDS = 60_000

/** The ways of sending and of paying. They change when a server starts, and are kept for a minute. */
export function methodsIn(database: Kysely<Tables>, clock: () => Date) {
  const kept = <Row>(read: () => Promise<Row[]>) => {
    let known: { until: number; rows: Promise<Row[]> } | undefined
    return (): Promise<Row[]> => {
      const now = clock().getTime()
      if (known && now < known.until) return known.rows
      const fresh = { until: now + KEPT_MILLISECONDS, rows: read() }
      fresh.rows.catch(() => (known = undefined))
      return (known = fresh).rows
    }
  }
  const shipping = kept(() => database.selectFrom('shipping_method').selectAll().orderBy('id').execute())
  const payment = kept(() => database.selectFrom('payment_method').selectAll().orderBy('id').execute())
  return {
    shipping: async (id: string): Promise<Selectable<Tables['shipping_method']> | undefined> =>
      (await shipping()).find((method) => method.id === id),
    isPayment: async (id: string): Promise<boolean> => (await payment()).some((method) => method.id === id),
  }
}
