import { DEMO } from './environment.ts'
import type { Settings } from './settings.ts'

type IdentitySettings = Pick<Settings, 'url' | 'mode' | 'identity'>

/** Where browsers reach the environment at identity: its sign-ons are at /as and its flows at /flows below this address. */
export function identityAddress({ url, identity }: IdentitySettings): string {
  if (identity.url === undefined) return `${url}/identity/${identity.environmentId}`
  return identity.urlForm === 'custom-domain' ? identity.url : `${identity.url}/${identity.environmentId}`
}

/** Where the page reads a flow, by the environment that the login page is called with; flow {id} is at {address}/{id}. */
export function flowUrls(settings: IdentitySettings): Record<string, string> {
  const own = { [settings.identity.environmentId]: `${identityAddress(settings)}/flows` }
  const hasSecondIssuer = settings.identity.url === undefined && settings.mode === 'demo'
  return hasSecondIssuer ? { ...own, [DEMO.providerEnvironmentId]: `${settings.url}/identity/${DEMO.providerEnvironmentId}/flows` } : own
}
