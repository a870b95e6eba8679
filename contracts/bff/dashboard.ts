import * as z from 'zod/mini'

/** GET /api/admin: the clients whose dashboard the user may open. 403 for the role orderer, with the name of their administrator if it is known. */
export const DashboardClients = z.object({
  clients: z.array(z.object({ key: z.string(), name: z.string(), isArchived: z.boolean() })),
  /** Whether the user may create and archive clients. */
  mayChange: z.boolean(),
})
export type DashboardClients = z.infer<typeof DashboardClients>

/** GET /api/admin/{clientKey}: the data of the dashboard's frame. 403 if the user may not open it. Only role admin gets 404 for an unknown key. */
export const DashboardFrame = z.object({
  key: z.string(),
  name: z.string(),
  /** The number of the client's locations. */
  locations: z.int(),
  /** The number of people who have registered and wait for this reader's consent. */
  waiting: z.int(),
  /** What the user may do here (domain/dashboard/rights.ts). */
  rights: z.array(z.enum(['read', 'change', 'change-site'])),
})
export type DashboardFrame = z.infer<typeof DashboardFrame>

/** The answer 201. `isAssigned` is false if the operator of the address worker must still assign the population to the client. */
export const NewClientAnswer = z.object({ key: z.string(), population: z.object({ id: z.string(), isAssigned: z.boolean() }) })
export type NewClientAnswer = z.infer<typeof NewClientAnswer>
