import * as z from 'zod/mini'

/**
 * GET /api/drawn-signature: the signature that the user drew. `strokes` is empty when none is kept; `isUsed`: a new card is signed with it. Null when
 * no card can be signed by hand, because another renderer draws the cards. PUT keeps a drawing, DELETE removes it; both answer 204.
 */
export const OwnSignature = z.nullable(z.object({ strokes: z.array(z.array(z.int())), isUsed: z.boolean() }))
export type OwnSignature = z.infer<typeof OwnSignature>
