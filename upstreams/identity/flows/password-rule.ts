import type { PasswordPolicy } from '@fondly/contracts/pingone/flows.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Unsatisfied } from './problem.ts'

/** `nist` asks for length alone; both refuse what everybody guesses first. */
export type PasswordRule = 'default' | 'nist'

const LONGEST = 255
// The keys are an interface: PingOne's own clients look for exactly these four.
const CLASSES = {
  ABCDEFGHIJKLMNOPQRSTUVWXYZ: /\p{Lu}/u,
  abcdefghijklmnopqrstuvwxyz: /\p{Ll}/u,
  '0123456789': /[0-9]/,
  '~!@#$%^&*()-_=+[]{}|;:,.<>/?': /[~!@#$%^&*()\-_=+[\]{}|;:,.<>/?]/,
}
const shortest = (rule: PasswordRule) => (rule === 'nist' ? 15 : 8)

/** The policy as the page reads it. */
export function passwordPolicy(rule: PasswordRule): PasswordPolicy {
  return {
    name: rule === 'nist' ? 'Long' : 'Standard',
    length: { min: shortest(rule), max: LONGEST },
    ...(rule === 'nist' ? {} : { minCharacters: Object.fromEntries(Object.keys(CLASSES).map((signs) => [signs, 1])) }),
    excludesProfileData: true,
    excludesCommonlyUsed: true,
    notSimilarToCurrent: true,
    lockout: { failureCount: 5, durationSeconds: 900 },
  }
}

/** What a new password fails, or undefined. `own` is what stands in the person's account: a password must not hold it. */
export function unsatisfiedBy(rule: PasswordRule, password: string, own: string[]): Unsatisfied | undefined {
  const names: Requirement[] = []
  if (rule === 'default') for (const sign of Object.values(CLASSES)) if (!sign.test(password)) names.push('minCharacters')
  const length = Array.from(password).length
  if (length < shortest(rule) || length > LONGEST) names.push('length')
  if (isCommonPassword(password)) names.push('excludesCommonlyUsed')
  if (own.flatMap(partsOf).some((part) => password.toLowerCase().includes(part))) names.push('excludesProfileData')
  return names.length > 0 ? unsatisfied(names, rule) : undefined
}

export function unsatisfied(names: Requirement[], rule: PasswordRule): Unsatisfied {
  return { names, sentences: Object.fromEntries([...new Set(names)].map((name) => [name, requirements(rule)[name]])) }
}

// The name before an e-mail address's @, too short ones apart.
const partsOf = (own: string) => [own.toLowerCase().split('@')[0] ?? ''].filter((part) => part.length >= 4)

/** What may be asked of a new password, by PingOne's names. */
export const requirements = (rule: PasswordRule) => ({
  length: `The password must have at least ${shortest(rule)} characters.`,
  minCharacters: 'The password must have an upper-case letter, a lower-case letter, a digit and a special character.',
  excludesCommonlyUsed: 'The password is one that many people use.',
  excludesProfileData: 'The password must not hold your user name.',
  notSimilarToCurrent: 'The password must not be the current one.',
})
export type Requirement = keyof ReturnType<typeof requirements>
