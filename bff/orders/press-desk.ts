/** What the press answers about orders; it is the arbiter of whether one is still printed. */
export type PressDesk = {
  /** Takes an order off the press for good: by this call, by an earlier one, or not, because its batch was cut. Commerce hears of it without our doing. */
  withdraw: (orderNo: string, userId: string) => Promise<'withdrawn' | 'already' | 'cut'>
  /** Until when each of these orders may be withdrawn (undefined where it may not), and whether it was. */
  withdrawableUntil: (
    orders: readonly { orderNo: string; mailDate: string }[],
  ) => Promise<Map<string, { until: Date | undefined; withdrawn: boolean }>>
}

/** Nothing can be withdrawn where nobody prints. */
export const noPress: PressDesk = {
  withdraw: () => Promise.resolve('cut'),
  withdrawableUntil: () => Promise.resolve(new Map()),
}
