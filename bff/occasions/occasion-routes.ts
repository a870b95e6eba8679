import type { Occasions } from '@fondly/contracts/bff/occasions.ts'
import { ComingUpRequest, NewOccasionRequest, OccasionChangeRequest } from '@fondly/contracts/bff/occasions-requests.ts'
import { createOccasions, type OccasionsContext, type UpcomingOccasion } from '@fondly/core/occasions/occasions.ts'
import { Hono } from 'hono'
import { readJson } from '../http/read-json.ts'
import type { SignedIn } from '../sessions/guard.ts'

/**
 * The routes of the occasions of a contact, and of the next occasions of several contacts. Everybody who sees a contact can add, change and remove
 * its occasions.
 */
export function occasionRoutes(context: OccasionsContext) {
  const occasions = createOccasions(context)
  const toAnswer = (found: UpcomingOccasion[]): Occasions => ({
    occasions: found.map(({ years = null, ...occasion }) => ({ ...occasion, years })),
    today: context.calendar.today(),
  })

  return new Hono<SignedIn>()
    .get('/contacts/:id/occasions', async (c) => c.json(toAnswer(await occasions.ofContact(c.get('session').user, c.req.param('id')))))
    .post('/contacts/:id/occasions', async (c) => {
      await occasions.add(c.get('session').user, c.req.param('id'), await readJson(c, NewOccasionRequest))
      return c.body(null, 204)
    })
    .put('/occasions/:id', async (c) => {
      await occasions.change(c.get('session').user, c.req.param('id'), await readJson(c, OccasionChangeRequest))
      return c.body(null, 204)
    })
    .delete('/occasions/:id', async (c) => {
      await occasions.remove(c.get('session').user, c.req.param('id'))
      return c.body(null, 204)
    })
    .post('/coming-up', async (c) => {
      const { contactIds } = await readJson(c, ComingUpRequest)
      const found = await occasions.list(c.get('session').user, contactIds)
      const seen = new Set<string>()
      return c.json(toAnswer(found.filter(({ contactId }) => !seen.has(contactId) && seen.add(contactId))))
    })
}
