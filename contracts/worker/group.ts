import * as z from 'zod'

/**
 * POST /Ping-ResolveGroup: finds the customer group of a user's client. The population decides it, so it also works for a user who has just
 * registered.
 */
export const ResolveGroupRequest = z.strictObject({
  /** The id of the user at identity. */
  user: z.string().min(1).max(128),
  /** The id of the user's population. */
  id: z.string().min(1).max(128),
  /** The id of the external provider with which the user signed in; empty without an external provider. */
  idpid: z.string().max(128),
})

/** Null means that the population belongs to no client. The user must then be disabled. */
export const ResolveGroupAnswer = z.looseObject({ group: z.string().min(1).max(128).nullable() })
