import type { OwnSignature } from '@fondly/contracts/bff/drawn-signature.ts'
import { SignatureChange } from '@fondly/contracts/bff/drawn-signature-requests.ts'
import { createDrawnSignatures, type DrawnSignaturesContext } from '@fondly/core/drawn-signatures/drawn-signatures.ts'
import { tooLarge } from '@fondly/domain/refused.ts'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { RateLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
import type { SignedIn } from '../sessions/guard.ts'
import { signatureAnswer } from './signature-answer.ts'

/** Large enough for the drawing with the greatest number of points. */
const MAX_SIGNATURE_BYTES = 24 * 1024

/** The routes of the signed-in user's drawn signature. Nobody can read or change the signature of another user. */
export function drawnSignatureRoutes(context: DrawnSignaturesContext, limitChanges: RateLimit) {
  const signatures = createDrawnSignatures(context)
  const limitBody = bodyLimit({
    maxSize: MAX_SIGNATURE_BYTES,
    onError: () => {
      throw tooLarge()
    },
  })

  return new Hono<SignedIn>()
    .get('/drawn-signature', async (c) => {
      const own = signatures.isOffered ? ((await signatures.find(c.get('session').user.id)) ?? null) : undefined
      return c.json(signatureAnswer(own) satisfies OwnSignature)
    })
    .put('/drawn-signature', limitBody, async (c) => {
      const { user } = c.get('session')
      await limitChanges(user.id)
      await signatures.change(user, await readJson(c, SignatureChange))
      return c.body(null, 204)
    })
    .delete('/drawn-signature', async (c) => {
      const { user } = c.get('session')
      await limitChanges(user.id)
      await signatures.remove(user)
      return c.body(null, 204)
    })
}
