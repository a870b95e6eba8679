import { type PersonState, readPersonState } from '@fondly/domain/people/person-state.ts'
import { findRole } from '@fondly/domain/user/role.ts'
import type { Role } from '@fondly/domain/user/user.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import { notFound } from '@fondly/domain/refused.ts'
import type { PersonAccount } from '@fondly/gateways/identity/people.ts'
import { inParallel } from '@fondly/kit/in-parallel.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'

/** A person in the list. */
export type ListedPerson = {
  account: PersonAccount
  /** Undefined when the role comes from a group and the group was not read. */
  role: Role | undefined
  state: PersonState
  locksAt: Date | undefined
}

/** When roles come from groups, each role needs a request to the address worker. For a longer list, only the role of an opened person is requested. */
const MAX_ASKED_ROLES = 200
const ASKED_AT_ONCE = 4

/** Creates the list of a client's people. */
export function createClientPeople({ clients, env, people }: Pick<CoreContext, 'clients' | 'env' | 'people'>) {
  async function findRoleOf(account: PersonAccount, { rolesFromGroups }: Pick<Client, 'rolesFromGroups'>): Promise<Role> {
    const statement = rolesFromGroups ? await people.findStatement(account.id) : ''
    return findRole({ rolesFromGroups, statement, profileRole: account.role })
  }

  async function findClient({ client: { clientId } }: Pick<DashboardEditor, 'client'>): Promise<Client> {
    const client = await clients.find(clientId)
    if (!client) throw notFound()
    return client
  }

  return {
    findRoleOf,
    findClient,
    async list(editor: DashboardEditor): Promise<{ people: ListedPerson[]; client: Client }> {
      const client = await findClient(editor)
      const accounts = await people.list(editor.client.clientId)
      const areRolesKnown = !client.rolesFromGroups || accounts.length <= MAX_ASKED_ROLES
      const now = env.clock()
      const listed = await inParallel(accounts, ASKED_AT_ONCE, async (account): Promise<ListedPerson> => {
        const { state, locksAt } = readPersonState(account, now, client.configuration.inactiveAccountExpiryAfterDays)
        return { account, role: areRolesKnown ? await findRoleOf(account, client) : undefined, state, locksAt }
      })
      return { people: listed.toSorted(byName), client }
    },
  }
}

const byName = ({ account: one }: ListedPerson, { account: other }: ListedPerson) =>
  one.firstName.localeCompare(other.firstName) || one.lastName.localeCompare(other.lastName) || one.email.localeCompare(other.email)
