import * as z from 'zod/mini'

/**
 * GET /api/sessions: the user's sessions. This session is first, then the others, the last used first. DELETE /api/sessions/{id} ends another session
 * (404 for this session and for one that has ended). DELETE /api/sessions ends all other sessions. Both answer 204.
 */
export const OwnSessions = z.object({
  sessions: z.array(
    z.object({
      /** The name of the session for DELETE. Nobody can sign in with it. */
      id: z.string(),
      /** Such as 'Firefox' and 'Windows'; empty if the browser does not tell them. */
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
