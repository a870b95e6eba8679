import { EventEmitter } from 'node:events'
import type { Env } from '@fondly/kit/env.ts'
import { toUnavailable } from '@fondly/kit/unavailable.ts'
import type { JWK } from 'jose'
import type { AdapterFactory, KoaContextWithOIDC } from 'oidc-provider'
import { InvalidRequest } from 'oidc-provider/lib/helpers/errors.js'
import { base, Check } from 'oidc-provider/lib/helpers/interaction_policy/index.js'
import { Provider } from 'oidc-provider/lib/provider.js'
import { browserCookieName, securedName, sessionCookieName, type CookieRules } from '../browser-cookie.ts'
import { BUSY_RETRY_SECONDS } from '../faults.ts'
import { beginFlow } from '../flows/engine.ts'
import type { LoginPage } from '../login-page.ts'
import { BROWSER_SECONDS, FLOW_SECONDS, type Flows } from '../store/flows.ts'
import type { Policies } from '../store/policies.ts'
import type { UserRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import { CLAIMS, toClaims } from './claims.ts'
import { clientMetadata, type Application } from './clients.ts'
import { burnCodes } from './burn-codes.ts'
import { servePiFlow } from './pi-flow.ts'
import { confirmSignOff } from './sign-off.ts'
import { renderError } from './error-page.ts'

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS
/** PingOne's defaults, in seconds. A grant, and with it a chain of refresh tokens, ends after 30 days. */
const TTL = {
  AccessToken: HOUR_SECONDS,
  AuthorizationCode: 60,
  ClientCredentials: HOUR_SECONDS,
  Grant: 30 * DAY_SECONDS,
  IdToken: HOUR_SECONDS,
  RefreshToken: 30 * DAY_SECONDS,
}

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

/** oidc-provider, configured like PingOne: paths, login page, no consent, claims. */
export function authorizationServer(context: AuthorizationServer): Provider {
  const { users, cookie } = context
  const provider = new Provider(context.issuer, {
    adapter: context.adapter,
    clients: context.applications.map(clientMetadata),
    jwks: { keys: context.keys },
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
    extraParams: { acr_values: async (_, names) => assertPolicies(names, context.policies) },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      resourceIndicators: { enabled: false },
      clientCredentials: { enabled: true },
      introspection: {
        enabled: true,
        allowedPolicy: async (_, client, token) => mayIntrospect(client, token) && hasActiveOwner(users, token),
      },
      // Only the application of a token may revoke it.
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: confirmSignOff,
        postLogoutSuccessSource: (ctx) => void (ctx.body = 'You are signed off.'),
      },
    },
    cookies: {
      keys: context.cookieKeys,
      names: {
        session: sessionCookieName(cookie),
        interaction: securedName('identity_interaction', cookie),
        resume: securedName('identity_resume', cookie),
      },
      long: { httpOnly: true, sameSite: 'lax', path: cookie.path },
      // resume.ts creates this cookie itself: the cookie ST is what binds a flow to its browser.
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
      // A refresh token of a disabled or locked user does not work. At a sign-on, the application itself refuses such a user.
      if (!user || (token?.kind === 'RefreshToken' && !isActive(user))) return undefined
      return { accountId: id, claims: () => toClaims(user) }
    },
    loadExistingGrant: (ctx) => grantEverything(ctx),
    interactions: {
      policy: signOnPolicy(context),
      url: async (ctx, interaction) => {
        const cookieGiven = ctx.cookies.get(browserCookieName(cookie), { signed: false })
        let browser = await context.flows.browser(cookieGiven)
        if (!browser) {
          const made = await context.flows.newBrowser()
          browser = made.id
          ctx.cookies.set(browserCookieName(cookie), made.cookie, { path: cookie.path, httpOnly: true, sameSite: 'lax', signed: false })
        }
        const known = interaction.session?.accountId ? await users.find(interaction.session.accountId) : undefined
        const [policy] = await context.policies.findByNames([readPolicyName(ctx, context.defaultPolicy)])
        if (!policy) throw new InvalidRequest('the sign-on policy is not assigned to the application')
        const { populationId: _, ...rule } = policy
        const user = known && { id: known.id, username: known.username }
        const state = beginFlow(rule, { user, afresh: ctx.oidc.prompts.has('login') })
        const flow = await context.flows.begin(browser, interaction.uid, state)
        return context.loginPage(flow, ctx.oidc.params?.['redirect_uri'] as string | undefined) // a text, checked by the provider
      },
    },
    renderError,
  })
  servePiFlow(provider)
  burnCodes(provider)
  // PingOne's ID tokens always have `sid`; the provider adds it only for applications with back-channel logout.
  Object.defineProperty(provider.Client.prototype, 'includeSid', { value: () => true })
  // Tokens stay valid when the session expires, and end when the user signs off or another user signs on. The provider's expiresWithSession
  // cannot do that: it ends the tokens in both cases or in none.
  provider.use(async (ctx, next) => {
    await next()
    const session = ctx.oidc?.route === 'end_session_confirm' ? ctx.oidc.session : undefined
    if (!session?.destroyed) return
    const begun = Object.values(session.authorizations ?? {}) as { grantId?: string }[] // the provider's own record, by client
    for (const { grantId } of begun) if (grantId) await context.endGrant(grantId)
  })
  // call-provider sends the scheme and host of the public address in the proxy headers.
  provider.proxy = true
  // invalid_grant means a code or refresh token that was used twice or is unknown, or a wrong code verifier.
  provider.on('grant.error', (ctx, error) => {
    if (error.error === 'invalid_grant') context.onBadToken(ctx.oidc.params?.['grant_type'] === 'refresh_token' ? 'refresh' : 'code')
  })
  provider.on('server_error', (ctx, cause) => {
    context.env.log.error('Identity failed.', { upstream: 'identity', cause })
    if (!toUnavailable(cause)) return
    ctx.status = 503
    ctx.set('retry-after', String(BUSY_RETRY_SECONDS))
  })
  // Koa prints errors to the console unless there is a listener. The provider's types know only its own events.
  EventEmitter.prototype.on.call(provider, 'error', (cause) => context.env.log.error('Identity failed.', { upstream: 'identity', cause }))
  return provider
}

