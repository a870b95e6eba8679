import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { ignoreSecurityEvents, type RecordSecurityEvent } from '@fondly/kit/security-events.ts'
import { sealFor } from '@fondly/kit/seal.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { unavailableFor } from '@fondly/kit/unavailable.ts'
import { Hono, type Context } from 'hono'
import { providerCall } from './as/call-provider.ts'
import type { Application } from './as/clients.ts'
import { idpSignoff } from './as/idp-signoff.ts'
import { withWhereabouts } from './as/introspected.ts'
import { introspectIdToken } from './as/introspect.ts'
import { authorizationServer } from './as/provider.ts'
import { authorizationRoutes } from './as/routes.ts'
import { signOffRequests } from './as/sign-off-request.ts'
import { cookieRules } from './browser-cookie.ts'
import { knownBrowsers } from './known-browser.ts'
import { BUSY_FOR_SECONDS, notFound, Refusal, tooBusy } from './faults.ts'
import { flowResource } from './flows/flow-resource.ts'
import { flowRoutes } from './flows/routes.ts'
import { codeTries } from './flows/code-tries.ts'
import type { PasswordRule } from './flows/password-rule.ts'
import { loginPages } from './login-page.ts'
import { createMailQueue, type MailQueue } from './mail/mail-queue.ts'
import { deliverPeriodically } from './mail/deliver-periodically.ts'
import { outboxRoutes } from './mail/outbox-page.ts'
import { loadIdentity } from './load.ts'
import { ownDevicesRoutes } from './own-devices/routes.ts'
import { phoneRoutes } from './phone/routes.ts'
import { openIdProviders } from './rp/openid-provider.ts'
import { providerRoutes } from './rp/routes.ts'
import { PASSWORD_COST, passwords as argonPasswords, type PasswordCost } from './password.ts'
import { artefacts, endGrant } from './store/artefacts.ts'
import { removeExpired } from './store/cleanup.ts'
import { codes as storedCodes } from './store/codes.ts'
import { devices as storedDevices } from './store/devices.ts'
import { externalAccounts as storedExternalAccounts } from './store/external-accounts.ts'
import { providers as storedProviders } from './store/providers.ts'
import { providerVisits } from './store/provider-visits.ts'
import { pushRequests } from './store/push-requests.ts'
import { flows as storedFlows } from './store/flows.ts'
import { failureBudget } from './store/failure-budget.ts'
import { identityMigrationCode, identityMigrations } from './store/migrations.ts'
import { signInAttempts } from './store/sign-in-attempts.ts'
import { signingKeys } from './store/signing-keys.ts'
import type { FlowRow, IdentityDatabase, IdentityTables, MailRow } from './store/tables.ts'
import { policies as storedPolicies, type Policies } from './store/policies.ts'
import { users as storedUsers, type Users } from './store/users.ts'
import { ownPasswordRoutes } from './users/own-password.ts'
import { callerOf } from './users/caller.ts'
import { userRoutes } from './users/routes.ts'

