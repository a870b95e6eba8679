import type { LoadIdentityProvider } from '@fondly/contracts/load/world.ts'
import { ask } from '@fondly/kit/ask.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { UpstreamSilent } from '@fondly/kit/upstream-error.ts'
import * as client from 'openid-client'
import * as z from 'zod'
import type { ProviderVisit } from '../store/provider-visits.ts'
import { ProviderFault } from './provider-fault.ts'

/** Who the provider says it is. */
export type ProviderClaims = { subject: string; email?: string; emailVerified: boolean; given?: string; family?: string }

export type OpenIdProviders = {
  /** Where the browser goes, and what must be kept until it comes back. */
  locationOf: (
    provider: LoadIdentityProvider,
    afresh: boolean,
  ) => Promise<{ location: string; state: string; nonce: string; codeVerifier: string }>
  /** Exchanges the code of the callback's query for who it is. */
  claimsOf: (
    provider: LoadIdentityProvider,
    search: string,
    visit: Pick<ProviderVisit, 'nonce' | 'codeVerifier'>,
  ) => Promise<ProviderClaims>
}

type Talking = { env: Env; fetch: Fetch; redirectUri: string; publicUrl: string; deadlineMilliseconds: number }

const UPSTREAM = 'identity-provider'
const LARGEST_ANSWER = 1_000_000
const SECRET_BYTES = 32
const CLOCK_TOLERANCE_SECONDS = 30
// Addresses and keys change rarely; what has changed is known within the hour.
const DISCOVERED_MILLISECONDS = 60 * 60 * 1000

const Text = z.string().trim().min(1).max(60).optional().catch(undefined)
const Claims = z.looseObject({
  sub: z.string().min(1).max(255),
  email: z.email().max(128).toLowerCase().optional().catch(undefined),
  // Some say it as text.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: Text,
  family_name: Text,
})

/** Any OpenID Connect provider: discovery, code flow with PKCE, state and nonce, a signed ID token. Throws ProviderFault alone. */
export function openIdProviders({ env, fetch, redirectUri, publicUrl, deadlineMilliseconds }: Talking): OpenIdProviders {
  const unguessable = () => Buffer.from(env.random(SECRET_BYTES)).toString('base64url')
  const known = new Map<string, { until: number; configuration: Promise<client.Configuration> }>()

  function configurationOf(provider: LoadIdentityProvider): Promise<client.Configuration> {
    const key = JSON.stringify(provider)
    const now = env.clock().getTime()
    const kept = known.get(key)
    if (kept && kept.until > now) return kept.configuration
    const configuration = discovered(provider)
    known.set(key, { until: now + DISCOVERED_MILLISECONDS, configuration })
    // A failure is not kept.
    configuration.catch(() => known.delete(key))
    return configuration
  }

  async function discovered({ issuer, clientId, clientSecret }: LoadIdentityProvider): Promise<client.Configuration> {
    const address = new URL(issuer, publicUrl)
    const metadata = { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS }
    const answering = { upstream: UPSTREAM, deadlineMilliseconds, largestBody: LARGEST_ANSWER }
    const customFetch: client.CustomFetch = (url, { method, headers, body }) => {
      const init = { method, headers, body } as RequestInit // its own type of a body leaves out nothing but streams
      return ask(fetch, { ...init, url }, answering)
    }
    // The load document allows plain http on this machine and for an issuer of our own alone.
    const execute = [client.enableNonRepudiationChecks, ...(address.protocol === 'http:' ? [client.allowInsecureRequests] : [])]
    const found = await client.discovery(address, clientId, metadata, client.None(), { [client.customFetch]: customFetch, execute })
    const server = found.serverMetadata()
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticated = methods.includes('client_secret_basic')
      ? client.ClientSecretBasic(clientSecret)
      : client.ClientSecretPost(clientSecret)
    const configuration = new client.Configuration(server, clientId, metadata, authenticated)
    configuration[client.customFetch] = customFetch
    for (const set of execute) set(configuration)
    return configuration
  }

  return {
    locationOf: (provider, afresh) =>
      faultless(async () => {
        const kept = { state: unguessable(), nonce: unguessable(), codeVerifier: unguessable() }
        const location = client.buildAuthorizationUrl(await configurationOf(provider), {
          redirect_uri: redirectUri,
          scope: 'openid profile email',
          state: kept.state,
          nonce: kept.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(kept.codeVerifier),
          code_challenge_method: 'S256',
          ...(afresh ? { prompt: 'login' } : {}),
        })
        return { location: location.href, ...kept }
      }),
    claimsOf: (provider, search, { nonce, codeVerifier }) =>
      faultless(async () => {
        const callback = new URL(redirectUri)
        callback.search = search
        const checks = {
          // Whoever calls has found the visit by this very state.
          expectedState: callback.searchParams.get('state') ?? '',
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        }
        const answer = await client.authorizationCodeGrant(await configurationOf(provider), callback, checks)
        const { sub, email, email_verified, given_name, family_name } = Claims.parse(answer.claims())
        return {
          subject: sub,
          emailVerified: email_verified,
          ...(email ? { email } : {}),
          ...(given_name ? { given: given_name } : {}),
          ...(family_name ? { family: family_name } : {}),
        }
      }),
  }
}

async function faultless<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
      throw new ProviderFault('PROVIDER_DENIED', error)
    throw new ProviderFault(isSilence(error) ? 'PROVIDER_SILENT' : 'PROVIDER_FAILED', error)
  }
}

/** No answer, or one that speaks of the provider's own trouble. */
function isSilence(error: unknown): boolean {
  let cause = error
  for (let depth = 0; cause instanceof Error && depth < 8; depth++) {
    if (cause instanceof UpstreamSilent) return true
    if (cause instanceof client.ResponseBodyError && cause.status >= 500) return true
    if (cause.cause instanceof Response && cause.cause.status >= 500) return true
    cause = cause.cause
  }
  return false
}
