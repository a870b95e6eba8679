import * as z from 'zod/mini'

/** GET /api/user/password: whether the user has a password at our identity, and the policy for a new one. */
export const OwnPassword = z.object({ hasPassword: z.boolean(), policy: z.enum(['default', 'nist']) })
export type OwnPassword = z.infer<typeof OwnPassword>

const Password = z.string().check(z.minLength(1), z.maxLength(255))

/** PUT /api/user/password: changes the password and ends every other session of the user. */
export const OwnPasswordChange = z.object({ currentPassword: Password, newPassword: Password })

/** The answer is 200 both for a changed password and for a refused one. `unsatisfied` lists the requirements that the new password does not meet. */
export const OwnPasswordChanged = z.union([
  z.object({ changed: z.literal(true) }),
  z.object({ changed: z.literal(false), problem: z.enum(['wrong-current-password', 'no-password', 'not-allowed']) }),
  z.object({ changed: z.literal(false), problem: z.literal('weak-password'), unsatisfied: z.array(z.string()) }),
  z.object({ changed: z.literal(false), problem: z.literal('locked'), waitSeconds: z.number() }),
])
export type OwnPasswordChanged = z.infer<typeof OwnPasswordChanged>
