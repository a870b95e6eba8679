import { DEMO } from './environment.ts'
import type { Settings } from './settings.ts'

type IdentitySettings = Pick<Settings, 'url' | 'mode' | 'identity'>

/** Returns the address of identity's environment for browsers. Sign-ons are below it at /as, flows at /flows. */
export function identityAddress({ url, identity }: IdentitySettings): string {
  if (identity.url === undefined) return `${url}/identity/${identity.environmentId}`
  return identity.urlForm === 'custom-domain' ? identity.url : `${identity.url}/${identity.environmentId}`
}

/** Returns the addresses at which the page reads flows, by the environment id in the address of the login page. Flow {id} is at {address}/{id}. */
export function flowUrls(settings: IdentitySettings): Record<string, string> {
  const own = { [settings.identity.environmentId]: `${identityAddress(settings)}/flows` }
  const hasSecondIssuer = settings.identity.url === undefined && settings.mode === 'demo'
  return hasSecondIssuer ? { ...own, [DEMO.providerEnvironmentId]: `${settings.url}/identity/${DEMO.providerEnvironmentId}/flows` } : own
}
