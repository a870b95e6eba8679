import type { ValidateAddressAnswer } from '@fondly/contracts/worker/address.ts'

// Two street addresses that exist nowhere show failures of the address service, which a demonstration cannot cause otherwise.
const TOO_MANY = '429 TOOMANY LN'
const OUTAGE = '503 OUTAGE LN'

/** '429 Toomany Ln' is answered as too many requests, '503 Outage Ln' as an outage of the service. */
export function sentinelAnswer(answer: ValidateAddressAnswer): ValidateAddressAnswer | 'outage' {
  if (!answer.success) return answer
  if (answer.address1 === OUTAGE) return 'outage'
  return answer.address1 === TOO_MANY ? { ...answer, success: false, code: 429, message: 'Too many requests', level: undefined } : answer
}
