import * as z from 'zod/mini'

/**
 * /api/debug/* exists only if the server's debug setting is on, and otherwise answers 404. POST /api/debug/test-order answers 202 with a sending of
 * the signed-in user. Its progress can be followed like that of any sending.
 */
export const TestOrder = z.object({ cardId: z.string(), sendingId: z.string() })

/** POST /api/debug/delete-baskets removes the user's open baskets, and answers with their number. */
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
  /** The instant at which the access token expires. */
  expiresAt: z.string(),
  /** Whether identity accepts the access token now. */
  isActive: z.boolean(),
  mayBeRenewed: z.boolean(),
})
export type TokenClaims = z.infer<typeof TokenClaims>
