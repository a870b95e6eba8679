import * as z from 'zod/mini'

/**
 * GET /api/sessions: where the user is signed in, this session first, the others by when somebody last did something there. DELETE
 * /api/sessions/{id} ends another of them (404 when it is over already, or this one), DELETE /api/sessions all others; both answer 204.
 */
export const OwnSessions = z.object({
  sessions: z.array(
    z.object({
      /** Tells it from the others; good for nothing else. */
      id: z.string(),
      /** 'Firefox', 'Windows'; empty where the browser does not say. */
      browser: z.string(),
      system: z.string(),
      begunAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
      isThis: z.boolean(),
    }),
  ),
})
export type OwnSessions = z.infer<typeof OwnSessions>
