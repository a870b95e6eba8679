import { EventEmitter } from 'node:events'
import type { Env } from '@fondly/kit/env.ts'
import { unavailableFor } from '@fondly/kit/unavailable.ts'
import type { JWK } from 'jose'
import type { AdapterFactory, KoaContextWithOIDC } from 'oidc-provider'
import { InvalidRequest } from 'oidc-provider/lib/helpers/errors.js'
import { base, Check } from 'oidc-provider/lib/helpers/interaction_policy/index.js'
import { Provider } from 'oidc-provider/lib/provider.js'
import { browserCookieName, securedName, sessionCookieName, type CookieRules } from '../browser-cookie.ts'
import { BUSY_FOR_SECONDS } from '../faults.ts'
import { beginFlow } from '../flows/engine.ts'
import type { LoginPage } from '../login-page.ts'
import { BROWSER_SECONDS, FLOW_SECONDS, type Flows } from '../store/flows.ts'
import type { Policies } from '../store/policies.ts'
import type { UserRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import { CLAIMS, claimsOf } from './claims.ts'
import { clientMetadata, type Application } from './clients.ts'
import { burnCodes } from './burn-codes.ts'
import { servePiFlow } from './pi-flow.ts'
import { confirmSignOff } from './sign-off.ts'
import { tellError } from './error-page.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR
/** As PingOne sets them out of the box; a grant, and with it a chain of refresh tokens, ends after 30 days. */
const TTL = { AccessToken: HOUR, AuthorizationCode: 60, ClientCredentials: HOUR, Grant: 30 * DAY, IdToken: HOUR, RefreshToken: 30 * DAY }

type AuthorizationServer = {
  issuer: string
  env: Env
  loginPage: LoginPage
  applications: Application[]
  policies: Policies
  defaultPolicy: string
  cookieKeys: string[]
  cookie: CookieRules
  keys: JWK[]
  adapter: AdapterFactory
  endGrant: (grantId: string) => Promise<void>
  flows: Flows
  users: Users
  onBadToken: (kind: 'code' | 'refresh') => void
}

/** oidc-provider, told to behave as PingOne: its paths, its login page, no consent, its claims. */
export function authorizationServer(house: AuthorizationServer): Provider {
  const { users, cookie } = house
  const provider = new Provider(house.issuer, {
    adapter: house.adapter,
    clients: house.applications.map(clientMetadata),
    jwks: { keys: house.keys },
    routes: {
      authorization: '/authorize',
      token: '/token',
      jwks: '/jwks',
      userinfo: '/userinfo',
      revocation: '/revoke',
      introspection: '/introspect',
      end_session: '/signoff',
      pushed_authorization_request: '/par',
    },
    responseTypes: ['code', 'id_token', 'id_token token'],
    scopes: [
      'openid',
      'profile',
      'email',
      'address',
      'phone',
      'offline_access',
      'p1:read:user',
      'p1:update:user',
      'p1:read:userPassword',
      'p1:reset:userPassword',
    ],
    claims: CLAIMS,
    // PingOne puts the claims into the ID token, whether or not an access token comes with it.
    conformIdTokenClaims: false,
    extraParams: { acr_values: async (_, names) => assertPolicies(names, house.policies) },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      resourceIndicators: { enabled: false },
      clientCredentials: { enabled: true },
      introspection: { enabled: true, allowedPolicy: async (_, client, token) => mayIntrospect(client, token) && standsWell(users, token) },
      // Whoever holds a token may end it, its own application only.
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: confirmSignOff,
        postLogoutSuccessSource: (ctx) => void (ctx.body = 'You are signed off.'),
      },
    },
    cookies: {
      keys: house.cookieKeys,
      names: {
        session: sessionCookieName(cookie),
        interaction: securedName('identity_interaction', cookie),
        resume: securedName('identity_resume', cookie),
      },
      long: { httpOnly: true, sameSite: 'lax', path: cookie.path },
      // Made here when a flow is resumed (resume.ts): the flow's own cookie is what binds it to the browser.
      short: { httpOnly: true, sameSite: 'lax', signed: false },
    },
    ttl: { ...TTL, Session: BROWSER_SECONDS, Interaction: FLOW_SECONDS, PushedAuthorizationRequest: 60 },
    rotateRefreshToken: true,
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    clientBasedCORS: (_, origin, client) =>
      client.clientAuthMethod === 'none' && (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
    findAccount: async (_, id, token) => {
      const user = await users.find(id)
      // A refresh token of somebody disabled or locked since is worth nothing; signing on is another matter (see the flow).
      if (!user || (token?.kind === 'RefreshToken' && !isInGoodStanding(user))) return undefined
      return { accountId: id, claims: () => claimsOf(user) }
    },
    loadExistingGrant: (ctx) => grantEverything(ctx),
    interactions: {
      policy: signOnPolicy(house),
      url: async (ctx, interaction) => {
        const cookieGiven = ctx.cookies.get(browserCookieName(cookie), { signed: false })
        let browser = await house.flows.browser(cookieGiven)
        if (!browser) {
          const made = await house.flows.newBrowser()
          browser = made.id
          ctx.cookies.set(browserCookieName(cookie), made.cookie, { path: cookie.path, httpOnly: true, sameSite: 'lax', signed: false })
        }
        const known = interaction.session?.accountId ? await users.find(interaction.session.accountId) : undefined
        const [policy] = await house.policies.named([policyOf(ctx, house.defaultPolicy)])
        if (!policy) throw new InvalidRequest('the sign-on policy is not assigned to the application')
        const { populationId: _, ...rule } = policy
        const user = known && { id: known.id, username: known.username }
        const state = beginFlow(rule, { user, afresh: ctx.oidc.prompts.has('login') })
        const flow = await house.flows.begin(browser, interaction.uid, state)
        return house.loginPage(flow, ctx.oidc.params?.['redirect_uri'] as string | undefined) // a text, checked by the provider
      },
    },
    renderError: tellError,
  })
  servePiFlow(provider)
  burnCodes(provider)
  // PingOne's ID tokens always name the session; the provider's only for an application that is told of sign-offs.
  Object.defineProperty(provider.Client.prototype, 'includeSid', { value: () => true })
  // Tokens outlive the provider's session when it merely expires, but not when somebody signs off (or another user signs on): the
  // provider knows only all or nothing.
  provider.use(async (ctx, next) => {
    await next()
    const session = ctx.oidc?.route === 'end_session_confirm' ? ctx.oidc.session : undefined
    if (!session?.destroyed) return
    const begun = Object.values(session.authorizations ?? {}) as { grantId?: string }[] // the provider's own record, by client
    for (const { grantId } of begun) if (grantId) await house.endGrant(grantId)
  })
  // Scheme and host are those of the public address, which call-provider states in the proxy's headers.
  provider.proxy = true
  // A code or a refresh token that was used twice, or is not ours; a wrong code verifier.
  provider.on('grant.error', (ctx, error) => {
    if (error.error === 'invalid_grant') house.onBadToken(ctx.oidc.params?.['grant_type'] === 'refresh_token' ? 'refresh' : 'code')
  })
  provider.on('server_error', (ctx, cause) => {
    house.env.log.error('identity failed', { upstream: 'identity', cause })
    if (!unavailableFor(cause)) return
    ctx.status = 503
    ctx.set('retry-after', String(BUSY_FOR_SECONDS))
  })
  // Koa prints an error unless somebody listens; the provider's own types know only the provider's events.
  EventEmitter.prototype.on.call(provider, 'error', (cause) => house.env.log.error('identity failed', { upstream: 'identity', cause }))
  return provider
}

