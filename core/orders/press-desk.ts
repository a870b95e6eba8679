import type { RejectionCode } from '@fondly/domain/print/rejection.ts'

/** What the press knows and decides about orders; it alone decides whether one is still printed. */
export type PressDesk = {
  /**
   * Withdraws an order for good, and reports it to commerce. 'already': it was withdrawn before. 'cut': its batch is cut. 'reserved': a correction of
   * it is being sent.
   */
  withdraw: (orderNo: string, userId: string) => Promise<'withdrawn' | 'already' | 'cut' | 'reserved'>
  /**
   * Keeps an order from being cut while the sending that corrects it makes the new order. Repeatable. 'withdrawn': it was withdrawn before. 'cut': it is
   * being printed. 'taken': another sending replaces it, or has replaced it.
   */
  reserve: (orderNo: string, sendingId: string) => Promise<'reserved' | 'withdrawn' | 'cut' | 'taken'>
  /** Withdraws the reserved order, because the new order of that sending can be printed, and reports it to commerce. */
  replace: (orderNo: string, options: { sendingId: string; by: string }) => Promise<void>
  /** Releases the reserved order, because that sending ended without a card. It is printed after all. */
  release: (orderNo: string, sendingId: string) => Promise<void>
  /** Returns for each order until when it can be withdrawn (undefined: it cannot, or unknown), whether it was, and its state at the press. */
  withdrawableUntil: (
    orders: readonly { orderNo: string; mailDate: string }[],
  ) => Promise<Map<string, { until: Date | undefined; withdrawn: boolean; state: 'waiting' | 'reserved' | 'withdrawn' | 'cut' }>>
  /** Returns the names of the batches into which these orders were cut; the others are missing. */
  batchesOf: (orderNumbers: readonly string[]) => Promise<Map<string, string>>
  /** Returns which of these orders were withdrawn here, and why the press refused the others. */
  endings: (orderNumbers: readonly string[]) => Promise<Map<string, { isWithdrawn: boolean; rejection: RejectionCode | undefined }>>
}

/** Without a press nothing can be withdrawn. */
export const noPress: PressDesk = {
  withdraw: () => Promise.resolve('cut'),
  reserve: () => Promise.resolve('cut'),
  replace: () => Promise.resolve(),
  release: () => Promise.resolve(),
  withdrawableUntil: () => Promise.resolve(new Map()),
  batchesOf: () => Promise.resolve(new Map()),
  endings: () => Promise.resolve(new Map()),
}
