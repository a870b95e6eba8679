import type { RecordSecurityEvent } from '@fondly/kit/security-events.ts'
import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { insufficientPermissions, notFound, Refusal } from '../faults.ts'
import { passwordPolicy, unsatisfied, checkNewPassword, type PasswordRule } from '../flows/password-rule.ts'
import { toRefusal } from '../flows/flow-problem.ts'
import type { KnownBrowsers } from '../known-browser.ts'
import type { Passwords } from '../password.ts'
import { toInvalidData, readBody } from '../read-body.ts'
import type { SignInAttempts } from '../store/sign-in-attempts.ts'
import type { UserRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import { assertMay, type Caller } from './caller.ts'
import { readPathId } from './request.ts'

type OwnPasswordRoutes = {
  users: Users
  attempts: SignInAttempts
  passwords: Passwords
  passwordRule: PasswordRule
  environmentId: string
  caller: (request: Request) => Promise<Caller>
  recordSecurityEvent: RecordSecurityEvent
  knownBrowsers: KnownBrowsers
}

const MAX_BODY_BYTES = 4096
const RESET = 'application/vnd.pingidentity.password.reset+json'
const Reset = z.strictObject({ currentPassword: z.string().min(1).max(255), newPassword: z.string().min(1).max(255) })

/** PingOne's platform API for a user's own password: GET its state (`?expand=passwordPolicy`), PUT a new one with the current one. */
export function ownPasswordRoutes(context: OwnPasswordRoutes) {
  return new Hono()
    .get('/users/:id/password', async (c) => {
      assertMay(await context.caller(c.req.raw), 'p1:read:userPassword', readPathId(c))
      return c.json(toPasswordState(await findUser(c, context), context, c.req.query('expand') === 'passwordPolicy'))
    })
    .put('/users/:id/password', async (c) => {
      const caller = await context.caller(c.req.raw)
      if (caller.is !== 'user') throw insufficientPermissions('Only the user may change the password.')
      assertMay(caller, 'p1:reset:userPassword', readPathId(c))
      if ((c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() !== RESET)
        throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The content type names no action on a password.')
      const body = Reset.safeParse(await readBody(c.req.raw, MAX_BODY_BYTES))
      if (!body.success) throw toInvalidData(body.error)
      const user = await findUser(c, context)
      const { currentPassword, newPassword } = body.data
      await assertCurrentPassword(context, user, currentPassword)
      const weak =
        newPassword === currentPassword
          ? unsatisfied(['notSimilarToCurrent'], context.passwordRule)
          : checkNewPassword(context.passwordRule, newPassword, [user.username, user.email])
      if (weak) throw toRefusal({ problem: 'weak password', target: 'newPassword', unsatisfied: weak })
      const { accessToken, grantId, sessionUid } = caller
      await context.users.setPassword(user.id, await context.passwords.hash(newPassword), { accessToken, grantId, sessionUid })
      context.recordSecurityEvent({ event: 'password_changed', subject: user.username, code: 'own' })
      // A new password makes every known browser unknown, so make this browser known again.
      const renewed = await findUser(c, context)
      context.knownBrowsers.rememberForProgram(c, renewed)
      return c.json(toPasswordState(renewed, context, false))
    })
}

/** Wrong passwords are counted separately here, so that an attacker at the sign-on page cannot keep a signed-on person from changing the password. */
async function assertCurrentPassword(context: OwnPasswordRoutes, user: UserRow, password: string): Promise<void> {
  const { attempts, passwords, recordSecurityEvent } = context
  if (user.password_hash === null) throw new Refusal(400, 'REQUEST_FAILED', 'The user has no password.', { details: [NO_PASSWORD] })
  const count = `\0own password ${user.id}`
  const attempt = await attempts.take(count)
  if ('unlockAt' in attempt) throw toRefusal({ problem: 'locked out', secondsUntilUnlock: attempt.secondsUntilUnlock })
  if (await passwords.matches(password, user.password_hash)) return attempts.clear(count)
  const lockout = await attempts.failed(count, attempt.nth)
  recordSecurityEvent({ event: 'wrong_password', subject: user.username, code: 'own' })
  if (!lockout) throw toRefusal({ problem: 'wrong value', target: 'currentPassword' })
  recordSecurityEvent({ event: 'lockout', subject: user.username, code: 'own' })
  throw toRefusal({ problem: 'locked out', secondsUntilUnlock: lockout.secondsUntilUnlock })
}

const NO_PASSWORD = { code: 'NO_PASSWORD', message: 'The user has no password.' }

/** The state of a password as PingOne's document; with `isExpanded`, the policy for a new one too. */
export function toPasswordState(
  user: UserRow,
  { environmentId, passwordRule }: Pick<OwnPasswordRoutes, 'environmentId' | 'passwordRule'>,
  isExpanded: boolean,
) {
  return {
    environment: { id: environmentId },
    user: { id: user.id },
    status: user.password_hash === null ? 'NO_PASSWORD' : user.must_change_password ? 'MUST_CHANGE_PASSWORD' : 'OK',
    ...(isExpanded ? { _embedded: { passwordPolicy: passwordPolicy(passwordRule) } } : {}),
  }
}

async function findUser(c: Context, { users }: OwnPasswordRoutes): Promise<UserRow> {
  const user = await users.find(readPathId(c))
  if (!user) throw notFound()
  return user
}
