import type { FlowContext } from './flow-context.ts'
import { FLOW_BODIES, type FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import { toInvalidData } from '../read-body.ts'
import { attemptKey } from '../store/sign-in-attempts.ts'
import type { FlowRow } from '../store/tables.ts'
import { personKey } from './code-tries.ts'
import type { Fact, ServedAction } from './engine.ts'
import { changePassword, recover } from './new-password.ts'
import { register } from './register.ts'
import { checkPassword } from './username-password-check.ts'

/** Reads an action's body and checks it (the password, the code, the device). Throws a refusal when the body is not valid. */
export async function verifyStep(context: FlowContext, flow: FlowRow, action: ServedAction, body: unknown): Promise<Fact> {
  const { state } = flow
  switch (action) {
    case 'usernamePassword.check':
      return checkPassword({ ...context, clock: context.env.clock }, state, read(action, body))
    case 'user.lookup':
    case 'password.forgot':
      return { action, named: read(action, body).username.trim() }
    case 'user.register':
      return register(context, state, read(action, body))
    case 'password.recover':
      return recover(context, flow, read(action, body))
    case 'password.reset':
      return changePassword(context, flow, read(action, body))
    case 'user.verify': {
      const { verificationCode } = read(action, body)
      const isRight = () => context.codes.take(flow.id, 'verification', verificationCode)
      const refused = await context.tries.check(
        { purpose: 'verification', person: attemptKey(personKey(state), context.knownBrowser) },
        isRight,
      )
      if (refused) return { action, refused }
      if (!state.user) return { action }
      await context.users.emailVerified(state.user.id)
      // The person has read the e-mail of the account here, and the external provider recognised the person. So both accounts belong to this person.
      if (state.external) await context.externalAccounts.link(state.external, state.user.id)
      return { action }
    }
    case 'otp.check': {
      const { otp } = read(action, body)
      const refused = await context.tries.check({ purpose: 'passcode', person: attemptKey(personKey(state), context.knownBrowser) }, () =>
        isPasscode(context, flow, otp.trim()),
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

async function isPasscode(context: FlowContext, { id, state }: FlowRow, otp: string): Promise<boolean> {
  const chosen = state.devices.find((device) => device.id === state.device)
  if (chosen?.type === 'EMAIL') return context.codes.take(id, 'passcode', otp)
  // Read the device again, because an authenticator that was removed in the meantime must not work.
  const device = state.user && (await context.devices.list(state.user.id)).find((one) => one.id === state.device)
  return device?.type === 'TOTP' && context.devices.takePasscode(device, otp)
}

function read<Action extends ServedAction>(action: Action, body: unknown): FlowBodies[Action] {
  const read = FLOW_BODIES[action].safeParse(body)
  if (!read.success) throw toInvalidData(read.error)
  return read.data as FlowBodies[Action] // the schema of this action
}
