import { ask } from '@fondly/kit/ask.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import * as client from 'openid-client'
import * as z from 'zod'
import type { AuthorizationRequest } from '../store/authorization-requests.ts'
import type { SignOnProvider } from '../store/providers.ts'
import { ProviderFault } from './provider-fault.ts'
import { toWrittenSettings, type WrittenSettings } from './usual-settings.ts'

/** The claims of the provider about the person. */
export type ProviderClaims = { subject: string; email?: string; emailVerified: boolean; given?: string; family?: string }

export type OpenIdProviders = {
  /** Returns the address to which the browser goes, and the values that must be stored until the browser comes back. */
  startAuthorization: (
    provider: SignOnProvider,
    afresh: boolean,
  ) => Promise<{ location: string; state: string; nonce: string; codeVerifier: string }>
  /** Exchanges the code in the callback's query for the person's claims. */
  exchangeCode: (
    provider: SignOnProvider,
    search: string,
    visit: Pick<AuthorizationRequest, 'nonce' | 'codeVerifier'>,
  ) => Promise<ProviderClaims>
}

type OpenIdOptions = { env: Env; fetch: Fetch; redirectUri: string; publicUrl: string; deadlineMilliseconds: number }

const UPSTREAM = 'identity-provider'
const MAX_ANSWER_BYTES = 1_000_000
const SECRET_BYTES = 32
const CLOCK_TOLERANCE_SECONDS = 30
// The addresses and keys of a provider are cached for an hour, because they change rarely.
const DISCOVERY_TTL_MS = 60 * 60 * 1000

const AUTHENTICATIONS: Record<NonNullable<WrittenSettings['authMethod']> | 'CLIENT_SECRET_BASIC', (secret: string) => client.ClientAuth> = {
  CLIENT_SECRET_BASIC: client.ClientSecretBasic,
  CLIENT_SECRET_POST: client.ClientSecretPost,
  NONE: client.None,
}

const DEFAULT_SCOPES = ['openid', 'profile', 'email']

const Text = z.string().trim().min(1).max(60).optional().catch(undefined)
const Claims = z.looseObject({
  sub: z.string().min(1).max(255),
  email: z.email().max(128).toLowerCase().optional().catch(undefined),
  // Some providers send the text "true".
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: Text,
  family_name: Text,
})

/**
 * Opens any OpenID Connect provider: by discovery or with the endpoints that an administrator has set, with the code flow, PKCE, state, nonce and a
 * signed ID token. It throws only ProviderFault.
 */
export function openIdProviders({ env, fetch, redirectUri, publicUrl, deadlineMilliseconds }: OpenIdOptions): OpenIdProviders {
  const newSecret = () => Buffer.from(env.random(SECRET_BYTES)).toString('base64url')
  const configurations = new Map<string, { until: number; configuration: Promise<client.Configuration> }>()

  function findConfiguration(provider: SignOnProvider): Promise<client.Configuration> {
    const key = JSON.stringify(provider)
    const now = env.clock().getTime()
    const cached = configurations.get(key)
    if (cached && cached.until > now) return cached.configuration
    const configuration = configure(provider)
    configurations.set(key, { until: now + DISCOVERY_TTL_MS, configuration })
    // A failure is not cached.
    configuration.catch(() => configurations.delete(key))
    return configuration
  }

  const readSettings = ({ settings, issuer }: SignOnProvider) => toWrittenSettings(settings, new URL(issuer, publicUrl).href)

  async function configure(provider: SignOnProvider): Promise<client.Configuration> {
    const { clientId, clientSecret } = provider
    const address = new URL(provider.issuer, publicUrl)
    const { endpoints, authMethod } = readSettings(provider)
    const metadata = { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS }
    const answering = { upstream: UPSTREAM, deadlineMilliseconds, largestBody: MAX_ANSWER_BYTES }
    const customFetch: client.CustomFetch = (url, { method, headers, body }) => {
      const init = { method, headers, body } as RequestInit // its own type of a body leaves out nothing but streams
      return ask(fetch, { ...init, url }, answering)
    }
    // An http issuer is on this machine or is this server itself; load documents allow no other. The endpoints of an https issuer must be https too.
    const isInsecure = address.protocol === 'http:'
    const execute = [client.enableNonRepudiationChecks, ...(isInsecure ? [client.allowInsecureRequests] : [])]
    const server: client.ServerMetadata = endpoints
      ? { issuer: address.href, authorization_endpoint: endpoints.authorization, token_endpoint: endpoints.token, jwks_uri: endpoints.jwks }
      : (
          await client.discovery(address, clientId, metadata, client.None(), { [client.customFetch]: customFetch, execute })
        ).serverMetadata()
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const method = authMethod ?? (methods.includes('client_secret_basic') ? 'CLIENT_SECRET_BASIC' : 'CLIENT_SECRET_POST')
    const configuration = new client.Configuration(server, clientId, metadata, AUTHENTICATIONS[method](clientSecret))
    configuration[client.customFetch] = customFetch
    for (const set of execute) set(configuration)
    return configuration
  }

  return {
    startAuthorization: (provider, afresh) =>
      withProviderFaults(async () => {
        const cached = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() }
        const location = client.buildAuthorizationUrl(await findConfiguration(provider), {
          redirect_uri: redirectUri,
          scope: (provider.settings?.scopes ?? DEFAULT_SCOPES).join(' '),
          state: cached.state,
          nonce: cached.nonce,
          ...(readSettings(provider).hasPkce
            ? { code_challenge: await client.calculatePKCECodeChallenge(cached.codeVerifier), code_challenge_method: 'S256' }
            : {}),
          ...(afresh ? { prompt: 'login' } : {}),
        })
        return { location: location.href, ...cached }
      }),
    exchangeCode: (provider, search, { nonce, codeVerifier }) =>
      withProviderFaults(async () => {
        const callback = new URL(redirectUri)
        callback.search = search
        const checks = {
          // The caller has found the stored request by this state, so the state is already checked.
          expectedState: callback.searchParams.get('state') ?? '',
          expectedNonce: nonce,
          ...(readSettings(provider).hasPkce ? { pkceCodeVerifier: codeVerifier } : {}),
          idTokenExpected: true,
        }
        const answer = await client.authorizationCodeGrant(await findConfiguration(provider), callback, checks)
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

async function withProviderFaults<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
      throw new ProviderFault('PROVIDER_DENIED', error)
    throw new ProviderFault(isUnavailable(error) ? 'PROVIDER_SILENT' : 'PROVIDER_FAILED', error)
  }
}

/** Returns true when the provider did not answer in time or answered with a status of 500 or more. */
function isUnavailable(error: unknown): boolean {
  let cause = error
  for (let depth = 0; cause instanceof Error && depth < 8; depth++) {
    if (cause instanceof UpstreamTimeout) return true
    if (cause instanceof client.ResponseBodyError && cause.status >= 500) return true
    if (cause.cause instanceof Response && cause.cause.status >= 500) return true
    cause = cause.cause
  }
  return false
}
