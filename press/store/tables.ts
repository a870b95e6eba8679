import type { Generated } from 'kysely'

/** The press's own tables, in the schema `press`. No name, address or message lies here: those stay in commerce and on paper. */
export type PressTables = {
  batch: {
    id: Generated<number>
    mail_date: string
    number: number
    /** Empty where it was cut before batches were told apart by it. */
    size: Generated<string>
    stock: Generated<string>
    /** Cut: its orders are settled. Complete: its folder lies on disk. Exported: commerce knows. */
    state: Generated<'cut' | 'complete' | 'exported'>
    created_at: Date
    completed_at: Date | null
    /** What the operator says, and who. */
    acknowledged_at: Generated<Date | null>
    acknowledged_by: Generated<string | null>
    mailed_at: Generated<Date | null>
    mailed_by: Generated<string | null>
    /** Commerce knows that it was mailed. */
    shipped_told: Generated<boolean>
  }
  print_order: {
    order_no: string
    /** Null where the order's own cannot be read (such an order is unprintable), and where it was withdrawn or reserved before the press saw it. */
    mail_date: string | null
    size: Generated<string>
    stock: Generated<string>
    orientation: Generated<string>
    state: Generated<OrderState>
    batch_id: number | null
    reason: string | null
    seen_at: Date
    /** A free order may be cut from then on. */
    cut_at: Generated<Date | null>
    withdrawn_at: Generated<Date | null>
    /** The user's id. */
    withdrawn_by: Generated<string | null>
    /** Commerce knows that it was withdrawn. */
    cancel_told: Generated<boolean>
    /** The sending that corrects it: while the order is reserved, and afterwards if it was withdrawn for that correction. */
    reserved_by: Generated<string | null>
    reserved_at: Generated<Date | null>
    /** Null where it was noted before cards were, and where the card is not known. */
    card_id: Generated<string | null>
  }
  /** Cards of which orders were noted, as the catalogue told them last. */
  card: { id: string; name: string; size: string; orientation: string; picture_url: string }
  reprint: {
    id: Generated<number>
    /** Of the form in which it was asked for: pressed twice, it is one reprint. */
    key: string
    order_no: string
    batch_id: number
    reason: string
    note: string
    asked_by: string
    asked_at: Date
    completed_at: Date | null
    /** Why it cannot be made, in a sentence for the operator: it has ended. */
    unprintable: Generated<string | null>
  }
  /** Under which number a piece is mailed: 'order 10001234' or 'reprint 7'. */
  mail_piece: { piece: string; mailer_id: string; serial: number; given_at: Date }
  turn: { singleton: boolean; number: number; until: Date }
}

/**
 * This row alone decides between the press, a withdrawal and a correction of the same order. A reserved order is not cut until the sending that corrects
 * it has ended.
 */
export type OrderState = 'free' | 'reserved' | 'cut' | 'exported' | 'unprintable' | 'withdrawn'
