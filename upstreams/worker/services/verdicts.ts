import type { Standardised, Strictness, Verdict } from './address-service.ts'

export const NOT_FOUND: Verdict = { success: false, message: 'Address Not Found' }
export const MULTIPLE: Verdict = {
  success: false,
  message: 'Multiple addresses were found for the information you entered, and no default exists.',
}

const UNIT_UNKNOWN = 'The apartment or suite number could not be confirmed.'
const UNIT_MISSING =
  'Default address: The address you entered was found but more information is needed (such as an apartment, suite, or box number) to match to a specific address.'

/** The verdict for a DPV confirmation code: Y, S, D, or anything else. `unitMissing`: the service's own sentence for D. */
export function toVerdict(confirmation: string, address: Standardised, strictness: Strictness, unitMissing = ''): Verdict {
  if (confirmation === 'Y') return { success: true, message: '', level: 'dpv', address }
  // Remove the delivery point, because the unit is not confirmed.
  const { delivery_point: _, ...building } = address
  if (confirmation === 'S') return { success: true, message: UNIT_UNKNOWN, level: 'zip', address: building }
  if (confirmation !== 'D') return NOT_FOUND
  const message = unitMissing || UNIT_MISSING
  return strictness === 'strict' ? { success: false, message } : { success: true, message, level: 'zip', address: building }
}

/** Returns a delivery point of two digits; undefined for any other text. */
export const twoDigits = (text: string): string | undefined => (/^\d{2}$/.test(text) ? text : undefined)
