import * as z from 'zod/mini'

/**
 * GET /api/drawn-signature: the signature that the user drew. `strokes` is empty without a drawing. `isUsed` tells whether new cards are signed with
 * it. Null if no card can be signed by hand, because an external renderer draws the cards. PUT stores a drawing, DELETE removes it; both answer 204.
 */
export const OwnSignature = z.nullable(z.object({ strokes: z.array(z.array(z.int())), isUsed: z.boolean() }))
export type OwnSignature = z.infer<typeof OwnSignature>
