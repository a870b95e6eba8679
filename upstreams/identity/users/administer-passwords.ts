import type { RecordSecurityEvent } from '@fondly/kit/security-events.ts'
import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { invalidData, notFound, Refusal } from '../faults.ts'
import { toRefusal } from '../flows/flow-problem.ts'
import { checkNewPassword, type PasswordRule } from '../flows/password-rule.ts'
import type { Passwords } from '../password.ts'
import { readBody, toInvalidData } from '../read-body.ts'
import type { SignInAttempts } from '../store/sign-in-attempts.ts'
import type { UserRow } from '../store/tables.ts'
import type { UserAdministration } from '../store/user-administration.ts'
import type { Users } from '../store/users.ts'
import { assertWorker, type Caller } from './caller.ts'
import { toPasswordState } from './own-password.ts'
import { readPathId } from './request.ts'

type PasswordAdministrationRoutes = {
  users: Users
  administration: UserAdministration
  attempts: SignInAttempts
  passwords: Passwords
  passwordRule: PasswordRule
  environmentId: string
  caller: (request: Request) => Promise<Caller>
  recordSecurityEvent: RecordSecurityEvent
  /** Sends the user a recovery code by e-mail. */
  sendRecoveryCode: (user: UserRow) => Promise<void>
}

const MAX_BODY_BYTES = 4096
const SET = 'application/vnd.pingidentity.password.set+json'
// In the reference, only this content type has no '+json'.
const FORCE_CHANGE = /^application\/vnd\.pingidentity\.password\.forceChange(\+json)?$/i
const UNLOCK = /^application\/vnd\.pingidentity\.password\.unlock(\+json)?$/i
const SEND_RECOVERY_CODE = /^application\/vnd\.pingidentity\.password\.sendRecoveryCode(\+json)?$/i
const NewPassword = z.strictObject({ value: z.string().min(1).max(255), forceChange: z.boolean() })

/** PingOne's platform API for administrators' programs: set a password, demand a new one, unlock after wrong passwords, mail a recovery code. */
export function passwordAdministrationRoutes(context: PasswordAdministrationRoutes) {
  const { users, administration, attempts, passwords, passwordRule, recordSecurityEvent } = context

  return new Hono()
    .put('/users/:id/password', async (c, next) => {
      if (contentType(c).toLowerCase() !== SET) return next()
      const user = await findUser(c)
      const body = NewPassword.safeParse(await readBody(c.req.raw, MAX_BODY_BYTES))
      if (!body.success) throw toInvalidData(body.error)
      const weak = checkNewPassword(passwordRule, body.data.value, [user.username, user.email])
      if (weak) throw toRefusal({ problem: 'weak password', target: 'value', unsatisfied: weak })
      await administration.setPassword(user.id, { hash: await passwords.hash(body.data.value), mustChange: body.data.forceChange })
      await attempts.clear(user.username)
      recordSecurityEvent({ event: 'password_changed', subject: user.username, code: 'administrator' })
      return c.json(await state(c))
    })
    .post('/users/:id/password', async (c) => {
      const type = contentType(c)
      const actions = [FORCE_CHANGE, UNLOCK, SEND_RECOVERY_CODE]
      if (!actions.some((action) => action.test(type)))
        throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The content type names no action on a password.')
      const user = await findUser(c)
      if (SEND_RECOVERY_CODE.test(type)) {
        await assertRecoverable(user)
        await context.sendRecoveryCode(user)
        return c.json(await state(c))
      }
      // A forced change unlocks the password too. An administrator's lock of the account stays.
      await attempts.clear(user.username)
      if (FORCE_CHANGE.test(type)) {
        if (user.password_hash === null) throw invalidData({ code: 'NO_PASSWORD', message: 'The user has no password.' })
        await administration.setPassword(user.id, { mustChange: true })
      }
      return c.json(await state(c))
    })

  async function assertRecoverable(user: UserRow): Promise<void> {
    const refuse = (code: string, message: string) => {
      throw new Refusal(400, 'REQUEST_FAILED', 'The request could not be completed.', { details: [{ code, message }] })
    }
    if (!user.enabled || user.locked_at) refuse('ACCOUNT_NOT_USABLE', 'The account is disabled or locked.')
    if (user.password_hash === null) refuse('NO_PASSWORD', 'The user has no password.')
    if (await attempts.lockout(user.username)) refuse('PASSWORD_LOCKED_OUT', 'The password is locked.')
  }

  async function findUser(c: Context): Promise<UserRow> {
    assertWorker(await context.caller(c.req.raw))
    return readUser(c)
  }

  async function readUser(c: Context): Promise<UserRow> {
    const user = await users.find(readPathId(c))
    if (!user) throw notFound()
    return user
  }

  async function state(c: Context) {
    return toPasswordState(await readUser(c), context, false)
  }
}

const contentType = (c: Context) => (c.req.header('content-type') ?? '').split(';')[0]?.trim() ?? ''
