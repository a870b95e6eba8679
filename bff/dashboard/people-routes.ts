import type { ListedPerson, PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createClientPeople, type ListedPerson as FoundPerson } from '@fondly/core/people/client-people.ts'
import type { DashboardRoute } from './dashboard-route.ts'

export type PeopleRoutesContext = Pick<CoreContext, 'clients' | 'env' | 'people'>

/** People: the list of a client, and what administrators change of a person. Readers of reports see none of it. */
export function peopleRoutes(context: PeopleRoutesContext): DashboardRoute[] {
  const clientPeople = createClientPeople(context)
  return [
    {
      method: 'GET',
      path: '/people',
      needs: 'change',
      handle: async (c, editor) => {
        const { people, client } = await clientPeople.list(editor)
        const answer = {
          people: people.map(toListed),
          locations: (client.configuration.locations ?? []).map(({ value, label }) => ({ value, label })),
          senderProfiles: client.senderProfiles.map(({ id, name }) => ({ id, name })),
          rolesFromGroups: client.rolesFromGroups,
        }
        return c.json(answer satisfies PeopleAnswer)
      },
    },
  ]
}

const toListed = ({ account, role, state, locksAt }: FoundPerson): ListedPerson => ({
  id: account.id,
  name: `${account.firstName} ${account.lastName}`.trim(),
  email: account.email,
  role: role ?? null,
  location: account.location ?? '',
  state,
  lastSignOn: account.lastSignOn?.toISOString() ?? null,
  lockedAt: account.lockedAt?.toISOString() ?? null,
  locksAt: locksAt?.toISOString() ?? null,
  createdAt: account.createdAt?.toISOString() ?? null,
})
