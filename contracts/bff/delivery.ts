import * as z from 'zod/mini'

/**
 * GET /api/delivery-standards: how many days the post takes from the press to every ZIP code area (the first three digits), as one text
 * (domain/delivery/read-standards.ts), and the daily cut-off. The answer is the same for all users until the product restarts.
 */
export const DeliveryStandards = z.object({
  standards: z.string(),
  /** The time zone of the postal day. */
  postalZone: z.string(),
  /** The postal time at which a day's cards are cut, such as '16:00'; null if the press does not wait for a time of day. */
  cutOff: z.nullable(z.string()),
})
export type DeliveryStandards = z.infer<typeof DeliveryStandards>
