import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { migrate, openDatabase } from '@fondly/kit/sql/database.ts'
import { Hono, type Context } from 'hono'
import { providerCall } from './as/call-provider.ts'
import type { Application } from './as/clients.ts'
import { introspectIdToken } from './as/introspect.ts'
import { authorizationServer } from './as/provider.ts'
import { authorizationRoutes } from './as/routes.ts'
import { cookieRules } from './browser-cookie.ts'
import { notFound, Refusal } from './faults.ts'
import { flowRoutes } from './flows/routes.ts'
import { checkPassword } from './flows/username-password-check.ts'
import { loadIdentity } from './load.ts'
import { PASSWORD_COST, passwords as argonPasswords, type PasswordCost } from './password.ts'
import { artefacts, endGrant } from './store/artefacts.ts'
import { removeExpired } from './store/cleanup.ts'
import { flows as storedFlows } from './store/flows.ts'
import { identityMigrations } from './store/migrations.ts'
import { signInAttempts } from './store/sign-in-attempts.ts'
import { signingKeys } from './store/signing-keys.ts'
import type { IdentityTables } from './store/tables.ts'
import { policies as storedPolicies } from './store/policies.ts'
import { users as storedUsers } from './store/users.ts'
import { callerOf } from './users/caller.ts'
import { userRoutes } from './users/routes.ts'

export type IdentityOptions = {
  env: Env
  databaseUrl: string
  poolSize: number
  /** Where browsers reach what `fetch` serves, such as http://localhost:3000/identity; without a trailing slash. */
  publicUrl: string
  /** Where programs reach its /v1, such as http://localhost:3000/identity/v1. */
  apiUrl: string
  environmentId: string
  /** The page that walks the flow; it is given environmentId and flowId. */
  loginPageUrl: string
  applications: Application[]
  /** The names of the sign-on policies, the default one first; loaded clients bring theirs. */
  policies: string[]
  /** Sign cookies, newest first; made once and kept with the data. */
  cookieKeys: string[]
  passwordCost?: PasswordCost
}

export type IdentityUpstream = {
  fetch: Fetch
  load: (documents: Pick<LoadDocuments, 'clients' | 'people'>) => Promise<void>
  close: () => Promise<void>
}

const SCHEMA = 'identity'
const CLEANUP_MILLISECONDS = 10 * 60 * 1000

/** The embedded PingOne: one environment, its authorization server, its sign-on flows and its users. State lives in PostgreSQL alone. */
export async function identity(options: IdentityOptions): Promise<IdentityUpstream> {
  const { env, publicUrl, apiUrl, environmentId, applications } = options
  const [defaultPolicy] = options.policies
  if (!defaultPolicy) throw new Error('Identity needs at least one sign-on policy.')
  const database = openDatabase<IdentityTables>({
    url: options.databaseUrl,
    schema: SCHEMA,
    poolSize: options.poolSize,
    onLostConnection: (cause) => env.log.warn('a connection was lost', { upstream: 'identity', cause }),
  })
  await migrate(database, SCHEMA, identityMigrations)

  const issuer = `${publicUrl}/${environmentId}/as`
  const keys = await signingKeys(database, env, issuer)
  const passwords = await argonPasswords(options.passwordCost ?? PASSWORD_COST)
  const policies = storedPolicies(database)
  await policies.add(options.policies)
  const users = storedUsers(database, env.clock)
  const attempts = signInAttempts(database, env.clock)
  const flows = storedFlows(database, env)
  const cookie = cookieRules(publicUrl, environmentId)
  const shared = { ...options, issuer, keys, users, flows, cookie, policies }
  const provider = authorizationServer({
    ...shared,
    defaultPolicy,
    adapter: artefacts(database, env.clock),
    endGrant: (id) => endGrant(database, id),
  })
  const call = providerCall(provider, issuer)

  const app = new Hono()
    .route(
      `/${environmentId}/as`,
      authorizationRoutes({
        ...shared,
        provider,
        call,
        introspectIdToken: (request, body) => introspectIdToken({ call, issuer, keys, applications, clock: env.clock }, request, body),
      }),
    )
    .route(
      `/${environmentId}`,
      flowRoutes({
        ...shared,
        origins: new Set([new URL(options.loginPageUrl).origin]),
        checkPassword: (state, body) => checkPassword({ users, attempts, passwords, clock: env.clock }, state, body),
      }),
    )
    .route(
      `/v1/environments/${environmentId}`,
      userRoutes({
        users,
        attempts,
        apiUrl,
        environmentId,
        clock: env.clock,
        caller: (request) => callerOf(request, provider, workersAmong(applications)),
      }),
    )
    .notFound((c) => tellRefusal(c, notFound(), env))
    .onError((error, c) => tellRefusal(c, error, env))

  const cleanup = setInterval(() => {
    removeExpired(database, env.clock()).catch((cause: unknown) => env.log.warn('cleaning up failed', { upstream: 'identity', cause }))
  }, CLEANUP_MILLISECONDS)
  cleanup.unref()

  return {
    fetch: async (request) => app.fetch(request),
    load: (documents) => loadIdentity({ database, passwords, policies, clock: env.clock }, documents),
    close: async () => {
      clearInterval(cleanup)
      await database.destroy()
    },
  }
}

const workersAmong = (applications: Application[]) =>
  new Set(applications.filter(({ kind }) => kind === 'worker').map(({ clientId }) => clientId))

function tellRefusal(c: Context, error: Error, env: Env): Response {
  const refusal = error instanceof Refusal ? error : new Refusal(500, 'UNEXPECTED_ERROR', 'An unexpected error occurred.')
  if (refusal !== error) env.log.error('a request failed', { upstream: 'identity', method: c.req.method, status: 500, cause: error })
  c.header('cache-control', 'no-store')
  return c.json(refusal.body(env.ids()), refusal.status)
}
