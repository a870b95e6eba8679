import * as z from 'zod/mini'

/** GET and PUT /api/admin/{clientKey}/branding. The answer may have values that were loaded before these rules. */
export const BrandingAnswer = z.object({
  version: z.string(),
  brand: z.object({
    name: z.string(),
    colour: z.string(),
    logoUrl: z.string(),
    logoAtNightUrl: z.optional(z.string()),
    backgroundUrl: z.optional(z.string()),
    policy: z.optional(z.string()),
    helpEmail: z.optional(z.string()),
    privacyUrl: z.optional(z.string()),
    companyUrl: z.optional(z.string()),
  }),
})
export type BrandingAnswer = z.infer<typeof BrandingAnswer>

/** GET /api/admin/{clientKey}/policies: the sign-in policies of identity, and what each requires. */
export const PoliciesAnswer = z.object({
  policies: z.array(
    z.object({
      name: z.string(),
      /** An external provider, in place of a password or beside it. */
      ways: z.array(z.enum(['password', 'provider', 'second-factor', 'other'])),
    }),
  ),
})
export type PoliciesAnswer = z.infer<typeof PoliciesAnswer>
