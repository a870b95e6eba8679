import type { Client } from '@fondly/domain/client/client.ts'
import { findRole } from '@fondly/domain/user/role.ts'
import type { Role } from '@fondly/domain/user/user.ts'
import type { Reports } from '@fondly/core/reports/reports.ts'
import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Identity, IdentityUser } from '@fondly/gateways/identity/identity.ts'
import type { Worker } from '@fondly/gateways/worker/worker.ts'

export type OperatorContext = {
  identity: Pick<Identity, 'findByEmail' | 'updateUser'>
  commerce: Pick<Commerce, 'customers' | 'clients'>
  worker: Pick<Worker, 'resolveGroup' | 'resolveRole'>
  /** Ends the person's sessions, so that the change holds from the next page on. */
  signOut: (userId: string) => Promise<void>
  reports: Pick<Reports, 'rebuild'>
  /** Deletes the user's own contacts and returns their number. */
  eraseContacts: (userId: string) => Promise<number>
}

/** The command cannot be carried out; the message says why. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem'
}

/** The words are not a command. The message lists the commands. */
export class WrongUsage extends Error {
  override name = 'WrongUsage'
}

export const USAGE = `Use one of:
  npm run admin -- unlock EMAIL            lets a locked person in again
  npm run admin -- disable EMAIL           keeps a person out and ends their sessions
  npm run admin -- enable EMAIL            undoes disable
  npm run admin -- role EMAIL ROLE         gives a role: orderer, reporting, clientadmin or admin
  npm run admin -- profiles EMAIL ID,ID    gives exactly these sender profiles; none takes all away
  npm run admin -- audit verify [BACKUP|HEAD ...]   checks that nobody edited, removed or reordered an entry of the activity log
  npm run admin -- audit erase EMAIL       erases for ever what the activity log says about a person, what they saved for their next cards, and their name in Do not mail lists
  npm run admin -- contacts erase EMAIL    deletes a person's own address book for ever
  npm run admin -- reports rebuild         compares every order of the reports with commerce
  npm run admin -- designs prices PRICE-BOOK      writes an import file with prices for own card designs that have none
  npm run admin -- designs stock INVENTORY-LIST   writes an import file that puts own card designs in stock`

const ROLES: readonly Role[] = ['orderer', 'reporting', 'clientadmin', 'admin']

type Command = (user: IdentityUser, context: OperatorContext, wanted: string) => Promise<string>
const COMMANDS: Record<string, { words: number; carryOut: Command }> = {
  unlock: { words: 2, carryOut: unlock },
  disable: { words: 2, carryOut: disable },
  enable: { words: 2, carryOut: enable },
  role: { words: 3, carryOut: giveRole },
  profiles: { words: 3, carryOut: giveProfiles },
}

/**
 * Parses a command. The returned function runs the command and returns a sentence about the new state. Throws WrongUsage for words that are no
 * command.
 */
export function operatorCommand(words: string[]): (context: OperatorContext) => Promise<string> {
  const [name = '', email = '', wanted = ''] = words
  if (words.length === 2 && name === 'reports' && email === 'rebuild') return rebuildReports
  if (words.length === 3 && name === 'contacts' && email === 'erase') return async (context) => eraseContacts(wanted, context)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command || words.length !== command.words) throw new WrongUsage(USAGE)
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new WrongUsage(`${email} is no e-mail address.\n${USAGE}`)
  return async (context) => command.carryOut(await findUser(email.toLowerCase(), context), context, wanted)
}

/** Finds the only user with this e-mail address. Throws OperatorProblem when there is no such user or more than one. */
export async function findUser(email: string, { identity }: Pick<OperatorContext, 'identity'>): Promise<IdentityUser> {
  const [user, ...namesakes] = await identity.findByEmail(email)
  if (!user) throw new OperatorProblem(`Nobody has the e-mail address ${email}.`)
  if (namesakes.length > 0) {
    const ids = [user, ...namesakes].map(({ id }) => id).join(', ')
    throw new OperatorProblem(`Several users have the e-mail address ${email} (${ids}): change the one you mean at the identity provider.`)
  }
  return user
}

