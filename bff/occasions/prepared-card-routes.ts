import type { OpenedPreparedCard, PreparedCards } from '@fondly/contracts/bff/occasions.ts'
import { OpenPreparedCardRequest, SetAsideRequest } from '@fondly/contracts/bff/occasions-requests.ts'
import { createPreparedCards, type ShelfContext } from '@fondly/core/occasions/prepared-cards.ts'
import { Hono } from 'hono'
import { readJson } from '../http/read-json.ts'
import type { SignedIn } from '../sessions/guard.ts'

/** The routes of the user's shelf of prepared cards: they open a prepared card as a draft, or set it aside. */
export function preparedCardRoutes(context: ShelfContext) {
  const shelf = createPreparedCards(context)

  return new Hono<SignedIn>()
    .get('/prepared-cards', async (c) => {
      const cards = await shelf.list(c.get('session').user)
      const answer: PreparedCards = {
        cards: cards.map(({ occasion: { years = null, ...occasion }, contact, card = null, addressProblem = null, ...prepared }) => {
          const { id, firstName, lastName, city, state } = contact
          return { ...prepared, contact: { id, firstName, lastName, city, state }, occasion: { ...occasion, years }, card, addressProblem }
        }),
        today: context.calendar.today(),
      }
      return c.json(answer)
    })
    .post('/prepared-cards/:id/drafts', async (c) => {
      const options = await readJson(c, OpenPreparedCardRequest)
      return c.json((await shelf.open(c.get('session').user, c.req.param('id'), options)) satisfies OpenedPreparedCard)
    })
    .put('/prepared-cards/:id', async (c) => {
      const { isSetAside } = await readJson(c, SetAsideRequest)
      await shelf.setAside(c.get('session').user, c.req.param('id'), isSetAside)
      return c.body(null, 204)
    })
}
