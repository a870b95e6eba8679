import type { Flow } from '@fondly/contracts/pingone/flows.ts'

/** Where a browser may be sent, or undefined. */
export function webAddress(href = ''): string | undefined {
  const address = href ? URL.parse(href, location.origin)?.href : undefined
  return address && /^https?:/.test(address) ? address : undefined
}

/** The external provider to which the browser may go now; `name` is missing where the flow tells the way alone. */
export function findExternalProvider({ _embedded, _links }: Flow): { href: string; name: string | undefined } | undefined {
  const social = _embedded?.socialProviders?.find(({ _links }) => _links?.authenticate)
  const href = webAddress((social?._links ?? _links)['authenticate']?.href)
  return href ? { href, name: social?.name } : undefined
}

/** Whether nobody need be asked: there is no other way, or the browser came by a single sign-on address. */
export function leavesByItself(flow: Flow): boolean {
  const isFirstForm = /^(USERNAME_PASSWORD|SIGN_ON)_REQUIRED$/.test(flow.status)
  const leaves = flow.status === 'EXTERNAL_AUTHENTICATION_REQUIRED' || (isFirstForm && /(^|; )autoredirect=true(;|$)/.test(document.cookie))
  return leaves && findExternalProvider(flow) !== undefined
}