export type IdentityOptions = {
  env: Env
  databaseUrl: string
  poolSize: number
  /** How long a statement waits for a connection. */
  connectionMilliseconds?: number
  /** Where browsers reach what `fetch` serves, such as http://localhost:3000/identity; without a trailing slash. */
  publicUrl: string
  /** Where programs reach its /v1, such as http://localhost:3000/identity/v1. */
  apiUrl: string
  environmentId: string
  /** Where browsers reach this environment by a domain of its own, such as https://auth.example.com: the environment id leaves every path then. */
  customDomain?: string
  /** Shown where people must see at whose door they stand; the product's own is left out. */
  environmentName?: string
  /** Of this environment's tables; `identity` unless it is said. */
  schema?: string
  /** How external providers are reached; the network unless it is said. */
  providerFetch?: Fetch
  /** How long one answer of an external provider is waited for. */
  providerMilliseconds?: number
  /** The page that walks the flow; it is given environmentId (none with a custom domain) and flowId. */
  loginPageUrl: string
  /** Origins of other products that sign in here, each with a login page of its own at /login. */
  origins?: string[]
  applications: Application[]
  /** The names of the sign-on policies, the default one first; loaded clients bring theirs. */
  policies: string[]
  /** Whether strangers may register under the default one; they may unless it is said. */
  registration?: boolean
  /** False: nobody may register under a policy that names no mail domains. */
  openRegistration?: boolean
  /** Seals at rest what opens other doors: secrets of authenticators and providers, signing keys. At least 32 bytes, made once and kept with the data. */
  dataKey: Uint8Array
  /** Sign cookies, newest first, and hash codes; made once and kept with the data. */
  cookieKeys: [string, ...string[]]
  /** What a new password must be; `default` unless it is said. */
  passwordRule?: PasswordRule
  /** The mail server and the sender's address; without them `outbox` shows the e-mails. */
  mail?: { smtpUrl: string; from: string }
  passwordCost?: PasswordCost
  /** Whose request it is, so that failed steps are counted by address; without it they are counted by name alone. */
  remoteAddress?: (request: Request) => string | undefined
  /** Called for wrong passwords, lockouts, changed passwords and refused forgeries. */
  recordSecurityEvent?: RecordSecurityEvent
  /** Called when a user has a new password, with the access token if it was changed with one. It ends the other sessions. */
  onPasswordChanged?: OnPasswordChanged
  /** Another environment whose e-mails this one's outbox page shows too. */
  otherOutbox?: Pick<IdentityUpstream, 'latestMail'>
}

type OnPasswordChanged = (change: { userId: string; accessToken?: string }) => Promise<void>

export type IdentityUpstream = {
  fetch: Fetch
  /** The page with the latest e-mails, for a demonstration: anybody who can read it can sign on as anybody. */
  outbox: Fetch
  /** The latest e-mails, newest first. */
  latestMail: (count: number) => Promise<MailRow[]>
  load: (documents: Pick<LoadDocuments, 'clients' | 'people'>) => Promise<void>
  close: () => Promise<void>
}

const CLEANUP_INTERVAL_MS = 10 * 60 * 1000
const PROVIDER_MILLISECONDS = 5000
const REGISTRANTS = { name: 'Registered', id: '9d7c1f02-5a3e-4c86-b1d4-7e60f2a8c935' }

