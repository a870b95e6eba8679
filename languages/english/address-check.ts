import type { AddressProblemCode } from '@fondly/domain/address/address-answer.ts'

/** What the address check finds, in the form and when a card is sent. */
export const addressCheck = {
  /** What the address check found. The last entry shows the text of the check itself. */
  problems: {
    'address-unverified':
      'We were unable to verify your shipping address with the US postal service. Please check for any errors or missing information',
    'address-multiple': 'Multiple addresses were found for the information you entered, and no default exists.',
    'address2-dropped': 'Unable to save the Apartment, suite, field. Please check the data or remove to send your card.',
    'address-check-says': '{text}',
  } satisfies Record<AddressProblemCode, string>,
  /**
   * Translates a known sentence of the address check, which answers in English. Returns undefined for an unknown sentence, which is shown in English.
   */
  ofAddressCheck: (_sentence: string): string | undefined => undefined,
}
