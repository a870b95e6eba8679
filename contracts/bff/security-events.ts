import * as z from 'zod/mini'

/** GET /api/security-events, for role admin: how often each event has happened since the start of the process that answers. */
export const SecurityEventCounts = z.object({ counts: z.record(z.string(), z.number()) })
export type SecurityEventCounts = z.infer<typeof SecurityEventCounts>
