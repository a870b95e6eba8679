/** Who may register and then use the product. Undefined: everybody whom identity lets register. */
export type RegistrationRule = {
  mode: 'off' | 'mail-domains' | 'consent'
  /** For 'mail-domains': in lower case, international names as xn--. */
  domains: string[]
}

/** 'waiting': until an administrator decides. */
export type RegistrationVerdict = 'admitted' | 'waiting' | 'closed'

export const MAX_REGISTRATION_DOMAINS = 50
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z][a-z0-9-]{0,61}[a-z0-9]$/
const MAX_DOMAIN_CHARACTERS = 253

/** Returns true for a mail domain such as harborview.example. */
export const isMailDomain = (text: string): boolean => text.length <= MAX_DOMAIN_CHARACTERS && DOMAIN.test(text)

/** Returns the outcome of a registration with this e-mail address. A subdomain counts as another domain. */
export function judgeRegistration(rule: RegistrationRule | undefined, email: string): RegistrationVerdict {
  switch (rule?.mode) {
    case undefined:
      return 'admitted'
    case 'off':
      return 'closed'
    case 'consent':
      return 'waiting'
    case 'mail-domains': {
      const [, domain = '', ...more] = email.trim().toLowerCase().split('@')
      return more.length === 0 && rule.domains.includes(domain) ? 'admitted' : 'closed'
    }
  }
}
