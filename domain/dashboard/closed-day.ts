/** What becomes of the cards that are dated a day on which nothing is mailed any more: mailed on the mailing day before or after it, or each sender is asked. */
export const CARD_PLANS = ['earlier', 'later', 'ask'] as const
export type CardPlan = (typeof CARD_PLANS)[number]

/**
 * What became of a card of a closed day. 'moving': a card for another day is being sent in its place. 'asked': its sender is asked for another day.
 * 'left': it stays as it is.
 */
export const CLOSED_DAY_OUTCOMES = ['moving', 'moved', 'asked', 'left'] as const
export type ClosedDayOutcome = (typeof CLOSED_DAY_OUTCOMES)[number]
