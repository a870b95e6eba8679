import * as z from 'zod/mini'

/** GET /api/admin/{clientKey}/registrations: the people who have registered and wait for consent. Who has waited longest is first. */
export const WaitingPeople = z.object({
  people: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string(), since: z.string() })),
})
export type WaitingPeople = z.infer<typeof WaitingPeople>

/** POST /api/admin/{clientKey}/registrations/{id}. 409 'registration-decided' if another user has decided. The person gets an e-mail. */
export const RegistrationDecision = z.strictObject({ decision: z.enum(['accepted', 'declined']) })