async function eraseContacts(email: string, context: OperatorContext): Promise<string> {
  const { id } = await findUser(email.toLowerCase(), context)
  const count = await context.eraseContacts(id)
  return count === 0 ? `${email} has no contacts.` : `The ${count} contacts of ${email} are deleted, with their cards and occasions.`
}

async function unlock(user: IdentityUser, { identity, commerce }: OperatorContext): Promise<string> {
  const { enabled, email } = await identity.updateUser(user.id, { locked: false })
  const customer = await commerce.customers.find(email)
  const stillOut = [
    ...(enabled ? [] : [`The account is disabled, though: npm run admin -- enable ${email}`]),
    ...(customer?.locked || customer?.enabled === false
      ? ['Commerce has locked or disabled this customer too: that is changed there.']
      : []),
  ]
  return [stillOut.length > 0 ? `${email} is unlocked.` : `${email} is unlocked and may sign in.`, ...stillOut].join('\n')
}

async function disable(user: IdentityUser, { identity, signOut }: OperatorContext): Promise<string> {
  await identity.updateUser(user.id, { enabled: false })
  await signOut(user.id)
  return `${user.email} is disabled and signed out.`
}

async function enable(user: IdentityUser, { identity }: OperatorContext): Promise<string> {
  const { locked, email } = await identity.updateUser(user.id, { enabled: true })
  return locked
    ? `${email} is enabled.\nThe account is locked, though: npm run admin -- unlock ${email}`
    : `${email} is enabled and may sign in.`
}

async function giveRole(user: IdentityUser, context: OperatorContext, wanted: string): Promise<string> {
  const role = ROLES.find((known) => known === wanted)
  if (!role) throw new OperatorProblem(`There is no role ${wanted}. The roles are orderer, reporting, clientadmin and admin.`)
  const { name, rolesFromGroups } = await clientOf(user, context)
  await context.identity.updateUser(user.id, { role })
  await context.signOut(user.id)

  const statement = rolesFromGroups ? await context.worker.resolveRole(user.id) : ''
  const counts = findRole({ rolesFromGroups, statement, profileRole: role })
  if (counts === role) return `${user.email} is ${role} from the next sign-in on.`
  return `The profile of ${user.email} says ${role} now, but ${name} takes its roles from the groups of the identity provider, which make it ${counts}: change the group there.`
}

async function giveProfiles(user: IdentityUser, context: OperatorContext, wanted: string): Promise<string> {
  const { name, senderProfiles: offered } = await clientOf(user, context)
  const ids = wanted === 'none' ? [] : [...new Set(wanted.split(',').map((id) => id.trim()))]
  const unknown = ids.filter((id) => !offered.some((profile) => profile.id === id))
  if (unknown.length > 0) {
    const there = offered.map((profile) => `${profile.id} (${profile.name})`).join(', ') || 'none at all'
    throw new OperatorProblem(`${name} has no sender profile ${unknown.map((id) => `'${id}'`).join(', ')}. It has ${there}.`)
  }
  await context.identity.updateUser(user.id, { senderProfiles: ids })
  await context.signOut(user.id)
  return ids.length > 0
    ? `${user.email} sends for ${ids.join(', ')} from the next sign-in on.`
    : `${user.email} has no sender profile any more.`
}

async function clientOf(
  { id, email, populationId, identityProviderId }: IdentityUser,
  { worker, commerce }: OperatorContext,
): Promise<Client> {
  const clientId = await worker.resolveGroup({ email, userId: id, identityProviderId, populationId })
  const client = clientId === undefined ? undefined : await commerce.clients.find(clientId)
  if (!client) throw new OperatorProblem(`Nobody knows the client of ${email}: the population ${populationId} belongs to none.`)
  return client
}

async function rebuildReports({ reports }: OperatorContext): Promise<string> {
  const { orders, removed } = await reports.rebuild()
  return `The reports were compared with ${orders} orders of commerce. ${removed} rows were removed, whose orders commerce no longer has.`
}
