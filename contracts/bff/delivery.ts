import * as z from 'zod/mini'

/**
 * GET /api/delivery-standards: how long the post takes from the press to every area of three digits, as one text (domain/delivery/read-standards.ts), and until when.
 * The same for everybody until the product is restarted.
 */
export const DeliveryStandards = z.object({
  standards: z.string(),
  /** The zone of the postal day. */
  postalZone: z.string(),
  /** The time of the postal day at which its cards are cut, such as '16:00'; null where the press waits for no time of the day. */
  cutOff: z.nullable(z.string()),
})
export type DeliveryStandards = z.infer<typeof DeliveryStandards>
