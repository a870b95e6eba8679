import type { ValidateAddressAnswer } from '@fondly/contracts/worker/address.ts'

// Failures that nobody can cause from outside, made visible: two streets that exist nowhere, in any real city.
const TOO_MANY = '429 TOOMANY LN'
const OUTAGE = '503 OUTAGE LN'

/** '429 Toomany Ln' is always one request too many; at '503 Outage Ln' the service is down. */
export function sentinelAnswer(answer: ValidateAddressAnswer): ValidateAddressAnswer | 'outage' {
  if (!answer.success) return answer
  if (answer.address1 === OUTAGE) return 'outage'
  return answer.address1 === TOO_MANY ? { ...answer, success: false, code: 429, message: 'Too many requests', level: undefined } : answer
}
