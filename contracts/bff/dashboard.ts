import * as z from 'zod/mini'

/** GET /api/admin: the clients whose dashboard the user may open; 403 for orderers, with the name of who looks after it, where it is known. */
export const DashboardClients = z.object({ clients: z.array(z.object({ key: z.string(), name: z.string() })) })
export type DashboardClients = z.infer<typeof DashboardClients>

/** GET /api/admin/{clientKey}: what the frame shows. 403 for who may not open it; 404 for a key that no client has, only for role admin. */
export const DashboardFrame = z.object({
  key: z.string(),
  name: z.string(),
  /** How many locations the client has. */
  locations: z.int(),
  /** What the user may do here (domain/dashboard/rights.ts). */
  rights: z.array(z.enum(['read', 'change', 'change-site'])),
})
export type DashboardFrame = z.infer<typeof DashboardFrame>
