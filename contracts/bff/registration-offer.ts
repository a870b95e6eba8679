import * as z from 'zod/mini'

/** GET /api/brand/registration?client=slug: whether the client lets anybody register. Without a slug, the client of the cookie. */
export const RegistrationOffer = z.object({ isOpen: z.boolean() })
export type RegistrationOffer = z.infer<typeof RegistrationOffer>
