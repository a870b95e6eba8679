/** What happens to the cards of a closed day: they are mailed on the mailing day before or after it, or each sender is asked. */
export const CARD_PLANS = ['earlier', 'later', 'ask'] as const
export type CardPlan = (typeof CARD_PLANS)[number]

/**
 * The outcome of a card of a closed day. 'moving': a replacement for another day is being sent. 'asked': its sender is asked for another day. 'left':
 * it stays unchanged.
 */
export const CLOSED_DAY_OUTCOMES = ['moving', 'moved', 'asked', 'left'] as const
export type ClosedDayOutcome = (typeof CLOSED_DAY_OUTCOMES)[number]
