import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { insufficientPermissions, invalidData, notFound, Refusal } from '../faults.ts'
import { pageLinks, readPageRequest } from '../pages.ts'
import { toInvalidData, readBody } from '../read-body.ts'
import type { AccountStates } from '../store/account-states.ts'
import type { SignInAttempts } from '../store/sign-in-attempts.ts'
import type { UserRow } from '../store/tables.ts'
import type { UserChange, Users } from '../store/users.ts'
import { assertMay, assertWorker, type Caller } from './caller.ts'
import { readFilter } from './filter.ts'
import { MAX_USER_BODY_BYTES, readPathId } from './request.ts'
import { assertOwnChange, toUserChange, UserPatch } from './user-change.ts'
import { userResource } from './user-resource.ts'

type UserRoutes = {
  users: Users
  attempts: SignInAttempts
  findStates: AccountStates
  apiUrl: string
  environmentId: string
  clock: () => Date
  caller: (request: Request) => Promise<Caller>
}

const Enabled = z.strictObject({ enabled: z.boolean() })
const Lock = z.object({ unlockAt: z.string().optional().catch(undefined) }).catch({})
const WITHOUT_STATE = { lockout: undefined, hasDevices: false, providerId: undefined }

type ResourceContext = Pick<UserRoutes, 'findStates' | 'apiUrl' | 'environmentId'>

/** Creates a function that returns PingOne's documents of users. It reads the additional data of all these users at once. */
const createUserResources =
  ({ findStates, ...environment }: ResourceContext) =>
  async (users: readonly UserRow[]) => {
    const states = await findStates(users)
    return users.map((user) => userResource(user, states.get(user.id) ?? WITHOUT_STATE, environment))
  }

/** Creates a function that returns PingOne's document of one user. */
export function createUserResource(context: ResourceContext) {
  const resources = createUserResources(context)
  return async (user: UserRow) => {
    const [resource] = await resources([user])
    if (!resource) throw new RangeError('A user has one document.')
    return resource
  }
}

/** PingOne's platform API for users. */
export function userRoutes(context: UserRoutes) {
  const resource = createUserResource(context)
  const resources = createUserResources(context)

  const changed = async (c: Context, change: (user: UserRow) => UserChange) => {
    const user = await context.users.change(readPathId(c), change).catch(rethrowNameTaken)
    if (!user) throw notFound()
    return c.json(await resource(user))
  }

  return new Hono()
    .get('/users', async (c) => {
      assertWorker(await context.caller(c.req.raw))
      const page = readPageRequest(c.req.query())
      const { filter } = c.req.query()
      const found = await context.users.list(readFilter(filter), page)
      const users = await resources(found.users)
      const last = found.hasMore ? found.users.at(-1)?.username : undefined
      const _links = pageLinks(`${context.apiUrl}/environments/${context.environmentId}/users`, { ...page, filter, last })
      return c.json({ _links, _embedded: { users }, count: found.count, size: users.length })
    })
    .get('/users/:id', async (c) => {
      assertMay(await context.caller(c.req.raw), 'p1:read:user', readPathId(c))
      const user = await context.users.find(readPathId(c))
      if (!user) throw notFound()
      return c.json(await resource(user))
    })
    .patch('/users/:id', async (c) => {
      const caller = await context.caller(c.req.raw)
      assertMay(caller, 'p1:update:user', readPathId(c))
      const body = await readBody(c.req.raw, MAX_USER_BODY_BYTES)
      const patch = UserPatch.safeParse(body)
      // Refuse a read-only attribute before the schema is checked, so that the answer names the real reason.
      const readOnly = caller.is === 'user' ? findReadOnly(body) : undefined
      if (readOnly !== undefined) throw refuseReadOnly(readOnly)
      if (!patch.success) throw toInvalidData(patch.error)
      return changed(c, (user) => {
        if (caller.is === 'user') assertOwnChange(user, patch.data)
        return toUserChange(user, patch.data)
      })
    })
    .put('/users/:id/enabled', async (c) => {
      assertWorker(await context.caller(c.req.raw))
      const body = Enabled.safeParse(await readBody(c.req.raw, MAX_USER_BODY_BYTES))
      if (!body.success) throw toInvalidData(body.error)
      return changed(c, () => ({ enabled: body.data.enabled }))
    })
    .post('/users/:id', async (c) => {
      assertWorker(await context.caller(c.req.raw))
      switch ((c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()) {
        case 'application/vnd.pingidentity.account.lock+json': {
          // PingOne requires an instant in the future. Here the lock stays until it is removed.
          const { unlockAt } = Lock.parse(await readBody(c.req.raw, MAX_USER_BODY_BYTES).catch(() => ({})))
          const isAhead = unlockAt !== undefined && Date.parse(unlockAt) > context.clock().getTime()
          return changed(c, (user) => (isAhead ? { locked_at: user.locked_at ?? context.clock() } : {}))
        }
        case 'application/vnd.pingidentity.account.unlock+json': {
          const user = await context.users.find(readPathId(c))
          if (!user) throw notFound()
          await context.attempts.clear(user.username)
          return changed(c, () => ({ locked_at: null }))
        }
        default:
          throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The content type names no action on a user.')
      }
    })
}

const findReadOnly = (body: unknown) =>
  typeof body === 'object' && body !== null ? ['enabled', 'account', 'lifecycle', 'population'].find((key) => key in body) : undefined

const refuseReadOnly = (target: string) => insufficientPermissions('A user may not change the standing of his own account.', target)

// PostgreSQL's code 23505 (unique_violation) means that another user has the name.
function rethrowNameTaken(error: unknown): never {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === '23505') {
    throw invalidData({ code: 'UNIQUENESS_VIOLATION', target: 'username', message: 'The user name is already taken.' })
  }
  throw error
}
