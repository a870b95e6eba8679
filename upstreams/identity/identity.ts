import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { ignoreSecurityEvents, type RecordSecurityEvent } from '@fondly/kit/security-events.ts'
import { createSeal } from '@fondly/kit/seal.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { Hono } from 'hono'
import { providerCall } from './as/call-provider.ts'
import type { Application } from './as/clients.ts'
import { idpSignoff } from './as/idp-signoff.ts'
import { addEnvironmentClaims } from './as/introspected.ts'
import { introspectIdToken } from './as/introspect.ts'
import { authorizationServer } from './as/provider.ts'
import { authorizationRoutes } from './as/routes.ts'
import { signOffRequests } from './as/sign-off-request.ts'
import { cookieRules } from './browser-cookie.ts'
import { knownBrowsers } from './known-browser.ts'
import { notFound } from './faults.ts'
import { flowResource } from './flows/flow-resource.ts'
import { readPreferredLanguage } from './flows/notify.ts'
import { flowRoutes } from './flows/routes.ts'
import { codeTries } from './flows/code-tries.ts'
import type { PasswordRule } from './flows/password-rule.ts'
import { loginPages } from './login-page.ts'
import { toMailText } from './mail/mail.ts'
import { createMailQueue, type MailQueue } from './mail/mail-queue.ts'
import { deliverPeriodically } from './mail/deliver-periodically.ts'
import { type ListShownMail, outboxRoutes } from './mail/outbox-page.ts'
import { loadIdentity } from './load/load-identity.ts'
import { ownDevicesRoutes } from './own-devices/routes.ts'
import { phoneRoutes } from './phone/routes.ts'
import { providerAdministrationRoutes } from './rp/administer-providers.ts'
import { openIdProviders } from './rp/openid-provider.ts'
import { providerRoutes } from './rp/routes.ts'
import { PASSWORD_COST, passwords as argonPasswords, type PasswordCost } from './password.ts'
import { accountStates } from './store/account-states.ts'
import { tokenStore, endGrant } from './store/token-store.ts'
import { respondWithRefusal } from './respond-with-refusal.ts'
import { policyRoutes } from './flows/administer-policies.ts'
import { choosePopulation } from './store/choose-population.ts'
import { removeExpired } from './store/cleanup.ts'
import { codes as storedCodes } from './store/codes.ts'
import { devices as storedDevices } from './store/devices.ts'
import { externalAccounts as storedExternalAccounts } from './store/external-accounts.ts'
import { providers as storedProviders } from './store/providers.ts'
import { authorizationRequests } from './store/authorization-requests.ts'
import { pushRequests } from './store/push-requests.ts'
import { flows as storedFlows } from './store/flows.ts'
import { failureBudget } from './store/failure-budget.ts'
import { identityMigrationCode, identityMigrations } from './store/migrations.ts'
import { signInAttempts } from './store/sign-in-attempts.ts'
import { signingKeys } from './store/signing-keys.ts'
import type { FlowRow, IdentityTables, MailRow } from './store/tables.ts'
import { policies as storedPolicies } from './store/policies.ts'
import { userAdministration } from './store/user-administration.ts'
import { users as storedUsers } from './store/users.ts'
import { administrationRoutes } from './users/administer-users.ts'
import { passwordAdministrationRoutes } from './users/administer-passwords.ts'
import {
  logPasswordChangedFailures,
  type OnPasswordChanged,
  withAdministrationHook,
  withPasswordChangedHook,
} from './users/password-changed-hook.ts'
import { ownPasswordRoutes } from './users/own-password.ts'
import { callerReader } from './users/caller.ts'
import { createUserResource, userRoutes } from './users/routes.ts'

