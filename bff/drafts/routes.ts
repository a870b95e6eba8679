import { DraftRequest } from '@fondly/contracts/bff/catalogue.ts'
import { Hono } from 'hono'
import { readJson } from '../http/read-json.ts'
import { notFound } from '@fondly/core/refused.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { corrections } from '@fondly/core/orders/corrections.ts'
import { draftsOfSendings } from '@fondly/core/drafts/draft-of-sending.ts'
import type { Sendings } from '@fondly/core/sendings/sendings.ts'
import type { SignedIn } from '../sessions/guard.ts'
import { sentElsewhere } from '@fondly/core/drafts/sent-elsewhere.ts'

/** Each try fails only if another window replaces the draft between reading and writing. */
const MAX_TRIES = 4

/** PUT and DELETE /api/cards/{id}/draft. */
export function draftRoutes(house: CoreContext, sendings: Pick<Sendings, 'follow'>) {
  const { drafts, env, offers, recipients } = house
  const draftsOf = draftsOfSendings(house)
  const links = corrections(house)

  /** Decides under which key to keep a form, and which draft of its card it replaces. The draft may change before it is written. */
  async function judge(
    userId: string,
    cardId: string,
    followed: Awaited<ReturnType<Sendings['follow']>> | undefined,
  ): Promise<{ over: string | undefined; key: string | undefined }> {
    const { isCorrection, draftKey, draftIsCorrection } = await links.findFormLinks(userId, {
      cardId,
      key: followed?.key,
      now: env.clock(),
    })
    // Two forms keep their own key, wherever their draft is: one that corrects an order, because under another key it would be sent as a second card
    // beside that order, and one that goes on after a sending that stopped.
    const keepsKey = followed !== undefined && !followed.isSent && (isCorrection || (await draftsOf.isNextKey(userId, followed.key)))
    if (keepsKey) return { over: draftKey, key: followed.key }
    // The form of another window never becomes the correction: it would be sent in place of the order that is corrected.
    if (draftIsCorrection && draftKey !== followed?.key) throw sentElsewhere()
    return { over: draftKey, key: undefined }
  }

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
      const scanCode = await recipients.takeScanCode(user.id, written.preset)
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const known = { ...(await judge(user.id, offer.card.id, followed)), scanCode }
        const kept = await drafts.keep(user.id, offer.card.id, written, known)
        if (kept) return c.json(kept)
      }
      throw sentElsewhere()
    })
    .delete('/cards/:id/draft', async (c) => {
      const cardId = c.req.param('id')
      // The card may no longer be offered; its draft can still be ended.
      if (!/^[\w-]{1,60}$/.test(cardId)) throw notFound()
      await drafts.end(c.get('session').user.id, cardId)
      return c.body(null, 204)
    })
}
