import { IdTokenClaims } from '@fondly/contracts/pingone/users.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused, UpstreamTimeout, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import * as client from 'openid-client'
import { claimsOfFragment } from './fragment-tokens.ts'
import { identityClaims } from './identity-claims.ts'
import type { Identity, SignedOn, Tokens } from './identity.ts'
import { isPassing, UPSTREAM, type IdentityEndpoint } from './call-identity.ts'

type RelyingParty = {
  env: Env
  endpoint: IdentityEndpoint
  issuerUrl: string
  answersWith?: 'code' | 'fragment'
  /** True when users may change their own password. This needs two more scopes, which identity must grant to a remote application. */
  changesPasswords?: boolean
  /** True when identity is in this process: then `signOff` needs no browser. */
  inProcess?: boolean
  clientId: string
  clientSecret: string
  workerClientId: string
  workerClientSecret: string
}

const SCOPE = 'openid profile address phone email p1:read:user p1:update:user'
const PASSWORD_SCOPE = ' p1:read:userPassword p1:reset:userPassword'
// 45 bytes give the 60 characters that the specification requires of the nonce.
const NONCE_BYTES = 45
const SECRET_BYTES = 32
const CLOCK_TOLERANCE_SECONDS = 30

export type SignIn = Pick<Identity, 'beginSignIn' | 'finishSignIn' | 'acceptTokens' | 'refresh' | 'isActive' | 'signOff' | 'endSignOn'> & {
  /**
   * Returns a token of the BFF's own application, cached until shortly before its expiry. Pass a token as `refused` when identity refused it: then a
   * new token is requested.
   */
  workerToken: (refused?: string) => Promise<string>
}

/** Creates the OpenID Connect relying party for PingOne: code flow with PKCE, state and nonce. */
export function relyingParty({
  env,
  endpoint,
  issuerUrl,
  answersWith = 'code',
  changesPasswords = false,
  inProcess = false,
  ...ids
}: RelyingParty): SignIn {
  const unguessable = (bytes: number) => Buffer.from(env.random(bytes)).toString('base64url')
  const configured = (clientId: string, secret: string) => rememberOnSuccess(() => discovered(clientId, secret))
  const web = configured(ids.clientId, ids.clientSecret)
  const implicit = rememberOnSuccess(async () => {
    const configuration = await discovered(ids.clientId, ids.clientSecret)
    client.useIdTokenResponseType(configuration)
    return configuration
  })
  const worker = configured(ids.workerClientId, ids.workerClientSecret)
  let workerTokens: Tokens | undefined

  async function discovered(clientId: string, secret: string): Promise<client.Configuration> {
    const configuration = await client.discovery(
      new URL(issuerUrl),
      clientId,
      { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      client.ClientSecretBasic(secret),
      {
        [client.customFetch]: (address, { method, headers, body }) =>
          endpoint.fetch(address, { method, headers, body: body as RequestInit['body'] }), // the cast excludes only streams
        ...(endpoint.isPrivate ? { execute: [client.allowInsecureRequests] } : {}),
      },
    )
    // Tokens come straight from identity, but not always over TLS. So check the signature too.
    client.enableNonRepudiationChecks(configuration)
    return configuration
  }

  const tokensOf = (answer: client.TokenEndpointResponse): Tokens => ({
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    idToken: answer.id_token ?? '',
    expiresAt: new Date(env.clock().getTime() + (answer.expires_in ?? 0) * 1000),
  })

  /** Ends the sign-on by PingOne's method for applications whose `idpSignoff` is true. PingOne answers with a page for people, which is ignored. */
  async function endByIdToken(idToken: string): Promise<void> {
    const { ok, status } = await endpoint.fetch(`${issuerUrl}/idpSignoff?${new URLSearchParams({ id_token_hint: idToken })}`, {
      method: 'GET',
    })
    if (ok || (status >= 300 && status < 400)) return
    if (isPassing(status)) throw new UpstreamTimeout(UPSTREAM, new Error(`Answered ${status}.`))
    throw new UpstreamRefused(UPSTREAM, status, 'idp_signoff', 'The sign-on could not be ended.')
  }

  async function endSignOn(tokens: Pick<Tokens, 'idToken' | 'accessToken' | 'refreshToken'>): Promise<void> {
    const [ended] = await Promise.allSettled([endByIdToken(tokens.idToken), revoke(tokens)])
    if (ended.status === 'rejected') throw ended.reason
  }

  async function revoke({ accessToken, refreshToken }: Pick<Tokens, 'accessToken' | 'refreshToken'>): Promise<void> {
    await client.tokenRevocation(await web(), refreshToken ?? accessToken)
  }

  return {
    beginSignIn: ({ redirectUri, policy, prompt }) =>
      translated(async () => {
        const pending = {
          state: unguessable(SECRET_BYTES),
          nonce: unguessable(NONCE_BYTES),
          codeVerifier: unguessable(SECRET_BYTES),
          redirectUri,
        }
        const answer: Record<string, string> =
          answersWith === 'code'
            ? { code_challenge: await client.calculatePKCECodeChallenge(pending.codeVerifier), code_challenge_method: 'S256' }
            : { response_type: 'id_token token' }
        const location = client.buildAuthorizationUrl(await web(), {
          redirect_uri: redirectUri,
          scope: changesPasswords ? SCOPE + PASSWORD_SCOPE : SCOPE,
          state: pending.state,
          nonce: pending.nonce,
          ...answer,
          acr_values: policy,
          ...(prompt ? { prompt } : {}),
        })
        return { location: location.href, pending }
      }),
    finishSignIn: (callbackUrl, { state, nonce, codeVerifier, redirectUri }) =>
      translated(async () => {
        // Behind a proxy, the address of the request may differ from the registered redirect address. Use the registered address.
        const callback = new URL(redirectUri)
        callback.search = new URL(callbackUrl).search
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true }
        const answer = await client.authorizationCodeGrant(await web(), callback, checks)
        const claims = IdTokenClaims.safeParse(answer.claims())
        if (!claims.success) throw new UpstreamUnreadable(UPSTREAM, claims.error)
        return signedOn(tokensOf(answer), claims.data)
      }),
    acceptTokens: (tokens, pending) =>
      translated(async () => {
        const claims = await claimsOfFragment(await implicit(), tokens, pending)
        const { idToken, accessToken, expiresIn } = tokens
        return signedOn(
          { accessToken, idToken, refreshToken: undefined, expiresAt: new Date(env.clock().getTime() + expiresIn * 1000) },
          claims,
        )
      }),
    refresh: (refreshToken) => translated(async () => tokensOf(await client.refreshTokenGrant(await web(), refreshToken))),
    isActive: (accessToken) => translated(async () => (await client.tokenIntrospection(await web(), accessToken)).active),
    signOff: ({ tokens, postLogoutRedirectUri }) =>
      translated(async () => {
        if (!inProcess)
          return {
            action: `${issuerUrl}/signoff`,
            fields: { id_token_hint: tokens.idToken, post_logout_redirect_uri: postLogoutRedirectUri },
          }
        await endSignOn(tokens)
        return undefined
      }),
    endSignOn: (tokens) => translated(() => endSignOn(tokens)),
    workerToken: (refused) =>
      translated(async () => {
        const soon = env.clock().getTime() + 60_000
        const isSpent = !workerTokens || workerTokens.expiresAt.getTime() < soon || workerTokens.accessToken === refused
        if (!workerTokens || isSpent) workerTokens = tokensOf(await client.clientCredentialsGrant(await worker()))
        return workerTokens.accessToken
      }),
  }
}

