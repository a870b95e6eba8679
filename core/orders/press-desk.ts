import type { RejectionCode } from '@fondly/domain/print/rejection.ts'

/** What the press knows and decides about orders. Only the press decides whether an order is still printed. */
export type PressDesk = {
  /**
   * Withdraws an order for good, and reports this to commerce. 'already': the order was withdrawn before. 'cut': its batch is cut. 'reserved': a
   * correction of the order is being sent.
   */
  withdraw: (orderNo: string, userId: string) => Promise<'withdrawn' | 'already' | 'cut' | 'reserved'>
  /**
   * Prevents that an order is cut while the sending that corrects it makes the new order. Repeatable. 'withdrawn': the order was withdrawn before.
   * 'cut': it is being printed. 'taken': another sending is replacing it or has replaced it.
   */
  reserve: (orderNo: string, sendingId: string) => Promise<'reserved' | 'withdrawn' | 'cut' | 'taken'>
  /** Withdraws the reserved order and reports this to commerce, because the new order of the sending can be printed. */
  replace: (orderNo: string, options: { sendingId: string; by: string }) => Promise<void>
  /** Releases the reserved order, because the sending ended without a card. The reserved order is printed after all. */
  release: (orderNo: string, sendingId: string) => Promise<void>
  /**
   * Returns for each order its state at the press, whether it was withdrawn, and until when it can be withdrawn (undefined: it cannot, or this is
   * unknown).
   */
  withdrawableUntil: (
    orders: readonly { orderNo: string; mailDate: string }[],
  ) => Promise<Map<string, { until: Date | undefined; withdrawn: boolean; state: 'waiting' | 'reserved' | 'withdrawn' | 'cut' }>>
  /** Returns the names of the batches with these orders, by order number. An order that is in no batch is missing. */
  batchesOf: (orderNumbers: readonly string[]) => Promise<Map<string, string>>
  /** Returns which of these orders were withdrawn, and why the press refused the others. */
  endings: (orderNumbers: readonly string[]) => Promise<Map<string, { isWithdrawn: boolean; rejection: RejectionCode | undefined }>>
}

/** The desk of a core without a press. Nothing can be withdrawn. */
export const noPress: PressDesk = {
  withdraw: () => Promise.resolve('cut'),
  reserve: () => Promise.resolve('cut'),
  replace: () => Promise.resolve(),
  release: () => Promise.resolve(),
  withdrawableUntil: () => Promise.resolve(new Map()),
  batchesOf: () => Promise.resolve(new Map()),
  endings: () => Promise.resolve(new Map()),
}
