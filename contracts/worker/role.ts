import * as z from 'zod'

/** POST /Ping-ResolveIDARole: the statement of the user's group at identity; empty without a group. */
export const ResolveRoleRequest = z.strictObject({
  /** The id of the user at identity. */
  userID: z.string().min(1).max(128),
})
export const ResolveRoleAnswer = z.looseObject({ statement: z.string().max(2000) })
