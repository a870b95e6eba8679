import * as z from 'zod/mini'

/** GET /api/user/password: whether the user has a password here, and which policy a new one must meet. */
export const OwnPassword = z.object({ hasPassword: z.boolean(), policy: z.enum(['default', 'nist']) })
export type OwnPassword = z.infer<typeof OwnPassword>

const Password = z.string().check(z.minLength(1), z.maxLength(255))

/** PUT /api/user/password ends every other session of the user. */
export const OwnPasswordChange = z.object({ currentPassword: Password, newPassword: Password })

/** Its answer is 200 in both cases: the password was changed, or why not. `unsatisfied` names the requirements that the new password fails. */
export const OwnPasswordChanged = z.union([
  z.object({ changed: z.literal(true) }),
  z.object({ changed: z.literal(false), problem: z.enum(['wrong-current-password', 'no-password', 'not-allowed']) }),
  z.object({ changed: z.literal(false), problem: z.literal('weak-password'), unsatisfied: z.array(z.string()) }),
  z.object({ changed: z.literal(false), problem: z.literal('locked'), waitSeconds: z.number() }),
])
export type OwnPasswordChanged = z.infer<typeof OwnPasswordChanged>
