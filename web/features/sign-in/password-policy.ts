import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import type { PasswordPolicy } from '@fondly/domain/sign-in/password-rule.ts'

/** Returns the password policy of the flow. A policy without required character classes is 'nist', which requires only a length. */
export function findPasswordPolicy(flow: Flow): PasswordPolicy {
  const policy = flow._embedded?.passwordPolicy
  return policy && !policy.minCharacters ? 'nist' : 'default'
}
