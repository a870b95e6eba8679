import * as z from 'zod/mini'

/** GET and PATCH /api/admin/{clientKey}/external-providers: the providers with which the client's people sign in. No answer contains a secret. */
export const ExternalProvidersAnswer = z.object({
  /** The client's sign-in policy, which names these providers. */
  policy: z.string(),
  providers: z.array(
    z.object({
      id: z.string(),
      version: z.string(),
      name: z.string(),
      enabled: z.boolean(),
      /** Absent for a kind of provider that has no client id. */
      clientId: z.optional(z.string()),
      issuer: z.optional(z.string()),
      /** True if a change must contain the secret. */
      needsSecret: z.boolean(),
      isShared: z.boolean(),
      /** The other clients that use this provider. Only administrators of all clients see them. */
      sharedWith: z.array(z.string()),
      mayChange: z.boolean(),
    }),
  ),
})
export type ExternalProvidersAnswer = z.infer<typeof ExternalProvidersAnswer>
