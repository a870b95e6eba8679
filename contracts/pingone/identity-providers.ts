import * as z from 'zod/mini'

const text = z.catch(z.nullish(z.string()), undefined)

/**
 * GET and PUT /identityProviders/{id}. Each type of provider has additional properties. A PUT replaces the whole document, so it must send them back
 * unchanged. The documentation does not say whether a GET returns the secret, but a PUT must contain it for types that have one.
 */
export const PingOneProvider = z.looseObject({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  /** Used by the type OPENID_CONNECT. */
  issuer: text,
  clientId: text,
  clientSecret: text,
  updatedAt: text,
})
export type PingOneProvider = z.infer<typeof PingOneProvider>

/** Properties that PingOne writes itself. A PUT leaves them out. */
export const PROVIDER_READ_ONLY = ['_links', '_embedded', 'id', 'environment', 'createdAt', 'updatedAt'] as const
