import type { Flow } from '@fondly/contracts/pingone/flows.ts'

/** The external provider to which the browser may go now; `name` is missing where the flow tells the way alone. */
export function providerOf(flow: Flow): { href: string; name: string | undefined } | undefined {
  const social = flow._embedded?.socialProviders?.find(({ _links }) => _links?.authenticate)
  const href = (social?._links?.authenticate ?? flow._links['authenticate'])?.href
  const address = href === undefined ? null : URL.parse(href, location.origin)
  if (!address || (address.protocol !== 'https:' && address.protocol !== 'http:')) return undefined
  return { href: address.href, name: social?.name }
}

const FIRST_FORMS = new Set(['USERNAME_PASSWORD_REQUIRED', 'SIGN_ON_REQUIRED'])

/** Whether nobody need be asked: there is no other way, or the browser came by a single sign-on address. */
export function leavesByItself(flow: Flow): boolean {
  if (!providerOf(flow)) return false
  if (flow.status === 'EXTERNAL_AUTHENTICATION_REQUIRED') return true
  return FIRST_FORMS.has(flow.status) && /(?:^|; )autoredirect=true(?:;|$)/.test(document.cookie)
}
