import type { DeletedBaskets, TestOrder, TokenClaims } from '@fondly/contracts/bff/debug.ts'
import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import type { Sendings } from '@fondly/core/sendings/sendings.ts'
import type { SignedIn } from '../sessions/guard.ts'
import { readTokenClaims } from './token-claims.ts'
import { deleteBaskets } from '@fondly/core/debug/delete-baskets.ts'
import { testOrder } from '@fondly/core/debug/test-order.ts'

/** The debug menu: sends a test order, deletes the user's open baskets, shows the claims in the session's tokens. */
export function debugRoutes(
  context: Pick<CoreContext, 'calendar' | 'cardAccess' | 'clients' | 'commerce' | 'env' | 'identity'>,
  sendings: Pick<Sendings, 'begin'>,
) {
  const { commerce, identity } = context

  return new Hono<SignedIn>()
    .post('/debug/test-order', async (c) => {
      const begun = await testOrder(c.get('session').user, context, sendings)
      if (!begun) throw new Refused('conflict', 'card-not-offered')
      return c.json(begun satisfies z.infer<typeof TestOrder>, 202)
    })

    .post('/debug/delete-baskets', async (c) => {
      const { customerId, email } = c.get('session').user
      const deleted = await deleteBaskets(commerce, { customerId, email })
      return c.json({ deleted } satisfies z.infer<typeof DeletedBaskets>)
    })

    .get('/debug/tokens', async (c) => {
      const { accessToken, idToken, refreshToken, expiresAt } = c.get('session').tokens
      const answer: TokenClaims = {
        tokens: [
          { name: 'access', claims: readTokenClaims(accessToken) },
          { name: 'id', claims: readTokenClaims(idToken) },
        ],
        expiresAt: expiresAt.toISOString(),
        isActive: await identity.isActive(accessToken),
        mayBeRenewed: refreshToken !== undefined,
      }
      return c.json(answer)
    })
}
