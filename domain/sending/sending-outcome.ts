/** Why a sending ended without an order and without a decision of its sender. Each code has one sentence in every language (languages/). */
export const SENDING_OUTCOMES = ['failed', 'form', 'too-late', 'original-withdrawn', 'do-not-mail'] as const
export type SendingOutcome = (typeof SENDING_OUTCOMES)[number]
