import type { Devices } from '../store/devices.ts'
import type { Device, UserRow } from '../store/tables.ts'
import type { FlowDevice, Need, Recognised, SignOnPolicy } from './engine.ts'

/** What a recognised user's sign-on still needs: his account's own state first, then what the policy asks for. */
export async function recognise(devices: Devices, policy: SignOnPolicy, user: UserRow, at: Date): Promise<Recognised> {
  const own = await devices.of(user.id)
  const isAskedTwice = own.length > 0 || policy.way === 'second-factor'
  const needs: Need[] = [
    ...(user.must_change_password ? (['new password'] as const) : []),
    ...(user.email_verified ? [] : (['verified e-mail'] as const)),
    ...(isAskedTwice ? (['second factor'] as const) : []),
  ]
  // Everybody has an e-mail address: who has no device of his own gets the passcode there.
  const factors = own.length > 0 ? own : [{ id: user.id, type: 'EMAIL' as const, nickname: null }]
  return {
    user: { id: user.id, username: user.username },
    needs,
    devices: isAskedTwice ? factors.map((device) => shown(device, user)) : [],
    at,
  }
}

function shown({ id, type, nickname }: Pick<Device, 'id' | 'type' | 'nickname'>, user: UserRow): FlowDevice {
  return { id, type, ...(nickname ? { nickname } : {}), ...(type === 'EMAIL' ? { email: masked(user.email) } : {}) }
}

/** 'o*****@harborview.test' */
export const masked = (email: string) => email.replace(/^(.)[^@]*/u, '$1*****')