/** Falling back in silence could let somebody in by a weaker policy than was asked for. */
async function assertPolicies(names: string | undefined, policies: Policies): Promise<void> {
  if (!names) return
  const asked = [...new Set(names.split(' '))]
  if ((await policies.named(asked)).length < asked.length)
    throw new InvalidRequest('acr_values names a sign-on policy that is not assigned to the application')
}

const policyOf = (ctx: KoaContextWithOIDC, fallback: string) =>
  (ctx.oidc.params?.['acr_values'] as string | undefined)?.split(' ')[0] || fallback // a text, checked by the provider

/** The login prompt alone: what an application of the environment asks for it has been given when it was registered. */
function signOnPolicy({ defaultPolicy, policies }: AuthorizationServer) {
  const policy = base()
  policy.remove('consent')
  policy.get('login')?.checks.add(
    new Check('policy', 'the sign-on policy asks for more than the session has shown', async (ctx) => {
      const session = ctx.oidc.session
      const asked = policyOf(ctx, defaultPolicy)
      if (!session?.accountId || session.acr === asked) return Check.NO_NEED_TO_PROMPT
      const [rule] = await policies.named([asked])
      if (rule?.way === 'second-factor' && !session.amr?.includes('mfa')) return Check.REQUEST_PROMPT
      if (rule?.way === 'external') return Check.REQUEST_PROMPT
      // It was shown already; the token names the policy that was asked for.
      session.acr = asked
      return Check.NO_NEED_TO_PROMPT
    }),
  )
  return policy
}

async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, params, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const before = session.grantIdFor(client.clientId)
  const existing = before ? await provider.Grant.find(before) : undefined
  const grant =
    existing?.accountId === session.accountId ? existing : new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
  grant.addOIDCScope((params?.['scope'] as string | undefined) ?? '') // a text, checked by the provider
  // Used again, it lives as long as a new one would.
  delete grant.exp
  await grant.save()
  return grant
}

const isInGoodStanding = (user: UserRow) => user.enabled && user.locked_at === null

// A client without a secret is not known for sure: it may ask about its own tokens alone.
const mayIntrospect = (client: { clientId: string; clientAuthMethod?: string }, token: { clientId?: string }) =>
  client.clientAuthMethod !== 'none' || token.clientId === client.clientId

async function standsWell(users: Users, token: object): Promise<boolean> {
  if (!('accountId' in token) || typeof token.accountId !== 'string') return true
  const user = await users.find(token.accountId)
  return user !== undefined && isInGoodStanding(user)
}
