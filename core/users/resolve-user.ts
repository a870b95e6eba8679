import { LoggableError } from '@fondly/kit/loggable-error.ts'
import { admission } from '@fondly/domain/user/admission.ts'
import { findRole } from '@fondly/domain/user/role.ts'
import { startLanguage, toUserData } from '@fondly/domain/user/user-data.ts'
import type { IdentityClaims, IdentityUser, SignedOn, Tokens } from '@fondly/gateways/identity/identity.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from './person.ts'

/** Why an authenticated user gets no session. */
export type AccountRefusal = 'locked' | 'disabled' | 'registration-waiting' | 'registration-closed'
export type Resolved = { user: Person; tokens: Tokens } | { refused: AccountRefusal }

export type ResolveUserContext = Pick<CoreContext, 'audit' | 'clients' | 'commerce' | 'env' | 'identity' | 'judgeRegistrant' | 'worker'>

/** The data of an authenticated user could not be read or written. */
export class ResolutionFailed extends LoggableError {
  override name = 'ResolutionFailed'
}

/** Resolves a user who has just signed on at identity. */
export async function resolveUser(
  { claims, userId, ...tokens }: SignedOn,
  context: ResolveUserContext & Pick<CoreContext, 'recipients'>,
): Promise<Resolved> {
  try {
    const account = await context.identity.readUser(tokens.accessToken, userId)
    const found = await resolve({ claims, account, isSigningIn: true }, context)
    if ('refused' in found) return found
    return { user: { ...found.user, ...(await context.recipients.ofToken(userId, claims)) }, tokens }
  } catch (cause) {
    throw new ResolutionFailed('The user could not be resolved.', { cause })
  }
}

type Resolving = {
  claims: Omit<IdentityClaims, 'recipient' | 'populationId'>
  account: IdentityUser
  /** False when the user already has a session. Then the time since the last visit does not count, and no sign-in is recorded. */
  isSigningIn: boolean
}

/** Resolves a user in nine steps. They are in the order of section 4 of the specification, 'User resolution on load'. */
export async function resolve(
  { claims, account, isSigningIn }: Resolving,
  context: ResolveUserContext,
): Promise<{ user: Person } | { refused: AccountRefusal }> {
  const { audit, clients, commerce, env, identity, judgeRegistrant, worker } = context
  const { email, firstName, lastName } = claims
  const { id: userId, populationId, identityProviderId } = account
  const findGroup = () => worker.resolveGroup({ email, userId, identityProviderId, populationId })

  // 1. Find the customer by email.
  const known = await commerce.customers.find(email)

  // The rule of the client decides about a person who may have registered. A person whom an administrator added has a role, and an external provider
  // vouches for its people. A customer with this address proves nothing, because it may belong to an account of another client.
  const mayBeRegistrant = !claims.profile.role && !account.profile?.role && identityProviderId === undefined
  const ofRegistrant = mayBeRegistrant ? await findGroup() : undefined
  if (mayBeRegistrant) {
    const verdict = await judgeRegistrant(userId, ofRegistrant, { email, firstName, lastName })
    if (verdict !== 'admitted') return refuse(`registration-${verdict}`, ofRegistrant)
  }

  // 2. If none exists, create a guest session, create an external profile, and load the customer.
  const customer = known ?? (await commerce.customers.create({ identityId: userId, email, firstName, lastName }))
  const shopper = { customerId: customer.customerId, email: customer.email }

  // 3. Check the population and group; this may disable the user.
  const clientId = mayBeRegistrant ? ofRegistrant : await findGroup()
  if (clientId === undefined && account.enabled) await identity.updateUser(userId, { enabled: false })
  if (clientId === undefined) return refuse('disabled')
  const client = await clients.find(clientId)
  if (!client) throw new LoggableError('The customer group of the population does not exist.')

  // People of an archived client may not sign in.
  if (client.configuration.archived) return refuse('disabled', clientId)

  // 4. Lock the account if it is already locked, or if the last login is older than the inactive expiry.
  const standing = {
    enabled: account.enabled && customer.enabled,
    locked: account.locked || customer.locked,
    lastSeen: isSigningIn ? (account.previousSignOn ?? customer.lastLogin) : undefined,
    ...(account.unlockedAt ? { unlockedAt: account.unlockedAt } : {}),
  }
  const admitted = admission(standing, env.clock(), client.configuration.inactiveAccountExpiryAfterDays)
  if (admitted === 'lock-now') await identity.updateUser(userId, { locked: true })
  if (admitted !== 'welcome') return refuse(admitted === 'disabled' ? 'disabled' : 'locked', clientId)

  // 5. Update the customer's names and email.
  await commerce.customers.update(shopper, { email, firstName, lastName })

  // 6. Set the language. A new user gets the default languages. They are stored, so that a later change of the defaults does not change this user.
  const data = toUserData(account.data, client)
  const { languages, senderProfiles } = data
  if (!account.data.languages || !account.data.senderProfiles) await identity.updateUser(userId, { languages, senderProfiles })
  const language = startLanguage(languages, client.configuration.defaultLanguage)

  // 7. Load the customer group: it and the roles complete the user.
  const { rolesFromGroups } = client
  const user: Person = {
    id: userId,
    ...shopper,
    email,
    firstName,
    lastName,
    role: findRole({
      rolesFromGroups,
      statement: rolesFromGroups ? await worker.resolveRole(userId) : '',
      profileRole: claims.profile.role,
    }),
    clientId,
    clientName: client.name,
    location: claims.profile.location,
    employeeID: claims.profile.employeeID,
    supervisorID: claims.profile.supervisorID,
    ...(claims.profile.reportingUsers ? { reportingUsers: claims.profile.reportingUsers } : {}),
    accountNumber: claims.accountNumber,
    ...(identityProviderId === undefined ? {} : { identityProviderId }),
    singleSend: client.configuration.singleSendSSO ?? false,
    ...data,
    language,
    ...(account.data.pageLanguage ? { pageLanguage: account.data.pageLanguage } : {}),
  }

  // 8. Push a log_in analytics event: the server writes it to the audit log, and the page pushes an event of its own.
  if (isSigningIn) await audit({ event: 'log_in', userId, clientId })

  // 9. Load the header banner, so that it is cached for the first page. The page works without the banner too.
  await clients.banner(clientId)

  return { user }

  async function refuse(refused: AccountRefusal, client = ''): Promise<{ refused: AccountRefusal }> {
    await audit({ event: 'refused', userId, clientId: client, code: refused })
    return { refused }
  }
}
