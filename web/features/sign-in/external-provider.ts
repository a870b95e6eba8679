import type { Flow } from '@fondly/contracts/pingone/flows.ts'

/** Returns the address if it is absolute and uses http or https, or else undefined. */
export function webAddress(href = ''): string | undefined {
  const address = href ? URL.parse(href, location.origin)?.href : undefined
  return address && /^https?:/.test(address) ? address : undefined
}

/** Finds the external provider that the flow offers now. `name` is undefined if the flow gives only a link. */
export function findExternalProvider({ _embedded, _links }: Flow): { href: string; name: string | undefined } | undefined {
  const social = _embedded?.socialProviders?.find(({ _links }) => _links?.authenticate)
  const href = webAddress((social?._links ?? _links)['authenticate']?.href)
  return href ? { href, name: social?.name } : undefined
}

/** Tells whether the browser must go to the provider without a click: there is no other way, or the user came through a single sign-on address. */
export function leavesByItself(flow: Flow): boolean {
  const isFirstForm = /^(USERNAME_PASSWORD|SIGN_ON)_REQUIRED$/.test(flow.status)
  const leaves = flow.status === 'EXTERNAL_AUTHENTICATION_REQUIRED' || (isFirstForm && /(^|; )autoredirect=true(;|$)/.test(document.cookie))
  return leaves && findExternalProvider(flow) !== undefined
}
