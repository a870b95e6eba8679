import * as z from 'zod/mini'

/**
 * GET /api/sessions: where the user is signed in; this session first, the others by their last activity, newest first. DELETE /api/sessions/{id} ends
 * another session (404 for this one and for one that is over), DELETE /api/sessions ends all others; both answer 204.
 */
export const OwnSessions = z.object({
  sessions: z.array(
    z.object({
      /** Names the session for DELETE; it opens nothing. */
      id: z.string(),
      /** Such as 'Firefox' and 'Windows'; empty when the browser does not say. */
      browser: z.string(),
      system: z.string(),
      /** Instants (ISO 8601). */
      begunAt: z.string(),
      seenAt: z.string(),
      isThis: z.boolean(),
    }),
  ),
})
export type OwnSessions = z.infer<typeof OwnSessions>
