import { EnabledRequest, NewPasswordRequest, PersonChangeRequest, UnlockRequest } from '@fondly/contracts/bff/people-requests.ts'
import type { ListedPerson, PeopleBody, PersonAnswer, PersonRow } from '@fondly/contracts/bff/people.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createClientPeople, type ListedPerson as FoundPerson } from '@fondly/core/people/client-people.ts'
import { createPersonChanges, type PersonChangesContext } from '@fondly/core/people/person-changes.ts'
import { createReadPerson, type PersonDetails } from '@fondly/core/people/read-person.ts'
import { notFound } from '@fondly/domain/refused.ts'
import type { Context } from 'hono'
import { readJson } from '../http/read-json.ts'
import type { DashboardRoute } from './dashboard-route.ts'

export type PeopleRoutesContext = PersonChangesContext & Pick<CoreContext, 'calendar' | 'catalogues' | 'commerce' | 'database'>

/** The routes of people: the list of a client, and the changes that administrators make to a person. Readers of reports cannot use them. */
export function peopleRoutes(context: PeopleRoutesContext): DashboardRoute[] {
  const clientPeople = createClientPeople(context)
  const changes = createPersonChanges(context)
  const readPerson = createReadPerson(context)
  return [
    {
      method: 'GET',
      path: '/people',
      needs: 'change',
      handle: async (c, editor) => {
        const { people, client } = await clientPeople.list(editor)
        const answer = {
          people: people.map(toRow),
          locations: (client.configuration.locations ?? []).map(({ value, label }) => ({ value, label })),
          senderProfiles: client.senderProfiles.map(({ id, name }) => ({ id, name })),
          rolesFromGroups: client.rolesFromGroups,
        }
        return c.json(answer satisfies PeopleBody)
      },
    },
    {
      method: 'GET',
      path: '/people/:id',
      needs: 'change',
      handle: async (c, editor) => c.json(toAnswer(await readPerson(editor, userIdOf(c)))),
    },
    {
      method: 'PATCH',
      path: '/people/:id',
      needs: 'change',
      handle: async (c, editor) => {
        const { version, change } = await readJson(c, PersonChangeRequest)
        await changes.change(editor, userIdOf(c), { version, fields: change })
        return c.body(null, 204)
      },
    },
    {
      method: 'POST',
      path: '/people/:id/unlock',
      needs: 'change',
      handle: async (c, editor) => {
        await changes.unlock(editor, userIdOf(c), await readJson(c, UnlockRequest))
        return c.body(null, 204)
      },
    },
    {
      method: 'PUT',
      path: '/people/:id/enabled',
      needs: 'change',
      handle: async (c, editor) => {
        await changes.setEnabled(editor, userIdOf(c), await readJson(c, EnabledRequest))
        return c.body(null, 204)
      },
    },
    {
      method: 'DELETE',
      path: '/people/:id/sessions',
      needs: 'change',
      handle: async (c, editor) => {
        await changes.endSessions(editor, userIdOf(c))
        return c.body(null, 204)
      },
    },
    {
      method: 'POST',
      path: '/people/:id/recovery-code',
      needs: 'change',
      handle: async (c, editor) => {
        await changes.sendRecoveryCode(editor, userIdOf(c))
        return c.body(null, 204)
      },
    },
    {
      method: 'POST',
      path: '/people/:id/new-password',
      needs: 'change',
      handle: async (c, editor) => {
        await changes.forcePasswordChange(editor, userIdOf(c), await readJson(c, NewPasswordRequest))
        return c.body(null, 204)
      },
    },
  ]
}

/** Identity's ids are UUIDs. Refuses any other id without asking identity. */
function userIdOf(c: Context): string {
  const id = c.req.param('id') ?? ''
  if (!/^[0-9a-f-]{36}$/.test(id)) throw notFound()
  return id
}

const toListed = ({ account, role, state, locksAt }: FoundPerson): ListedPerson => ({
  id: account.id,
  version: account.version,
  name: `${account.firstName} ${account.lastName}`.trim(),
  email: account.email,
  employeeId: account.employeeId ?? '',
  role: role ?? null,
  location: account.location ?? '',
  state,
  lastSignOn: account.lastSignOn?.toISOString() ?? null,
  lockedAt: account.lockedAt?.toISOString() ?? null,
  locksAt: locksAt?.toISOString() ?? null,
  createdAt: account.createdAt?.toISOString() ?? null,
})

/**
 * Converts a person for the list. The result has no empty values, and only the instant that belongs to the state: when the state began or when it
 * ends.
 */
function toRow(found: FoundPerson): PersonRow {
  const { lastSignOn, lockedAt, locksAt, createdAt, employeeId, location, ...rest } = toListed(found)
  const { state } = rest
  return {
    ...rest,
    ...(employeeId && { employeeId }),
    ...(location && { location }),
    ...(lastSignOn && { lastSignOn }),
    ...(state === 'locked' && lockedAt && { lockedAt }),
    ...(state === 'away' && locksAt && { locksAt }),
    ...(state === 'invited' && createdAt && { createdAt }),
  }
}

function toAnswer(found: PersonDetails): PersonAnswer {
  const { account, lock, isRefusedByCommerce, cards, cardsThisMonth } = found
  return {
    person: toListed(found),
    supervisorId: account.supervisorId ?? '',
    senderProfiles: account.senderProfiles ?? null,
    languages: account.languages ?? null,
    recipient: account.recipient ?? null,
    lock: lock ? { cause: lock.cause, since: lock.since?.toISOString() ?? null, endsAt: lock.endsAt?.toISOString() ?? null } : null,
    isRefusedByCommerce,
    cardsThisMonth,
    cards,
  }
}
