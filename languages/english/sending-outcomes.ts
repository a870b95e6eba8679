import type { SendingOutcome } from '@fondly/domain/sending/sending-outcome.ts'

/** Why a sending ended without an order. */
export const sendingOutcomes = {
  failed: 'The card could not be sent, and nothing was ordered. Please try again.',
  'too-late':
    'The card that you are correcting is already being printed, so the corrected one was not sent. If you send it as a new card, both are mailed.',
  'original-withdrawn':
    'The card that you are correcting was withdrawn meanwhile, so the corrected one was not sent either. You can send it as a new card.',
  'do-not-mail': 'The card was not sent, and nothing was ordered: this person or address is on your Do not mail list.',
  form: 'The card was not sent: something in the form has changed. Please look at it again.',
} as const satisfies Record<SendingOutcome, string>
