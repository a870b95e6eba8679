import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { ValidateAddressRequest } from '@fondly/contracts/worker/address.ts'
import { ResolveGroupRequest } from '@fondly/contracts/worker/group.ts'
import { ResolveRoleRequest } from '@fondly/contracts/worker/role.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { isKeepable } from '@fondly/kit/http/keepable.ts'
import { readJson, UnreadableBody } from '@fondly/kit/http/read-json.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { toUnavailable } from '@fondly/kit/unavailable.ts'
import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { standardise } from './address/standardise.ts'
import { isBearer } from '@fondly/kit/http/bearer.ts'
import { assignPopulation, loadWorker } from './load/load-worker.ts'
import { sentinelAnswer } from './demo-faults.ts'
import type { AddressService, Strictness } from './services/address-service.ts'
import { checkWithService, type Fallback } from './services/check-with-service.ts'
import { verdictCache } from './services/verdict-cache.ts'
import { smarty, type SmartyAccess } from './services/smarty.ts'
import { usps } from './services/usps.ts'
import type { UspsAccess } from './services/usps-token.ts'
import { migrations } from './store/migrations.ts'
import type { WorkerTables } from './store/tables.ts'

const SCHEMA = 'worker'
const MAX_BODY_BYTES = 10_000

export type WorkerOptions = {
  env: Env
  databaseUrl: string
  poolSize: number
  /** Callers must send `authorization: Bearer {bearer}`. */
  bearer: string
  /** In demo mode two street addresses cause failures (demo-faults.ts); in production they are ordinary addresses. */
  demo?: boolean
  /** The real service that checks addresses; without one, they are standardised offline. */
  addresses?: AddressChecking
}

export type AddressChecking = {
  service: ({ name: 'usps' } & UspsAccess) | ({ name: 'smarty' } & SmartyAccess)
  strictness: Strictness
  fallback: Fallback
  /** How long verdicts are cached. With 0, nothing is cached. */
  cacheDays: number
  /** Default 4000: the worker's own caller waits 5 seconds. */
  deadlineMilliseconds?: number
  /** The key that encrypts the cache, at least 32 bytes. */
  secret: Uint8Array
}

export type WorkerUpstream = {
  fetch: Fetch
  /** Assigns a population to a client, as a load does. */
  assign: (populationId: string, groupId: string) => Promise<void>
  load: (documents: Pick<LoadDocuments, 'clients' | 'people'>) => Promise<void>
  close: () => Promise<void>
}

/** The embedded address worker: roles, groups, and an address check, offline or with a real service. */
export async function worker({ env, databaseUrl, poolSize, bearer, addresses, demo = false }: WorkerOptions): Promise<WorkerUpstream> {
  const database = openDatabase<WorkerTables>({
    url: databaseUrl,
    schema: SCHEMA,
    poolSize,
    onLostConnection: (cause) => env.log.warn('A connection to the database was lost.', { upstream: SCHEMA, cause }),
  })
  await migrate(database, SCHEMA, migrations)
  const check = addresses
    ? checkWithService({
        ...addresses,
        env,
        service: createService(addresses, env),
        cache: verdictCache({ database, env, secret: addresses.secret, days: addresses.cacheDays }),
      })
    : async (address: ValidateAddressRequest) => (demo ? sentinelAnswer(standardise(address)) : standardise(address))

  const app = new Hono()
    .use(async (c, next) =>
      isBearer(c.req.header('authorization'), bearer) ? next() : c.json({ message: 'The bearer token is missing or wrong.' }, 401),
    )
    .post('/Ping-ResolveIDARole', async (c) => {
      const { userID } = await readBody(c, ResolveRoleRequest)
      const row = await database.selectFrom('statement').select('statement').where('user_id', '=', userID).executeTakeFirst()
      return c.json({ statement: row?.statement ?? '' })
    })
    .post('/Ping-ResolveGroup', async (c) => {
      const { id } = await readBody(c, ResolveGroupRequest)
      const row = await database.selectFrom('population').select('group_id').where('id', '=', id).executeTakeFirst()
      return c.json({ group: row?.group_id ?? null })
    })
    .post('/Address-Validate', async (c) => {
      const answer = await check(await readBody(c, ValidateAddressRequest))
      if (answer === 'outage') return c.json({ message: 'The address service is down.' }, 503)
      // The status is not a 5xx, because the worker itself works. A 5xx would make callers open the circuit for all calls of the worker.
      if (answer === 'no answer') return c.json({ message: 'The address service gave no answer.' }, 424)
      return c.json(answer)
    })
    .notFound((c) => c.json({ message: 'There is no such call.' }, 404))
    .onError((error, c) => {
      if (error instanceof UnreadableBody) return c.json({ message: error.message }, error.status)
      env.log.error('A call failed.', { upstream: SCHEMA, cause: error })
      const unavailable = toUnavailable(error)
      if (unavailable) c.header('retry-after', String(unavailable.retryAfterSeconds))
      return c.json({ message: 'The worker failed.' }, unavailable?.status ?? 500)
    })

  return {
    fetch: async (request) => app.fetch(request),
    assign: (populationId, groupId) => assignPopulation(database, populationId, groupId),
    load: (documents) => loadWorker(database, documents),
    close: () => database.destroy(),
  }
}

function createService({ service, strictness, deadlineMilliseconds = 4000 }: AddressChecking, env: Env): AddressService {
  const asking = { strictness, deadlineMilliseconds }
  return service.name === 'usps' ? usps({ ...service, ...asking }, env) : smarty({ ...service, ...asking }, env)
}

async function readBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const json = await readJson(c.req.raw, MAX_BODY_BYTES)
  if (!isKeepable(json)) throw new UnreadableBody(400, 'The body holds characters that cannot be kept.')
  const read = schema.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new UnreadableBody(400, `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not readable'}`)
}