/** Refuses unknown policies: a silent fallback could sign people on under a weaker policy than the application requested. */
async function assertPolicies(names: string | undefined, policies: Policies): Promise<void> {
  if (!names) return
  const requested = [...new Set(names.split(' '))]
  if ((await policies.findByNames(requested)).length < requested.length)
    throw new InvalidRequest('acr_values names a sign-on policy that is not assigned to the application')
}

const readPolicyName = (ctx: KoaContextWithOIDC, fallback: string) =>
  (ctx.oidc.params?.['acr_values'] as string | undefined)?.split(' ')[0] || fallback // a text, checked by the provider

/** The login prompt without the consent prompt: the applications are the environment's own. */
function signOnPolicy({ defaultPolicy, policies }: AuthorizationServer) {
  const policy = base()
  policy.remove('consent')
  policy.get('login')?.checks.add(
    new Check('policy', 'the sign-on policy asks for more than the session has shown', async (ctx) => {
      const session = ctx.oidc.session
      const requested = readPolicyName(ctx, defaultPolicy)
      if (!session?.accountId || session.acr === requested) return Check.NO_NEED_TO_PROMPT
      const [rule] = await policies.findByNames([requested])
      if (rule?.way === 'second-factor' && !session.amr?.includes('mfa')) return Check.REQUEST_PROMPT
      if (rule?.way === 'external') return Check.REQUEST_PROMPT
      // The session is enough for this policy, so only the name of the policy (`acr`) changes.
      session.acr = requested
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
  // Without `exp`, save() sets a new expiry: a grant that is used again lives as long as a new one.
  delete grant.exp
  await grant.save()
  return grant
}

const isActive = (user: UserRow) => user.enabled && user.locked_at === null

// A client without a secret cannot be authenticated, so such a client may introspect only its own tokens.
const mayIntrospect = (client: { clientId: string; clientAuthMethod?: string }, token: { clientId?: string }) =>
  client.clientAuthMethod !== 'none' || token.clientId === client.clientId

async function hasActiveOwner(users: Users, token: object): Promise<boolean> {
  if (!('accountId' in token) || typeof token.accountId !== 'string') return true
  const user = await users.find(token.accountId)
  return user !== undefined && isActive(user)
}
