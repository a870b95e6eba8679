import type { Env } from '@fondly/kit/env.ts'
import type { FlowState, Recognised, ProviderOutcome } from '../flows/engine.ts'
import { mayRegister } from '../flows/may-register.ts'
import { recognise } from '../flows/account-state.ts'
import type { Devices } from '../store/devices.ts'
import type { ExternalAccounts } from '../store/external-accounts.ts'
import type { UserRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import type { ProviderClaims } from './openid-provider.ts'

export type ResolveAccountContext = {
  env: Env
  users: Users
  devices: Devices
  externalAccounts: ExternalAccounts
  /** The population for new users under this policy. */
  choosePopulation: (policy: string) => Promise<string>
}

/**
 * Finds the user for an account at the external provider:
 * 1. the linked user;
 * 2. else the user with the same e-mail address; the person must first prove to be this user (by password, or by a code if the user has no password);
 * 3. else a new user, where the policy allows registration;
 * 4. else the user whose password the person then enters.
 */
export async function resolveAccount(
  context: ResolveAccountContext,
  { policy }: FlowState,
  providerId: string,
  claims: ProviderClaims,
): Promise<ProviderOutcome> {
  const account = { providerId, subject: claims.subject }
  const linked = await context.externalAccounts.findUserId(account)
  const user = linked === undefined ? undefined : await context.users.find(linked)
  if (user) return { recognised: await toAccountState(context, policy, user) }

  const { email } = claims
  if (email === undefined) return { toLink: account }
  const { users: namesakes } = await context.users.list([{ attribute: 'email', operator: 'eq', value: email }], { limit: 2 })
  const [namesake, another] = namesakes
  if (namesake && !another && namesake.password_hash === null) {
    const recognised = await toAccountState(context, policy, namesake)
    const others = recognised.needs.filter((need) => need !== 'verified e-mail')
    return { recognised: { ...recognised, needs: ['verified e-mail', ...others] }, linking: account }
  }
  if (namesake) return { toLink: account, ...(another ? {} : { named: namesake.username }) }
  if (!mayRegister(policy, email)) return { toLink: account }

  const registered = await context.users.register({
    id: context.env.ids(),
    username: email,
    email,
    given: claims.given ?? (email.split('@')[0] ?? email).slice(0, 60),
    family: claims.family ?? '',
    passwordHash: null,
    populationId: await context.choosePopulation(policy.name),
    emailVerified: claims.emailVerified,
    external: account,
  })
  // Another user has this address as the user name: the person must prove which account is theirs.
  return registered ? { recognised: await toAccountState(context, policy, registered) } : { toLink: account }
}

// A temporary password need not be replaced, because the person did not sign on with it.
async function toAccountState({ devices, env }: ResolveAccountContext, policy: FlowState['policy'], user: UserRow): Promise<Recognised> {
  const recognised = await recognise(devices, policy, user, env.clock())
  return { ...recognised, needs: recognised.needs.filter((need) => need !== 'new password') }
}
