import { Prefill, RecipientPrefill } from '@fondly/contracts/bff/prefill.ts'
import { Hono } from 'hono'
import { readJson } from '../http/read-json.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import type { SignedIn } from '../sessions/guard.ts'

/**
 * PUT /api/recipient keeps the recipient of a closed form for the user's next form, for clients with single send. DELETE /api/recipient forgets that
 * recipient and the prefill. PUT /api/prefill stores the values from the query of /.
 */
export function recipientRoutes({ recipients }: Pick<CoreContext, 'recipients'>) {
  return new Hono<SignedIn>()
    .put('/recipient', async (c) => {
      const { user } = c.get('session')
      const recipient = await readJson(c, RecipientPrefill)
      if (user.singleSend) await recipients.keep(user, recipient)
      return c.body(null, 204)
    })
    .put('/prefill', async (c) => {
      const { recipient, shippingDate: wantedMailDate } = await readJson(c, Prefill)
      await recipients.keepPrefill(c.get('session').user, { recipient, wantedMailDate })
      return c.body(null, 204)
    })
    .delete('/recipient', async (c) => {
      await recipients.forget(c.get('session').user.id)
      return c.body(null, 204)
    })
}
