import type { Language } from '../language.ts'

/** One requirement for a password, and whether the password meets it. */
export type PasswordRequirement = { name: 'length' | 'upper' | 'lower' | 'digit' | 'special'; text: string; met: boolean }

/** `nist` requires only a length. */
export type PasswordPolicy = 'default' | 'nist'

export const PASSWORD_SPECIALS = '~!@#$%^&*)(|;:,.?_-'

/** Lists the requirements that the page shows while the user types. */
export function passwordRequirements(
  password: string,
  policy: PasswordPolicy = 'default',
  language: Language = 'en_US',
): PasswordRequirement[] {
  const texts = language === 'es' ? SPANISH : ENGLISH
  const length = policy === 'nist' ? 15 : 8
  const requirements: PasswordRequirement[] = [
    { name: 'length', text: texts.length.replace('N', String(length)), met: password.length >= length },
  ]
  if (policy === 'nist') return requirements
  return [
    ...requirements,
    { name: 'upper', text: texts.upper, met: /\p{Lu}/u.test(password) },
    { name: 'lower', text: texts.lower, met: /\p{Ll}/u.test(password) },
    { name: 'digit', text: texts.digit, met: /[0-9]/.test(password) },
    {
      name: 'special',
      text: `${texts.special} ${PASSWORD_SPECIALS}`,
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

const ENGLISH = {
  length: 'At least N characters',
  upper: 'An upper-case letter',
  lower: 'A lower-case letter',
  digit: 'A digit',
  special: 'A special character from',
}

const SPANISH: typeof ENGLISH = {
  length: 'Al menos N caracteres',
  upper: 'Una letra mayúscula',
  lower: 'Una letra minúscula',
  digit: 'Una cifra',
  special: 'Un carácter especial de',
}
