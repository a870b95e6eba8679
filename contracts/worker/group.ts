import * as z from 'zod'

/**
 * POST /Ping-ResolveGroup: the customer group of a user's client. The population decides, so somebody who registered a minute
 * ago is found like everybody else.
 */
export const ResolveGroupRequest = z.strictObject({
  /** The identity user's id. */
  user: z.string().min(1).max(128),
  /** The id of the population that the user is in. */
  id: z.string().min(1).max(128),
  /** The external provider that the user signed on with; empty for the population's own. */
  idpid: z.string().max(128),
})

/** Null: the population belongs to no client, and the user is to be disabled. */
export const ResolveGroupAnswer = z.looseObject({ group: z.string().min(1).max(128).nullable() })