export type IdentityOptions = {
  env: Env
  databaseUrl: string
  poolSize: number
  /** How long a statement waits for a connection of the pool. */
  connectionMilliseconds?: number
  /** The public address of `fetch`, such as http://localhost:3000/identity, without a trailing slash. */
  publicUrl: string
  /** The public address of the platform API, such as http://localhost:3000/identity/v1. */
  apiUrl: string
  environmentId: string
  /** The environment's custom domain, such as https://auth.example.com; its addresses have no environment id. */
  customDomain?: string
  /** The name that the login page shows, so that people see which organization they sign on to. The product's own environment has none. */
  environmentName?: string
  /** The PostgreSQL schema of this environment; default `identity`. */
  schema?: string
  /** The fetch for external providers; default `env.fetch`. */
  providerFetch?: Fetch
  /** How long to wait for one answer of an external provider; default 5000. */
  providerMilliseconds?: number
  /** The address of the login page. Its query gets flowId and, without a custom domain, environmentId. */
  loginPageUrl: string
  /** Origins of other products that sign in here; each has its own login page at /login. */
  origins?: string[]
  applications: Application[]
  /** The names of the sign-on policies, the default one first. Loaded clients add theirs. */
  policies: string[]
  /** Whether people may register under the default policy; default true. */
  registration?: boolean
  /** If false, nobody may register under a policy that names no mail domains; default true. */
  openRegistration?: boolean
  /**
   * The key that encrypts stored secrets of authenticators and providers, and signing keys. At least 32 bytes. With another key, stored data is
   * unreadable.
   */
  dataKey: Uint8Array
  /** The keys that sign cookies and hash codes, newest first. Without an old key, its cookies and codes are no longer valid. */
  cookieKeys: [string, ...string[]]
  /** The rule for new passwords; default `default`. */
  passwordRule?: PasswordRule
  /** The mail server and the sender's address. Without a mail server, no e-mail is sent, and `outbox` shows the e-mails. */
  mail?: { smtpUrl: string; from: string }
  passwordCost?: PasswordCost
  /** Returns the client's address, by which failed steps are counted. Without this function, failed steps are counted only by name. */
  remoteAddress?: (request: Request) => string | undefined
  /** Called for wrong passwords, lockouts, changed passwords and forged requests. */
  recordSecurityEvent?: RecordSecurityEvent
  /** Called after a password change; it ends the user's other sessions. */
  onPasswordChanged?: OnPasswordChanged
  /** Another environment whose e-mails the outbox page of this environment shows too. */
  otherOutbox?: Pick<IdentityUpstream, 'latestMail'>
  /** The latest e-mails of the product itself, newest first, for the outbox page. */
  listOtherMail?: ListShownMail
}

export type IdentityUpstream = {
  fetch: Fetch
  /** The page with the latest e-mails. It is only for a demonstration, because a reader of the page can sign on as anybody. */
  outbox: Fetch
  /** The latest e-mails, newest first. */
  latestMail: (count: number) => Promise<MailRow[]>
  load: (documents: Pick<LoadDocuments, 'clients' | 'people' | 'pastPeople'>) => Promise<void>
  close: () => Promise<void>
}

const CLEANUP_INTERVAL_MS = 10 * 60 * 1000
const PROVIDER_TIMEOUT_MS = 5000

