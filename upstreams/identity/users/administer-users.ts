import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { invalidData, notFound } from '../faults.ts'
import { toRefusal } from '../flows/flow-problem.ts'
import { checkNewPassword, type PasswordRule } from '../flows/password-rule.ts'
import type { Passwords } from '../password.ts'
import { toInvalidData, readBody } from '../read-body.ts'
import type { UserRow } from '../store/tables.ts'
import type { UserAdministration } from '../store/user-administration.ts'
import type { Users } from '../store/users.ts'
import { assertWorker, type Caller } from './caller.ts'
import { MAX_USER_BODY_BYTES, readPathId } from './request.ts'
import { assertProfileSize, UserPatch } from './user-change.ts'

type AdministrationRoutes = {
  users: Users
  administration: UserAdministration
  passwords: Passwords
  passwordRule: PasswordRule
  resource: (user: UserRow) => Promise<object>
  ids: () => string
  caller: (request: Request) => Promise<Caller>
}

const IMPORT = 'application/vnd.pingidentity.user.import+json'
const Reference = z.strictObject({ id: z.uuid() })

const NewUser = UserPatch.required({ username: true, email: true }).extend({ population: Reference.optional() })
const NewPopulation = z.strictObject({ name: z.string().min(1).max(256), description: z.string().max(1024).optional() })
/** An imported user may have a password and may be taken as verified. */
const ImportedUser = NewUser.extend({
  password: z.strictObject({ value: z.string().min(1).max(255), forceChange: z.boolean().default(false) }).optional(),
  emailVerified: z.boolean().optional(),
  lifecycle: z
    .strictObject({ status: z.enum(['ACCOUNT_OK', 'VERIFICATION_REQUIRED']), suppressVerificationCode: z.boolean().optional() })
    .optional(),
})

/** PingOne's platform API for administrators' programs: create, move and delete users. */
export function administrationRoutes(context: AdministrationRoutes) {
  const { users, administration, passwords, passwordRule } = context

  return new Hono()
    .get('/populations', async (c) => {
      assertWorker(await context.caller(c.req.raw))
      const populations = await administration.populations()
      return c.json({ _embedded: { populations }, count: populations.length, size: populations.length })
    })
    .post('/populations', async (c) => {
      assertWorker(await context.caller(c.req.raw))
      const read = NewPopulation.safeParse(await readBody(c.req.raw, MAX_USER_BODY_BYTES))
      if (!read.success) throw toInvalidData(read.error)
      const id = context.ids()
      if (await administration.createPopulation({ id, name: read.data.name })) return c.json({ id, ...read.data, userCount: 0 }, 201)
      throw invalidData({ code: 'UNIQUENESS_VIOLATION', target: 'name', message: 'There is a population with this name already.' })
    })
    .post('/users', async (c) => {
      assertWorker(await context.caller(c.req.raw))
      const isImport = readContentType(c) === IMPORT
      const body = await readBody(c.req.raw, MAX_USER_BODY_BYTES)
      const read = (isImport ? ImportedUser : NewUser).safeParse(body)
      if (!read.success) throw toInvalidData(read.error)
      const { username, email, name, population, ...more } = read.data
      const { password, emailVerified, lifecycle, ...attributes } = more as Omit<
        z.infer<typeof ImportedUser>,
        'username' | 'email' | 'name' | 'population'
      >
      const weak = password && checkNewPassword(passwordRule, password.value, [username, email])
      if (weak) throw toRefusal({ problem: 'weak password', target: 'password', unsatisfied: weak })
      const known = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null))
      assertProfileSize(known)
      const user = await administration.create({
        id: context.ids(),
        username,
        email: email.toLowerCase(),
        given: name?.given ?? '',
        family: name?.family ?? '',
        populationId: population?.id,
        passwordHash: password ? await passwords.hash(password.value) : null,
        mustChangePassword: password?.forceChange === true,
        emailVerified: lifecycle ? lifecycle.status === 'ACCOUNT_OK' : emailVerified !== false,
        attributes: known,
      })
      if (user === 'name taken') throw toRefusal({ problem: 'name taken' })
      if (user === 'no population') throw unknownPopulation()
      return c.json(await context.resource(user), 201)
    })
    .put('/users/:id/population', async (c) => {
      assertWorker(await context.caller(c.req.raw))
      const body = Reference.safeParse(await readBody(c.req.raw, MAX_USER_BODY_BYTES))
      if (!body.success) throw toInvalidData(body.error)
      const moved = await administration.move(readPathId(c), body.data.id)
      if (moved === 'no population') throw unknownPopulation()
      if (!moved) throw notFound()
      return c.json({ id: moved.population_id })
    })
    .delete('/users/:id', async (c) => {
      assertWorker(await context.caller(c.req.raw))
      if (!(await administration.remove(readPathId(c)))) throw notFound()
      return c.body(null, 204)
    })
    .get('/users/:id/sessions', async (c) => {
      assertWorker(await context.caller(c.req.raw))
      const user = await findUser(c)
      const sessions = (await administration.sessions(user.id)).map(({ id, signedOnAt, expiresAt }) => ({
        id,
        user: { id: user.id },
        lastSignOn: { at: signedOnAt.toISOString() },
        expiresAt: expiresAt.toISOString(),
      }))
      return c.json({ _embedded: { sessions }, size: sessions.length })
    })
    .delete('/users/:id/sessions/:session', async (c) => {
      assertWorker(await context.caller(c.req.raw))
      const user = await findUser(c)
      if (!(await administration.endSession(user.id, c.req.param('session')))) throw notFound()
      return c.body(null, 204)
    })

  async function findUser(c: Context): Promise<UserRow> {
    const user = await users.find(readPathId(c))
    if (!user) throw notFound()
    return user
  }
}

const readContentType = (c: Context) => (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()

const unknownPopulation = () =>
  invalidData({ code: 'INVALID_VALUE', target: 'population.id', message: 'There is no population with this id.' })
