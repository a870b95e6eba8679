import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import type { PasswordPolicy } from '@fondly/domain/sign-in/password-rule.ts'

/** Which rule the flow's identity provider follows: without classes of characters it is the long one. */
export function findPasswordPolicy(flow: Flow): PasswordPolicy {
  const policy = flow._embedded?.passwordPolicy
  return policy && !policy.minCharacters ? 'nist' : 'default'
}
