import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import type { PasswordPolicy } from '@fondly/domain/sign-in/password-rule.ts'

/** Returns the password policy of the flow: without required character classes it is 'nist', which asks for length. */
export function findPasswordPolicy(flow: Flow): PasswordPolicy {
  const policy = flow._embedded?.passwordPolicy
  return policy && !policy.minCharacters ? 'nist' : 'default'
}
