import * as z from 'zod/mini'

/**
 * /api/debug/* exists only when the server's debug setting is on; otherwise 404.
 * POST /api/debug/test-order answers 202 with a sending of the signed-in user, whose progress can be followed like any other.
 */
export const TestOrder = z.object({ cardId: z.string(), sendingId: z.string() })

/** POST /api/debug/delete-baskets removes the user's open baskets and answers how many it removed. */
export const DeletedBaskets = z.object({ deleted: z.int() })

/** GET /api/debug/tokens: the claims in the tokens of this session, never the tokens themselves. */
export const TokenClaims = z.object({
  tokens: z.array(
    z.object({
      name: z.enum(['access', 'id']),
      /** Null for an opaque token. */
      claims: z.nullable(z.record(z.string(), z.unknown())),
    }),
  ),
  /** When the access token expires (an instant). */
  expiresAt: z.string(),
  /** Whether identity accepts the access token now. */
  isActive: z.boolean(),
  mayBeRenewed: z.boolean(),
})
export type TokenClaims = z.infer<typeof TokenClaims>
