import * as z from 'zod/mini'

/**
 * /api/debug/*, there only where the server's debug setting is on; without it 404, as for any address that is not there.
 * POST /api/debug/test-order answers 202 with a sending of the signed-in user's own, to be watched like any other.
 */
export const TestOrder = z.object({ cardId: z.string(), sendingId: z.string() })

/** POST /api/debug/delete-baskets: how many of the user's open baskets were removed. */
export const DeletedBaskets = z.object({ deleted: z.int() })

/** GET /api/debug/tokens: what stands in the tokens of this session, never the tokens. */
export const TokenClaims = z.object({
  tokens: z.array(
    z.object({
      name: z.enum(['access', 'id']),
      /** Null for one that is opaque. */
      claims: z.nullable(z.record(z.string(), z.unknown())),
    }),
  ),
  /** When the access token ends, an instant. */
  expiresAt: z.string(),
  /** What identity says of the access token now. */
  isActive: z.boolean(),
  mayBeRenewed: z.boolean(),
})
export type TokenClaims = z.infer<typeof TokenClaims>
