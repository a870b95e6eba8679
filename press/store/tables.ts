import type { Rejection } from '@fondly/domain/print/rejection.ts'
import type { ColumnType, Generated } from 'kysely'

/** The press's own tables, in the schema `press`. They hold no name, address or message: those stay in commerce and on paper. */
export type PressTables = {
  batch: {
    id: Generated<number>
    mail_date: string
    number: number
    /** Empty for old batches, which were cut without a size. */
    size: Generated<string>
    stock: Generated<string>
    /** 'cut': the orders of the batch are fixed. 'complete': its folder is on disk. 'exported': commerce knows that it is printed. */
    state: Generated<'cut' | 'complete' | 'exported'>
    created_at: Date
    completed_at: Date | null
    /** When an operator acknowledged the batch or marked it as mailed, and which operator. */
    acknowledged_at: Generated<Date | null>
    acknowledged_by: Generated<string | null>
    mailed_at: Generated<Date | null>
    mailed_by: Generated<string | null>
    /** Whether commerce knows that the batch was mailed. */
    shipment_reported: Generated<boolean>
  }
  print_order: {
    order_no: string
    /**
     * Null when the date of the order is unreadable (such an order is unprintable). Also null for an order that was withdrawn or reserved before the
     * press saw it.
     */
    mail_date: string | null
    size: Generated<string>
    stock: Generated<string>
    orientation: Generated<string>
    state: Generated<OrderState>
    batch_id: number | null
    /** Why the order cannot be printed. */
    reason: StoredRejection
    seen_at: Date
    /** The earliest instant at which a free order is cut. */
    cut_at: Generated<Date | null>
    withdrawn_at: Generated<Date | null>
    /** The id of the user who withdrew the order. */
    withdrawn_by: Generated<string | null>
    /** Whether commerce was told that the order was withdrawn. */
    cancel_told: Generated<boolean>
    /** The sending that corrects the order. Set while the order is reserved, and afterwards if the correction withdrew the order. */
    reserved_by: Generated<string | null>
    reserved_at: Generated<Date | null>
    /** Null when the card is not known, and for old orders from before the press stored cards. */
    card_id: Generated<string | null>
  }
  /** The cards of all orders that were taken in, in the catalogue's last description. */
  card: { id: string; name: string; size: string; orientation: string; picture_url: string }
  reprint: {
    id: Generated<number>
    /** Identifies the form that requested the reprint. Pressing the button twice makes one reprint. */
    key: string
    order_no: string
    batch_id: number
    reason: string
    note: string
    asked_by: string
    asked_at: Date
    completed_at: Date | null
    /** Why the reprint cannot be made. Such a reprint has ended. */
    unprintable: StoredRejection
  }
  /** The number under which a piece is mailed: 'order 10001234' or 'reprint 7'. */
  mail_piece: { piece: string; mailer_id: string; serial: number; given_at: Date }
  lease: { singleton: boolean; number: number; until: Date }
}

/** A code and its values as JSON. */
type StoredRejection = ColumnType<Rejection | null, string | null | undefined, string | null>

/**
 * The state of this row alone decides between the press, a withdrawal and a correction of the same order. A reserved order is not cut until the
 * sending that corrects it has ended.
 */
export type OrderState = 'free' | 'reserved' | 'cut' | 'exported' | 'unprintable' | 'withdrawn'
