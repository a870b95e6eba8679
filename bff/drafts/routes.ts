import { type Draft, DraftRequest } from '@fondly/contracts/bff/order-form.ts'
import type { DraftCards } from '@fondly/contracts/bff/drafts.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createSaveDraft } from '@fondly/core/drafts/save-draft.ts'
import { notFound } from '@fondly/domain/refused.ts'
import type { Sendings } from '@fondly/core/sendings/sendings.ts'
import { Hono } from 'hono'
import { readJson } from '../http/read-json.ts'
import type { SignedIn } from '../sessions/guard.ts'

type DraftContext = Pick<CoreContext, 'cardAccess' | 'database' | 'drafts' | 'env' | 'recipients' | 'seal'>

/** GET /api/drafts, PUT and DELETE /api/cards/{id}/draft. With `?key=`, only the draft with this key is deleted. */
export function draftRoutes(context: DraftContext, sendings: Pick<Sendings, 'follow'>) {
  const saveDraft = createSaveDraft(context, sendings)

  return new Hono<SignedIn>()
    .get('/drafts', async (c) => c.json({ cardIds: await context.drafts.listCards(c.get('session').user.id) } satisfies DraftCards))
    .put('/cards/:id/draft', async (c) => {
      const draft = await saveDraft(c.get('session').user, toCardId(c.req.param('id')), await readJson(c, DraftRequest))
      return c.json(draft satisfies Draft)
    })
    .delete('/cards/:id/draft', async (c) => {
      const userId = c.get('session').user.id
      const key = c.req.query('key')
      // A sending that stopped has given the draft a new key.
      const followed = key === undefined ? undefined : await sendings.follow({ userId, key })
      // End the draft even if the card is no longer offered.
      await context.drafts.end(userId, toCardId(c.req.param('id')), followed?.key)
      return c.body(null, 204)
    })
}

function toCardId(id: string): string {
  if (!/^[\w-]{1,60}$/.test(id)) throw notFound()
  return id
}