/** The embedded PingOne: one environment, its authorization server, its sign-on flows and its users. All state is in PostgreSQL. */
export async function identity(options: IdentityOptions): Promise<IdentityUpstream> {
  const { env, publicUrl, apiUrl, environmentId, applications, schema = 'identity' } = options
  const [defaultPolicy] = options.policies
  if (!defaultPolicy) throw new Error('Identity needs at least one sign-on policy.')
  const database = openDatabase<IdentityTables>({
    url: options.databaseUrl,
    schema,
    poolSize: options.poolSize,
    connectionMilliseconds: options.connectionMilliseconds,
    onLostConnection: (cause) => env.log.warn('A connection to the database was lost.', { upstream: 'identity', cause }),
  })
  const seal = createSeal('fondly identity secrets', options.dataKey, env.random)
  await migrate(database, schema, identityMigrations, identityMigrationCode(seal))

  const environmentUrl = options.customDomain ?? `${publicUrl}/${environmentId}`
  const issuer = `${environmentUrl}/as`
  const keys = await signingKeys(database, seal, env, issuer)
  const passwords = argonPasswords(options.passwordCost ?? PASSWORD_COST)
  const policies = storedPolicies(database, { openRegistration: options.openRegistration !== false })
  const assigned = (await policies.findByNames(options.policies)).map(({ name }) => name)
  const added = options.policies.filter((name) => !assigned.includes(name))
  await policies.put(
    added.map((name) => ({
      name,
      way: 'password',
      registration: name === defaultPolicy && options.registration !== false,
      populationId: null,
    })),
  )
  const onPasswordChanged = logPasswordChangedFailures(options.onPasswordChanged, env.log)
  const users = withPasswordChangedHook(storedUsers(database, env.clock), onPasswordChanged)
  const attempts = signInAttempts(database, env.clock)
  const flows = storedFlows(database, env)
  const providers = storedProviders(database, seal, env.clock)
  const externalAccounts = storedExternalAccounts(database, env.clock)
  const cookie = cookieRules(environmentUrl)
  const devices = storedDevices(database, seal, env)
  const codes = storedCodes(database, env, options.cookieKeys[0])
  const pushes = pushRequests(database, env)
  // nodemailer takes time to load, so it is loaded only for a mail server.
  const smtp = options.mail && (await import('@fondly/kit/mail/smtp.ts')).smtpDelivery(options.mail.smtpUrl, options.mail.from)
  const mailQueue = createMailQueue(database, env, smtp && ((recipient, content) => smtp.send(recipient, toMailText(content))))
  const delivery = deliverPeriodically(mailQueue.deliverDue, env)
  const { recordSecurityEvent = ignoreSecurityEvents, remoteAddress = () => undefined } = options
  const monitoring = { recordSecurityEvent, remoteAddress, knownBrowsers: knownBrowsers({ env, keys: options.cookieKeys, cookie }) }
  const origins = new Set([new URL(options.loginPageUrl).origin, ...(options.origins ?? [])])
  const loginPage = loginPages({ ...options, origins: options.origins ?? [] })
  const shared = { ...options, ...monitoring, environmentUrl, loginPage, issuer, keys, users, flows, cookie, policies, externalAccounts }
  const provider = authorizationServer({
    ...shared,
    defaultPolicy,
    onBadToken: (code) => recordSecurityEvent({ event: 'bad_token', code }),
    adapter: tokenStore(database, env.clock),
    endGrant: (id) => endGrant(database, id),
  })
  const call = providerCall(provider, issuer)
  const readCaller = callerReader(provider, workerIds(applications))
  const caller = (request: Request) =>
    readCaller(request, () => recordSecurityEvent({ event: 'bad_token', address: remoteAddress(request), code: 'bearer' }))
  const findLoginPage = async (flow: Pick<FlowRow, 'id' | 'interaction_uid'>) => {
    const redirectUri = (await provider.Interaction.find(flow.interaction_uid))?.params['redirect_uri']
    return loginPage(flow.id, typeof redirectUri === 'string' ? redirectUri : undefined)
  }
  const flowContext = {
    ...shared,
    devices,
    tries: codeTries(attempts),
    codes,
    pushes,
    mailQueue,
    onMailQueued: delivery.poke,
    failureBudget: failureBudget(database, env.clock, options.cookieKeys[0]),
    choosePopulation: (policy: string) => choosePopulation(database, policies, [policy, defaultPolicy]),
  }

  const resources = { findStates: accountStates(database, env.clock), apiUrl, environmentId }
  const administration = withAdministrationHook(userAdministration(database, env.clock), onPasswordChanged)
  const app = new Hono()
    .route(
      `/${environmentId}/as`,
      authorizationRoutes({
        ...shared,
        provider,
        call,
        findLoginPage,
        origins,
        toFlow: (flow) =>
          flow
            ? flowResource(flow, { ...shared, passwordRule: options.passwordRule ?? 'default' })
            : { status: 'COMPLETED', environment: { id: environmentId } },
        addEnvironmentClaims: addEnvironmentClaims({ environmentId, apiUrl }),
        signOffRequests: signOffRequests(tokenStore(database, env.clock)('SignOffRequest'), seal, env),
        idpSignoff: idpSignoff({ database, issuer, keys, applications }),
        introspectIdToken: (request, body) => introspectIdToken({ call, issuer, keys, applications, clock: env.clock }, request, body),
      }),
    )
    .route(
      `/${environmentId}`,
      flowRoutes({
        ...flowContext,
        origins,
        attempts,
        passwords,
        passwordRule: options.passwordRule ?? 'default',
      }),
    )
    .route(
      `/${environmentId}/rp`,
      providerRoutes({
        ...flowContext,
        findLoginPage,
        providers,
        authorizationRequests: authorizationRequests(database),
        openId: openIdProviders({
          env,
          fetch: options.providerFetch ?? env.fetch,
          redirectUri: `${environmentUrl}/rp/callback/openid_connect`,
          publicUrl,
          deadlineMilliseconds: options.providerMilliseconds ?? PROVIDER_TIMEOUT_MS,
        }),
      }),
    )
    .route(`/${environmentId}`, ownDevicesRoutes({ ...flowContext, provider, attempts, passwords, random: env.random }))
    .route('/phone', phoneRoutes({ ...monitoring, pushes, origin: new URL(publicUrl).origin }))
    .route(`/v1/environments/${environmentId}`, userRoutes({ users, attempts, ...resources, clock: env.clock, caller }))
    .route(`/v1/environments/${environmentId}`, policyRoutes({ policies, defaultPolicy, apiUrl, environmentId, caller }))
    .route(`/v1/environments/${environmentId}`, providerAdministrationRoutes({ providers, apiUrl, environmentId, publicUrl, caller }))
    .route(
      `/v1/environments/${environmentId}`,
      administrationRoutes({
        users,
        administration,
        passwords,
        passwordRule: options.passwordRule ?? 'default',
        resource: createUserResource(resources),
        ids: env.ids,
        caller,
      }),
    )
    .route(
      `/v1/environments/${environmentId}`,
      // These routes come before those for the user's own password. Both have the same path, and the content type decides between them.
      passwordAdministrationRoutes({
        users,
        administration,
        attempts,
        passwords,
        passwordRule: options.passwordRule ?? 'default',
        environmentId,
        caller,
        recordSecurityEvent,
        sendRecoveryCode: async (user) => {
          await database.transaction().execute(async (transaction) => {
            const { code, expiresAt } = await codes.makeForUser(transaction, user.id)
            const content = { kind: 'recovery', code, language: readPreferredLanguage(user) ?? 'en' } as const
            await mailQueue.enqueue(transaction, { recipient: user.email, content, expiresAt })
          })
          delivery.poke()
        },
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
        knownBrowsers: monitoring.knownBrowsers,
      }),
    )
    .notFound((c) => respondWithRefusal(c, notFound(), env))
    .onError((error, c) => respondWithRefusal(c, error, env))

  const cleanup = setInterval(() => {
    removeExpired(database, env.clock()).catch((cause: unknown) =>
      env.log.warn('Expired rows could not be removed.', { upstream: 'identity', cause }),
    )
  }, CLEANUP_INTERVAL_MS)
  cleanup.unref()

  const latest = mergeLatest(mailQueue, options.otherOutbox)
  const outbox = outboxRoutes({ latest, listOthers: options.listOtherMail ?? (async () => []), isDelivered: smtp !== undefined })
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
          onPasswordChanged: (userId) => onPasswordChanged({ userId }),
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

/** The latest e-mails of both environments. */
const mergeLatest = (own: MailQueue, other: IdentityOptions['otherOutbox']) => async (count: number) => {
  const all = [...(await own.latest(count)), ...((await other?.latestMail(count)) ?? [])]
  return all.toSorted((one, another) => another.created_at.getTime() - one.created_at.getTime()).slice(0, count)
}

const workerIds = (applications: Application[]) =>
  new Set(applications.filter(({ kind }) => kind === 'worker').map(({ clientId }) => clientId))
