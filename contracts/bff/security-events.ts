import * as z from 'zod/mini'

/** GET /api/security-events, for the role admin: how often each event happened in the answering process since it started. */
export const SecurityEventCounts = z.object({ counts: z.record(z.string(), z.number()) })
export type SecurityEventCounts = z.infer<typeof SecurityEventCounts>
