import * as z from 'zod/mini'

/** GET /api/admin: the clients whose dashboard the user may open; 403 for orderers, with the name of their administrator if it is known. */
export const DashboardClients = z.object({
  clients: z.array(z.object({ key: z.string(), name: z.string(), isArchived: z.boolean() })),
  /** Whether the user may create and archive clients. */
  mayChange: z.boolean(),
})
export type DashboardClients = z.infer<typeof DashboardClients>

/** GET /api/admin/{clientKey}: the data of the frame. 403 without the right to open it; 404 for an unknown key, but only for role admin. */
export const DashboardFrame = z.object({
  key: z.string(),
  name: z.string(),
  /** How many locations the client has. */
  locations: z.int(),
  /** How many people wait for this reader's consent after they registered. */
  waiting: z.int(),
  /** What the user may do here (domain/dashboard/rights.ts). */
  rights: z.array(z.enum(['read', 'change', 'change-site'])),
})
export type DashboardFrame = z.infer<typeof DashboardFrame>

/** 201. `isAssigned` is false when the operator of the proxy worker still has to assign the population to the client. */
export const NewClientAnswer = z.object({ key: z.string(), population: z.object({ id: z.string(), isAssigned: z.boolean() }) })
export type NewClientAnswer = z.infer<typeof NewClientAnswer>
