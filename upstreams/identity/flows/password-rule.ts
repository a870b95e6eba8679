import type { PasswordPolicy } from '@fondly/contracts/pingone/flows.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Unsatisfied } from './flow-problem.ts'

/** `nist` requires 15 characters and no character classes; both refuse common passwords. */
export type PasswordRule = 'default' | 'nist'

const MAX_PASSWORD_CHARACTERS = 255
// Each key lists the characters of one class. PingOne's clients look for exactly these four keys.
const CLASSES = {
  ABCDEFGHIJKLMNOPQRSTUVWXYZ: /\p{Lu}/u,
  abcdefghijklmnopqrstuvwxyz: /\p{Ll}/u,
  '0123456789': /[0-9]/,
  '~!@#$%^&*()-_=+[]{}|;:,.<>/?': /[~!@#$%^&*()\-_=+[\]{}|;:,.<>/?]/,
}
const minPasswordLength = (rule: PasswordRule) => (rule === 'nist' ? 15 : 8)

/** The password policy as the flow resource shows it. */
export function passwordPolicy(rule: PasswordRule): PasswordPolicy {
  return {
    name: rule === 'nist' ? 'Long' : 'Standard',
    length: { min: minPasswordLength(rule), max: MAX_PASSWORD_CHARACTERS },
    ...(rule === 'nist' ? {} : { minCharacters: Object.fromEntries(Object.keys(CLASSES).map((signs) => [signs, 1])) }),
    excludesProfileData: true,
    excludesCommonlyUsed: true,
    notSimilarToCurrent: true,
    lockout: { failureCount: 5, durationSeconds: 900 },
  }
}

/** The requirements that a new password fails, or undefined. `own`: the user's name and e-mail address, which a password must not hold. */
export function checkNewPassword(rule: PasswordRule, password: string, own: string[]): Unsatisfied | undefined {
  const names: Requirement[] = []
  if (rule === 'default') for (const sign of Object.values(CLASSES)) if (!sign.test(password)) names.push('minCharacters')
  const length = Array.from(password).length
  if (length < minPasswordLength(rule) || length > MAX_PASSWORD_CHARACTERS) names.push('length')
  if (isCommonPassword(password)) names.push('excludesCommonlyUsed')
  if (own.flatMap(profileParts).some((part) => password.toLowerCase().includes(part))) names.push('excludesProfileData')
  return names.length > 0 ? unsatisfied(names, rule) : undefined
}

export function unsatisfied(names: Requirement[], rule: PasswordRule): Unsatisfied {
  return { names, sentences: Object.fromEntries([...new Set(names)].map((name) => [name, requirements(rule)[name]])) }
}

// Returns the part before the @ of an e-mail address, if it has at least four characters.
const profileParts = (own: string) => [own.toLowerCase().split('@')[0] ?? ''].filter((part) => part.length >= 4)

/** The sentence for each requirement, by PingOne's names. */
export const requirements = (rule: PasswordRule) => ({
  length: `The password must have at least ${minPasswordLength(rule)} characters.`,
  minCharacters: 'The password must have an upper-case letter, a lower-case letter, a digit and a special character.',
  excludesCommonlyUsed: 'The password is one that many people use.',
  excludesProfileData: 'The password must not hold your user name.',
  notSimilarToCurrent: 'The password must not be the current one.',
})
export type Requirement = keyof ReturnType<typeof requirements>
