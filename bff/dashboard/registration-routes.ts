import { RegistrationDecision, type WaitingPeople } from '@fondly/contracts/bff/registrations.ts'
import { createWaitingPeople, type WaitingContext } from '@fondly/core/registrations/waiting-people.ts'
import { readJson } from '../http/read-json.ts'
import type { DashboardRoute } from './dashboard-route.ts'

/** The routes of the people who wait for an administrator's consent. */
export function registrationRoutes(context: WaitingContext): DashboardRoute[] {
  const waitingPeople = createWaitingPeople(context)
  return [
    {
      method: 'GET',
      path: '/registrations',
      needs: 'change',
      handle: async (c, editor) => {
        const people = (await waitingPeople.list(editor)).map(({ userId, registrant, createdAt }) => ({
          id: userId,
          ...registrant,
          since: createdAt.toISOString(),
        }))
        return c.json({ people } satisfies WaitingPeople)
      },
    },
    {
      method: 'POST',
      path: '/registrations/:user',
      needs: 'change',
      handle: async (c, editor) => {
        const { decision } = await readJson(c, RegistrationDecision)
        await waitingPeople.decide(editor, c.req.param('user') ?? '', decision)
        return c.body(null, 204)
      },
    },
  ]
}
