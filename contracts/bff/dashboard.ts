import * as z from 'zod/mini'

/** GET /api/admin: the clients whose dashboard the user may open; 403 for orderers, with the name of who looks after it, where it is known. */
export const DashboardClients = z.object({
  clients: z.array(z.object({ key: z.string(), name: z.string(), isArchived: z.boolean() })),
  /** Whether the user creates and archives clients. */
  mayChange: z.boolean(),
})
export type DashboardClients = z.infer<typeof DashboardClients>

/** GET /api/admin/{clientKey}: what the frame shows. 403 for who may not open it; 404 for a key that no client has, only for role admin. */
export const DashboardFrame = z.object({
  key: z.string(),
  name: z.string(),
  /** How many locations the client has. */
  locations: z.int(),
  /** How many people wait for this reader: those who registered and need consent. */
  waiting: z.int(),
  /** What the user may do here (domain/dashboard/rights.ts). */
  rights: z.array(z.enum(['read', 'change', 'change-site'])),
})
export type DashboardFrame = z.infer<typeof DashboardFrame>

/** 201. `isAssigned` is false where the operator of the proxy worker has to assign the population to the client. */
export const NewClientAnswer = z.object({ key: z.string(), population: z.object({ id: z.string(), isAssigned: z.boolean() }) })
export type NewClientAnswer = z.infer<typeof NewClientAnswer>
