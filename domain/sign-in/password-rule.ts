import type { MessageParams } from '../message.ts'

/** One requirement for a password, and whether the password meets it. Each name has one text in every language (languages/). */
export type PasswordRequirement = { name: 'length' | 'upper' | 'lower' | 'digit' | 'special'; params?: MessageParams; met: boolean }

/** `nist` requires only a length. */
export type PasswordPolicy = 'default' | 'nist'

export const PASSWORD_SPECIALS = '~!@#$%^&*)(|;:,.?_-'

const MIN_CHARACTERS: Record<PasswordPolicy, number> = { default: 8, nist: 15 }

/** Lists the requirements that the page shows while the user types. */
export function passwordRequirements(password: string, policy: PasswordPolicy = 'default'): PasswordRequirement[] {
  const length = MIN_CHARACTERS[policy]
  const requirements: PasswordRequirement[] = [{ name: 'length', params: { length }, met: password.length >= length }]
  if (policy === 'nist') return requirements
  return [
    ...requirements,
    { name: 'upper', met: /\p{Lu}/u.test(password) },
    { name: 'lower', met: /\p{Ll}/u.test(password) },
    { name: 'digit', met: /[0-9]/.test(password) },
    {
      name: 'special',
      params: { specials: PASSWORD_SPECIALS },
      met: Array.from(PASSWORD_SPECIALS).some((sign) => password.includes(sign)),
    },
  ]
}

/** Returns true when the form may be submitted. */
export function isAcceptablePassword(password: string, policy: PasswordPolicy = 'default'): boolean {
  return passwordRequirements(password, policy).every(({ met }) => met)
}

/** Returns true when the code is longer than one character. */
export function isAcceptableRecoveryCode(code: string): boolean {
  return code.trim().length > 1
}
