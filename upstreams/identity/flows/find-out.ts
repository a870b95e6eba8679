import { FLOW_BODIES, type FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import type { Env } from '@fondly/kit/env.ts'
import { mistakesOf } from '../read-body.ts'
import type { Passwords } from '../password.ts'
import type { Codes } from '../store/codes.ts'
import type { Devices } from '../store/devices.ts'
import type { ExternalAccounts } from '../store/external-accounts.ts'
import { countOf, type SignInAttempts } from '../store/sign-in-attempts.ts'
import type { FlowRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import { personOf, type CodeTries } from './code-tries.ts'
import type { Fact, ServedAction } from './engine.ts'
import { changePassword, recover } from './new-password.ts'
import type { PasswordRule } from './password-rule.ts'
import { register } from './register.ts'
import { checkPassword } from './username-password-check.ts'

export type FlowHouse = {
  env: Env
  users: Users
  devices: Devices
  externalAccounts: ExternalAccounts
  attempts: SignInAttempts
  tries: CodeTries
  codes: Codes
  passwords: Passwords
  passwordRule: PasswordRule
  /** The id of this request's browser if it signed on with the account before. */
  knownBrowser?: string | undefined
  /** Whose people they become who register under this policy. */
  populationOf: (policy: string) => Promise<string>
}

/** Reads an action's body and looks whether it is right. Throws a refusal when it cannot be read. */
export async function findOut(house: FlowHouse, flow: FlowRow, action: ServedAction, body: unknown): Promise<Fact> {
  const { state } = flow
  switch (action) {
    case 'usernamePassword.check':
      return checkPassword({ ...house, clock: house.env.clock }, state, read(action, body))
    case 'user.lookup':
    case 'password.forgot':
      return { action, named: read(action, body).username.trim() }
    case 'user.register':
      return register(house, state, read(action, body))
    case 'password.recover':
      return recover(house, flow, read(action, body))
    case 'password.reset':
      return changePassword(house, flow, read(action, body))
    case 'user.verify': {
      const { verificationCode } = read(action, body)
      const isRight = () => house.codes.take(flow.id, 'verification', verificationCode)
      const refused = await house.tries.check({ purpose: 'verification', person: countOf(personOf(state), house.knownBrowser) }, isRight)
      if (refused) return { action, refused }
      if (!state.user) return { action }
      await house.users.emailVerified(state.user.id)
      // The account's mail was read by whoever the external provider has recognised.
      if (state.external) await house.externalAccounts.link(state.external, state.user.id)
      return { action }
    }
    case 'otp.check': {
      const { otp } = read(action, body)
      const refused = await house.tries.check({ purpose: 'passcode', person: countOf(personOf(state), house.knownBrowser) }, () =>
        isPasscode(house, flow, otp.trim()),
      )
      return refused ? { action, refused } : { action }
    }
    case 'device.select': {
      const { id } = read(action, body).device
      const isOwn = state.devices.some((device) => device.id === id)
      return isOwn ? { action, device: id } : { action, refused: { problem: 'wrong value', target: 'device.id' } }
    }
    case 'user.sendVerificationCode':
    case 'password.sendRecoveryCode':
      return { action }
    case 'session.reset':
      return { action }
  }
}

async function isPasscode(house: FlowHouse, { id, state }: FlowRow, otp: string): Promise<boolean> {
  const chosen = state.devices.find((device) => device.id === state.device)
  if (chosen?.type === 'EMAIL') return house.codes.take(id, 'passcode', otp)
  // As it is now: an authenticator taken from the account meanwhile opens nothing.
  const device = state.user && (await house.devices.of(state.user.id)).find((one) => one.id === state.device)
  return device?.type === 'TOTP' && house.devices.takePasscode(device, otp)
}

function read<Action extends ServedAction>(action: Action, body: unknown): FlowBodies[Action] {
  const read = FLOW_BODIES[action].safeParse(body)
  if (!read.success) throw mistakesOf(read.error)
  return read.data as FlowBodies[Action] // the schema of this very action
}
