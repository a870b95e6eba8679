import * as z from 'zod/mini'

/** GET /api/user/password: whether the user has a password here, and what a new one must be. */
export const OwnPassword = z.object({ hasPassword: z.boolean(), policy: z.enum(['default', 'nist']) })
export type OwnPassword = z.infer<typeof OwnPassword>

const Password = z.string().check(z.minLength(1), z.maxLength(255))

/** PUT /api/user/password ends every other session of the user. */
export const OwnPasswordChange = z.object({ currentPassword: Password, newPassword: Password })

/** Its answer, 200 either way: whether it was changed, else why not. `unsatisfied` has the names of the requirements that the new password fails. */
export const OwnPasswordChanged = z.union([
  z.object({ changed: z.literal(true) }),
  z.object({ changed: z.literal(false), problem: z.enum(['wrong-current-password', 'no-password', 'not-allowed']) }),
  z.object({ changed: z.literal(false), problem: z.literal('weak-password'), unsatisfied: z.array(z.string()) }),
  z.object({ changed: z.literal(false), problem: z.literal('locked'), waitSeconds: z.number() }),
])
export type OwnPasswordChanged = z.infer<typeof OwnPasswordChanged>
