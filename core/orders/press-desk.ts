/** What the press answers about orders; it is the arbiter of whether one is still printed. */
export type PressDesk = {
  /** Takes an order off the press for good: by this call, by an earlier one, or not, because its batch was cut or a correction of it is being sent. Commerce hears of it without our doing. */
  withdraw: (orderNo: string, userId: string) => Promise<'withdrawn' | 'already' | 'cut' | 'reserved'>
  /**
   * Keeps an order from being cut while the sending that corrects it makes the new order. Repeatable. 'withdrawn': it was withdrawn before. 'cut': it is
   * being printed. 'taken': another sending replaces it, or has replaced it.
   */
  reserve: (orderNo: string, sendingId: string) => Promise<'reserved' | 'withdrawn' | 'cut' | 'taken'>
  /** That sending's own order can be printed: the reserved one is withdrawn, and commerce hears of it. */
  replace: (orderNo: string, options: { sendingId: string; by: string }) => Promise<void>
  /** That sending has ended without a card: the reserved order is printed after all. */
  release: (orderNo: string, sendingId: string) => Promise<void>
  /** Until when each of these orders may be withdrawn (undefined where it may not, or cannot be told), whether it was, and how it stands. */
  withdrawableUntil: (
    orders: readonly { orderNo: string; mailDate: string }[],
  ) => Promise<Map<string, { until: Date | undefined; withdrawn: boolean; state: 'waiting' | 'reserved' | 'withdrawn' | 'cut' }>>
}

/** Nothing can be withdrawn where nobody prints. */
export const noPress: PressDesk = {
  withdraw: () => Promise.resolve('cut'),
  reserve: () => Promise.resolve('cut'),
  replace: () => Promise.resolve(),
  release: () => Promise.resolve(),
  withdrawableUntil: () => Promise.resolve(new Map()),
}
