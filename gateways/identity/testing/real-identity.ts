import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { testBrowser, type TestBrowser } from '@fondly/upstreams/identity/testing/browser.ts'
import { identityGateway } from '../identity-gateway.ts'
import type { Identity } from '../identity.ts'
import { realEnv } from './real-env.ts'

/** The identity under test. */
export type IdentityTarget = {
  identity: Identity
  browser: () => TestBrowser
  /** The address of identity for browsers: the issuer without /as. */
  base: string
  redirectUri: string
  signedOffUri: string
  clientSecret: string
  /** A user who may sign on. */
  person: { email: string; password: string }
  end: () => Promise<void>
}

/** Connects to the real service at `url`, with the environment id in its addresses, or without it when URL_FORM is custom-domain. */
export function realIdentity(url: string, setting: (name: string, otherwise?: string) => string): IdentityTarget {
  const environmentId = setting('ENVIRONMENT')
  const form = setting('URL_FORM', 'environment')
  if (form !== 'environment' && form !== 'custom-domain') throw new Error('URL_FORM must be environment or custom-domain.')
  const base = form === 'custom-domain' ? url : `${url}/${environmentId}`
  const network = networkFetch()
  const fondly = setting('FONDLY_URL')
  const clientSecret = setting('CLIENT_SECRET')
  return {
    identity: identityGateway({
      issuerUrl: `${base}/as`,
      apiUrl: setting('API_URL'),
      environmentId,
      endpoint: { fetch: network, baseUrl: url },
      clientId: setting('CLIENT_ID'),
      clientSecret,
      workerClientId: setting('WORKER_CLIENT_ID'),
      workerClientSecret: setting('WORKER_CLIENT_SECRET'),
      env: realEnv,
      timeoutMilliseconds: 30_000,
    }),
    browser: () => testBrowser(network, url),
    base,
    redirectUri: `${fondly}/api/session/callback`,
    signedOffUri: `${fondly}/`,
    clientSecret,
    person: { email: setting('USERNAME'), password: setting('PASSWORD') },
    end: () => Promise.resolve(),
  }
}
