import * as z from 'zod/mini'

const Token = z.string().check(z.maxLength(100))

/** POST /api/invitation: the data of the invitation page. 404 'invitation-over' for an unknown, used, revoked or expired link. */
export const InvitationRequest = z.object({ token: Token })

export const InvitationAnswer = z.object({
  firstName: z.string(),
  email: z.string(),
  clientName: z.string(),
  policy: z.enum(['default', 'nist']),
})
export type InvitationAnswer = z.infer<typeof InvitationAnswer>

/** PUT /api/invitation/password: sets the password. A link can do this once. */
export const FirstPassword = z.object({ token: Token, password: z.string().check(z.minLength(1), z.maxLength(255)) })

/** `signInPath` is where the browser signs in with the new password; `unsatisfied` lists the requirements that the password does not meet. */
export const FirstPasswordAnswer = z.union([
  z.object({ set: z.literal(true), signInPath: z.string() }),
  z.object({ set: z.literal(false), unsatisfied: z.array(z.string()) }),
])
export type FirstPasswordAnswer = z.infer<typeof FirstPasswordAnswer>
