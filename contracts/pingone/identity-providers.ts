import * as z from 'zod/mini'

const text = z.catch(z.nullish(z.string()), undefined)

/**
 * GET and PUT /identityProviders/{id}. Each type has properties of its own; those that are not named here go back with a PUT as they came, because it
 * replaces the whole document. Whether a GET has the secret is not documented; a PUT of the types that have one must.
 */
export const PingOneProvider = z.looseObject({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  /** For OPENID_CONNECT. */
  issuer: text,
  clientId: text,
  clientSecret: text,
  updatedAt: text,
})
export type PingOneProvider = z.infer<typeof PingOneProvider>

/** What PingOne writes itself, so it is left out of a PUT. */
export const PROVIDER_READ_ONLY = ['_links', '_embedded', 'id', 'environment', 'createdAt', 'updatedAt'] as const
