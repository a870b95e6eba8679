import * as z from 'zod/mini'

// Visible ASCII characters (RFC 6749, appendix A). A space at either end is refused, because it usually comes from copying.
const visible = (characters: number) =>
  z.string().check(z.minLength(1), z.maxLength(characters), z.regex(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/))

/** PATCH /api/admin/{clientKey}/external-providers/{id}. Without a secret, the stored secret does not change. */
export const ExternalProviderRequest = z.strictObject({
  version: z.string().check(z.maxLength(300)),
  change: z.strictObject({
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(256))),
    clientId: z.optional(visible(500)),
    enabled: z.optional(z.boolean()),
  }),
  secret: z.optional(visible(2000)),
})
