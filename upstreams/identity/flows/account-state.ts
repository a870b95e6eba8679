import type { Devices } from '../store/devices.ts'
import type { Device, UserRow } from '../store/tables.ts'
import type { FlowDevice, Need, Recognised, SignOnPolicy } from './engine.ts'

/** Finds what a recognised user must still do before the sign-on is complete: first for the account itself, then for the policy. */
export async function recognise(devices: Devices, policy: SignOnPolicy, user: UserRow, at: Date): Promise<Recognised> {
  const own = await devices.list(user.id)
  const isAskedTwice = own.length > 0 || policy.way === 'second-factor'
  const needs: Need[] = [
    ...(user.must_change_password ? (['new password'] as const) : []),
    ...(user.email_verified ? [] : (['verified e-mail'] as const)),
    ...(isAskedTwice ? (['second factor'] as const) : []),
  ]
  // A user without a device gets the passcode by e-mail, because every user has an e-mail address.
  const factors = own.length > 0 ? own : [{ id: user.id, type: 'EMAIL' as const, nickname: null }]
  return {
    user: { id: user.id, username: user.username },
    needs,
    devices: isAskedTwice ? factors.map((device) => toFlowDevice(device, user)) : [],
    at,
  }
}

function toFlowDevice({ id, type, nickname }: Pick<Device, 'id' | 'type' | 'nickname'>, user: UserRow): FlowDevice {
  return { id, type, ...(nickname ? { nickname } : {}), ...(type === 'EMAIL' ? { email: masked(user.email) } : {}) }
}

/** Masks an e-mail address: 'o*****@harborview.test'. */
export const masked = (email: string) => email.replace(/^(.)[^@]*/u, '$1*****')
