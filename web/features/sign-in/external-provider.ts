import type { Flow } from '@fondly/contracts/pingone/flows.ts'

/** Returns the absolute http(s) address, or undefined if it is none. */
export function webAddress(href = ''): string | undefined {
  const address = href ? URL.parse(href, location.origin)?.href : undefined
  return address && /^https?:/.test(address) ? address : undefined
}

/** Finds the external provider to which the browser may go now; `name` is undefined if the flow gives only a link. */
export function findExternalProvider({ _embedded, _links }: Flow): { href: string; name: string | undefined } | undefined {
  const social = _embedded?.socialProviders?.find(({ _links }) => _links?.authenticate)
  const href = webAddress((social?._links ?? _links)['authenticate']?.href)
  return href ? { href, name: social?.name } : undefined
}

/** Tells whether the browser goes to the provider without asking: there is no other way, or it came by a single sign-on address. */
export function leavesByItself(flow: Flow): boolean {
  const isFirstForm = /^(USERNAME_PASSWORD|SIGN_ON)_REQUIRED$/.test(flow.status)
  const leaves = flow.status === 'EXTERNAL_AUTHENTICATION_REQUIRED' || (isFirstForm && /(^|; )autoredirect=true(;|$)/.test(document.cookie))
  return leaves && findExternalProvider(flow) !== undefined
}