/** The embedded PingOne: one environment, its authorization server, its sign-on flows and its users. State lives in PostgreSQL alone. */
export async function identity(options: IdentityOptions): Promise<IdentityUpstream> {
  const { env, publicUrl, apiUrl, environmentId, applications, schema = 'identity' } = options
  const [defaultPolicy] = options.policies
  if (!defaultPolicy) throw new Error('Identity needs at least one sign-on policy.')
  const database = openDatabase<IdentityTables>({
    url: options.databaseUrl,
    schema,
    poolSize: options.poolSize,
    connectionMilliseconds: options.connectionMilliseconds,
    onLostConnection: (cause) => env.log.warn('a connection was lost', { upstream: 'identity', cause }),
  })
  const seal = sealFor('fondly identity secrets', options.dataKey, env.random)
  await migrate(database, schema, identityMigrations, identityMigrationCode(seal))

  const environmentUrl = options.customDomain ?? `${publicUrl}/${environmentId}`
  const issuer = `${environmentUrl}/as`
  const keys = await signingKeys(database, seal, env, issuer)
  const passwords = argonPasswords(options.passwordCost ?? PASSWORD_COST)
  const policies = storedPolicies(database, { openRegistration: options.openRegistration !== false })
  const known = (await policies.named(options.policies)).map(({ name }) => name)
  const added = options.policies.filter((name) => !known.includes(name))
  await policies.put(
    added.map((name) => ({
      name,
      way: 'password',
      registration: name === defaultPolicy && options.registration !== false,
      populationId: null,
    })),
  )
  const tellOfNewPassword: OnPasswordChanged = (change) =>
    // If this fails, the password is changed all the same, and sessions end with the next check of their tokens, which are revoked.
    (options.onPasswordChanged?.(change) ?? Promise.resolve()).catch((cause: unknown) =>
      env.log.error('sessions could not be ended after a new password', { upstream: 'identity', cause }),
    )
  const users = tellingOfNewPasswords(storedUsers(database, env.clock), tellOfNewPassword)
  const attempts = signInAttempts(database, env.clock)
  const flows = storedFlows(database, env)
  const providers = storedProviders(database, seal)
  const externalAccounts = storedExternalAccounts(database, env.clock)
  const cookie = cookieRules(environmentUrl)
  const devices = storedDevices(database, seal, env)
  const codes = storedCodes(database, env, options.cookieKeys[0])
  const pushes = pushRequests(database, env)
  // Loaded only when a mail server is set: nodemailer takes time to load.
  const smtp = options.mail && (await import('./mail/smtp.ts')).smtpDelivery(options.mail.smtpUrl, options.mail.from)
  const mailQueue = createMailQueue(database, env, smtp?.deliver)
  const delivery = deliverPeriodically(mailQueue.deliverDue, env)
  const { recordSecurityEvent = ignoreSecurityEvents, remoteAddress = () => undefined } = options
  const watch = { recordSecurityEvent, remoteAddress, knownBrowsers: knownBrowsers({ env, keys: options.cookieKeys, cookie }) }
  const origins = new Set([new URL(options.loginPageUrl).origin, ...(options.origins ?? [])])
  const loginPage = loginPages({ ...options, origins: options.origins ?? [] })
  const shared = { ...options, ...watch, environmentUrl, loginPage, issuer, keys, users, flows, cookie, policies, externalAccounts }
  const provider = authorizationServer({
    ...shared,
    defaultPolicy,
    onBadToken: (code) => recordSecurityEvent({ event: 'bad_token', code }),
    adapter: artefacts(database, env.clock),
    endGrant: (id) => endGrant(database, id),
  })
  const call = providerCall(provider, issuer)
  const caller = (request: Request) =>
    callerOf(request, provider, workersAmong(applications), () =>
      recordSecurityEvent({ event: 'bad_token', address: remoteAddress(request), code: 'bearer' }),
    )
  const loginPageOf = async (flow: Pick<FlowRow, 'id' | 'interaction_uid'>) => {
    const redirectUri = (await provider.Interaction.find(flow.interaction_uid))?.params['redirect_uri']
    return loginPage(flow.id, typeof redirectUri === 'string' ? redirectUri : undefined)
  }
  const walking = {
    ...shared,
    devices,
    tries: codeTries(attempts),
    codes,
    pushes,
    mailQueue,
    onMailQueued: delivery.poke,
    failureBudget: failureBudget(database, env.clock, options.cookieKeys[0]),
    populationOf: (policy: string) => populationOf(database, policies, [policy, defaultPolicy]),
  }

  const app = new Hono()
    .route(
      `/${environmentId}/as`,
      authorizationRoutes({
        ...shared,
        provider,
        call,
        loginPageOf,
        origins,
        tellFlow: (flow) =>
          flow
            ? flowResource(flow, { ...shared, passwordRule: options.passwordRule ?? 'default' })
            : { status: 'COMPLETED', environment: { id: environmentId } },
        withWhereabouts: withWhereabouts({ environmentId, apiUrl }),
        signOffRequests: signOffRequests(artefacts(database, env.clock)('SignOffRequest'), seal, env),
        idpSignoff: idpSignoff({ database, issuer, keys, applications }),
        introspectIdToken: (request, body) => introspectIdToken({ call, issuer, keys, applications, clock: env.clock }, request, body),
      }),
    )
    .route(
      `/${environmentId}`,
      flowRoutes({
        ...walking,
        origins,
        attempts,
        passwords,
        passwordRule: options.passwordRule ?? 'default',
      }),
    )
    .route(
      `/${environmentId}/rp`,
      providerRoutes({
        ...walking,
        loginPageOf,
        providers,
        visits: providerVisits(database),
        openId: openIdProviders({
          env,
          fetch: options.providerFetch ?? env.fetch,
          redirectUri: `${environmentUrl}/rp/callback/openid_connect`,
          publicUrl,
          deadlineMilliseconds: options.providerMilliseconds ?? PROVIDER_MILLISECONDS,
        }),
      }),
    )
    .route(`/${environmentId}`, ownDevicesRoutes({ ...walking, provider, attempts, passwords, random: env.random }))
    .route('/phone', phoneRoutes({ ...watch, pushes, origin: new URL(publicUrl).origin }))
    .route(
      `/v1/environments/${environmentId}`,
      userRoutes({
        users,
        attempts,
        devices,
        externalAccounts,
        apiUrl,
        environmentId,
        clock: env.clock,
        caller,
      }),
    )
    .route(
      `/v1/environments/${environmentId}`,
      ownPasswordRoutes({
        users,
        attempts,
        passwords,
        passwordRule: options.passwordRule ?? 'default',
        environmentId,
        caller,
        recordSecurityEvent,
        knownBrowsers: watch.knownBrowsers,
      }),
    )
    .notFound((c) => tellRefusal(c, notFound(), env))
    .onError((error, c) => tellRefusal(c, error, env))

  const cleanup = setInterval(() => {
    removeExpired(database, env.clock()).catch((cause: unknown) => env.log.warn('cleaning up failed', { upstream: 'identity', cause }))
  }, CLEANUP_INTERVAL_MS)
  cleanup.unref()

  const outbox = outboxRoutes({ latest: latestFromBoth(mailQueue, options.otherOutbox), isDelivered: smtp !== undefined })
  return {
    fetch: async (request) => app.fetch(request),
    outbox: async (request) => outbox.fetch(request),
    latestMail: mailQueue.latest,
    load: (documents) =>
      loadIdentity(
        {
          database,
          seal,
          passwords,
          policies,
          providers,
          defaultPolicy,
          clock: env.clock,
          onPasswordChanged: (userId) => tellOfNewPassword({ userId }),
        },
        documents,
      ),
    close: async () => {
      clearInterval(cleanup)
      await delivery.close()
      smtp?.close()
      await database.destroy()
    },
  }
}

