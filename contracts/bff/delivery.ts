import * as z from 'zod/mini'

/**
 * GET /api/delivery-standards: how long the post takes from the press to every area of three digits, as one text (domain/delivery/read-standards.ts).
 * The same for everybody until the product is restarted.
 */
export const DeliveryStandards = z.object({ standards: z.string() })
export type DeliveryStandards = z.infer<typeof DeliveryStandards>
