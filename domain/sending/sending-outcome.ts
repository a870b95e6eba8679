/** Why a sending ended without an order, where its sender did not decide so. Each has one sentence in every language (languages/). */
export const SENDING_OUTCOMES = ['failed', 'form', 'too-late', 'original-withdrawn'] as const
export type SendingOutcome = (typeof SENDING_OUTCOMES)[number]