function tellingOfNewPasswords(users: Users, tell: OnPasswordChanged): Users {
  return {
    ...users,
    setPassword: async (userId, hash, by) => {
      await users.setPassword(userId, hash, by)
      await tell({ userId, ...('accessToken' in by ? { accessToken: by.accessToken } : {}) })
    },
  }
}

/** The first of these policies that has a population; without any client, people who register are kept by themselves. */
async function populationOf(database: IdentityDatabase, policies: Policies, names: string[]): Promise<string> {
  const assigned = await policies.named(names)
  for (const name of names) {
    const population = assigned.find((policy) => policy.name === name)?.populationId
    if (population) return population
  }
  await database
    .insertInto('populations')
    .values(REGISTRANTS)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return REGISTRANTS.id
}

const latestFromBoth = (own: MailQueue, other: IdentityOptions['otherOutbox']) => async (count: number) => {
  const all = [...(await own.latest(count)), ...((await other?.latestMail(count)) ?? [])]
  return all.toSorted((one, another) => another.created_at.getTime() - one.created_at.getTime()).slice(0, count)
}

const workersAmong = (applications: Application[]) =>
  new Set(applications.filter(({ kind }) => kind === 'worker').map(({ clientId }) => clientId))

function tellRefusal(c: Context, error: Error, env: Env): Response {
  const refusal = refusalFor(error)
  const { status } = refusal
  if (refusal !== error) env.log.error('a request failed', { upstream: 'identity', method: c.req.method, status, cause: error })
  c.header('cache-control', 'no-store')
  const retryAfterSeconds = refusal.retryAfterSeconds ?? (status === 503 ? BUSY_FOR_SECONDS : undefined)
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
  return c.json(refusal.body(env.ids()), refusal.status)
}

function refusalFor(error: Error): Refusal {
  if (error instanceof Refusal) return error
  return unavailableFor(error) ? tooBusy() : new Refusal(500, 'UNEXPECTED_ERROR', 'An unexpected error occurred.')
}
