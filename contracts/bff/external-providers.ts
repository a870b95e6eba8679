import * as z from 'zod/mini'

/** GET and PATCH /api/admin/{clientKey}/external-providers: by which providers the client's people sign in. A secret is in no answer. */
export const ExternalProvidersAnswer = z.object({
  /** The client's sign-in policy, which names the providers. */
  policy: z.string(),
  providers: z.array(
    z.object({
      id: z.string(),
      version: z.string(),
      name: z.string(),
      enabled: z.boolean(),
      /** Missing for providers of a kind that has none. */
      clientId: z.optional(z.string()),
      issuer: z.optional(z.string()),
      /** A change is taken only with the secret. */
      needsSecret: z.boolean(),
      isShared: z.boolean(),
      /** The other clients, for administrators of all clients. */
      sharedWith: z.array(z.string()),
      mayChange: z.boolean(),
    }),
  ),
})
export type ExternalProvidersAnswer = z.infer<typeof ExternalProvidersAnswer>
