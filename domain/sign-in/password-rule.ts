import type { Language } from '../language.ts'

/** One thing that a password must be, and whether it is. */
export type PasswordRequirement = { name: 'length' | 'upper' | 'lower' | 'digit' | 'special'; text: string; met: boolean }

/** `nist` asks for length alone. */
export type PasswordPolicy = 'default' | 'nist'

export const PASSWORD_SPECIALS = '~!@#$%^&*)(|;:,.?_-'

/** The requirements as they are shown while somebody types. */
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

/** Whether the form may be submitted. */
export function isAcceptablePassword(password: string, policy: PasswordPolicy = 'default'): boolean {
  return passwordRequirements(password, policy).every(({ met }) => met)
}

/** A recovery code is longer than one character. */
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
