import type { Env } from '@fondly/kit/env.ts'
import type { FlowState, Recognised, Visit } from '../flows/engine.ts'
import { mayRegister } from '../flows/may-register.ts'
import { recognise } from '../flows/standing.ts'
import type { Devices } from '../store/devices.ts'
import type { ExternalAccounts } from '../store/external-accounts.ts'
import type { UserRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import type { ProviderClaims } from './openid-provider.ts'

export type ComingBack = {
  env: Env
  users: Users
  devices: Devices
  externalAccounts: ExternalAccounts
  /** Whose people they become who come without an account under this policy. */
  populationOf: (policy: string) => Promise<string>
}

/**
 * Whom somebody is here whom the provider has recognised: the user that is linked with him; else the one with his e-mail address, who must be
 * linked first, by the password, or without one by a code in a letter; else a new one where the policy takes strangers; else whoever he can show that he is.
 */
export async function visitOf(house: ComingBack, { policy }: FlowState, providerId: string, claims: ProviderClaims): Promise<Visit> {
  const account = { providerId, subject: claims.subject }
  const linked = await house.externalAccounts.userOf(account)
  const user = linked === undefined ? undefined : await house.users.find(linked)
  if (user) return { recognised: await standing(house, policy, user) }

  const { email } = claims
  if (email === undefined) return { toLink: account }
  const { users: namesakes } = await house.users.list([{ attribute: 'email', operator: 'eq', value: email }], { limit: 2 })
  const [namesake, another] = namesakes
  if (namesake && !another && namesake.password_hash === null) {
    const recognised = await standing(house, policy, namesake)
    const others = recognised.needs.filter((need) => need !== 'verified e-mail')
    return { recognised: { ...recognised, needs: ['verified e-mail', ...others] }, linking: account }
  }
  if (namesake) return { toLink: account, ...(another ? {} : { named: namesake.username }) }
  if (!mayRegister(policy, email)) return { toLink: account }

  const registered = await house.users.register({
    id: house.env.ids(),
    username: email,
    email,
    given: claims.given ?? (email.split('@')[0] ?? email).slice(0, 60),
    family: claims.family ?? '',
    passwordHash: null,
    populationId: await house.populationOf(policy.name),
    emailVerified: claims.emailVerified,
    external: account,
  })
  // Somebody else has that address as his name: the person must show whose account is his.
  return registered ? { recognised: await standing(house, policy, registered) } : { toLink: account }
}

// A temporary password is no matter of somebody who did not use it.
async function standing({ devices, env }: ComingBack, policy: FlowState['policy'], user: UserRow): Promise<Recognised> {
  const recognised = await recognise(devices, policy, user, env.clock())
  return { ...recognised, needs: recognised.needs.filter((need) => need !== 'new password') }
}
