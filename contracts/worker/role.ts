import * as z from 'zod'

/** POST /Ping-ResolveIDARole: the statement text of the user's identity group; empty when there is none. */
export const ResolveRoleRequest = z.strictObject({
  /** The identity user's id. */
  userID: z.string().min(1).max(128),
})
export const ResolveRoleAnswer = z.looseObject({ statement: z.string().max(2000) })
