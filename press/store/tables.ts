import type { Generated } from 'kysely'

/** The press's own tables, in the schema `press`. No name, address or message lies here: those stay in commerce and on paper. */
export type PressTables = {
  batch: {
    id: Generated<number>
    mail_date: string
    number: number
    /** Cut: its orders are settled. Complete: its folder lies on disk. Exported: commerce knows. */
    state: Generated<'cut' | 'complete' | 'exported'>
    created_at: Date
    completed_at: Date | null
  }
  print_order: {
    order_no: string
    /** Null where the order's own cannot be read; such an order is unprintable. */
    mail_date: string | null
    state: Generated<'free' | 'cut' | 'exported' | 'unprintable'>
    batch_id: number | null
    reason: string | null
    seen_at: Date
  }
  turn: { singleton: boolean; number: number; until: Date }
}