function signedOn(tokens: Tokens, claims: IdTokenClaims): SignedOn {
  const { auth_time: seconds } = claims
  return {
    ...tokens,
    userId: claims.sub,
    claims: identityClaims(claims),
    ...(typeof seconds === 'number' ? { authenticatedAt: new Date(seconds * 1000) } : {}),
  }
}

// Calls `make` once and returns its result for every later call. After a failure the next call tries again.
function rememberOnSuccess<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw inOurWords(error)
  }
}

/** Maps an error of openid-client to one of the three errors that a gateway may throw. */
function inOurWords(error: unknown): Error {
  const ours = causes(error).find(
    (cause) => cause instanceof UpstreamRefused || cause instanceof UpstreamUnreadable || cause instanceof UpstreamTimeout,
  )
  if (ours) return ours
  if (error instanceof client.ResponseBodyError) {
    if (isPassing(error.status)) return new UpstreamTimeout(UPSTREAM, error)
    return new UpstreamRefused(UPSTREAM, error.status, error.error, error.error_description ?? error.error)
  }
  if (error instanceof client.AuthorizationResponseError)
    return new UpstreamRefused(UPSTREAM, 400, error.error, error.error_description ?? error.error)
  if (causes(error).some(isNonceMismatch))
    return new UpstreamRefused(UPSTREAM, 400, 'nonce_mismatch', 'Unexpected nonce returned in id token')
  return new UpstreamUnreadable(UPSTREAM, error)
}

function causes(error: unknown): unknown[] {
  const found = []
  for (let cause = error; cause instanceof Error && found.length < 8; cause = cause.cause) found.push(cause)
  return found
}

const isNonceMismatch = (cause: unknown) =>
  cause instanceof Error &&
  ((typeof cause.cause === 'object' && cause.cause !== null && 'claim' in cause.cause && cause.cause.claim === 'nonce') ||
    // openid-client reports a missing nonce only in its message.
    cause.message.startsWith('JWT "nonce" '))
