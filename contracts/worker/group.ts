import * as z from 'zod'

/**
 * POST /Ping-ResolveGroup: the customer group of a user's client. It depends on the population, so it works for a user who registered a minute ago
 * too.
 */
export const ResolveGroupRequest = z.strictObject({
  /** The identity user's id. */
  user: z.string().min(1).max(128),
  /** The id of the population that the user is in. */
  id: z.string().min(1).max(128),
  /** The external provider with which the user signed on; empty for the population's own. */
  idpid: z.string().max(128),
})

/** Null means that the population belongs to no client, and the user has to be disabled. */
export const ResolveGroupAnswer = z.looseObject({ group: z.string().min(1).max(128).nullable() })
