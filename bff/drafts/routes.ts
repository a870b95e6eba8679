import { DraftRequest } from '@fondly/contracts/bff/catalogue.ts'
import { Hono } from 'hono'
import { readJson } from '../door/read-json.ts'
import { notFound } from '../door/refused.ts'
import type { House } from '../house.ts'
import { draftsOfSendings } from './draft-of-sending.ts'
import type { Sendings } from '../sending/sendings.ts'
import type { SignedIn } from '../session/signed-in.ts'
import { sentElsewhere } from './sent-elsewhere.ts'

/** PUT and DELETE /api/cards/{id}/draft. */
export function draftRoutes(house: House, sendings: Pick<Sendings, 'follow'>) {
  const { drafts, offers, recipients } = house
  const draftsOf = draftsOfSendings(house)
  return new Hono<SignedIn>()
    .put('/cards/:id/draft', async (c) => {
      const { user } = c.get('session')
      const { key, ...written } = await readJson(c, DraftRequest)
      const offer = await offers.find(user, c.req.param('id'))
      if (!offer) throw notFound()
      // A second window with the same form must not become a second card: while the draft lives both share its key, afterwards this one is told.
      // Asked first whether anything was sent under it: nearly always nothing was, and no draft need be opened.
      const followed = key === undefined ? undefined : await sendings.follow({ userId: user.id, key })
      if (followed?.isSent && (await drafts.find(user.id, offer.card.id))?.key !== key) throw sentElsewhere()
      // A form that goes on after a sending that stopped keeps its own key, and with it what it corrects, wherever its draft is.
      const isOfSending = followed !== undefined && !followed.isSent && (await draftsOf.isNextKey(user.id, followed.key))
      const scanCode = await recipients.takeScanCode(user.id, written.preset)
      return c.json(await drafts.keep(user.id, offer.card.id, written, { key: isOfSending ? followed.key : undefined, scanCode }))
    })
    .delete('/cards/:id/draft', async (c) => {
      const cardId = c.req.param('id')
      // The card may be off sale by now; its draft can be ended all the same.
      if (!/^[\w-]{1,60}$/.test(cardId)) throw notFound()
      await drafts.end(c.get('session').user.id, cardId)
      return c.body(null, 204)
    })
}
