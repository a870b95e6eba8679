import { domainToASCII, domainToUnicode } from 'node:url'
import type { SignOnPolicy } from './engine.ts'

/** Letters, digits and the signs of real addresses: no quotes, no routing (a%b, a!b), no lists. */
const LOCAL_PART = /^[\p{L}\p{N}._+'&=-]{1,64}$/u

/**
 * Whether somebody with this e-mail address may register under the policy. Where the client names mail domains, the address's domain must be one of
 * them exactly, in any case and in either spelling of an international name; a subdomain is another domain.
 */
export function mayRegister({ registration, registrationDomains }: SignOnPolicy, email: string): boolean {
  if (!registration) return false
  if (!registrationDomains) return true
  const [local = '', domain = '', ...more] = email.trim().toLowerCase().split('@')
  if (more.length > 0 || !LOCAL_PART.test(local)) return false
  const ascii = domainToASCII(domain)
  // Refuses a text that becomes the domain only by URL parsing, such as 'ours.example/' or full-width letters.
  const isPlain = domain === ascii || domain === domainToUnicode(ascii)
  return isPlain && registrationDomains.includes(ascii)
}
