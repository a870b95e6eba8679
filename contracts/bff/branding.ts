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

/** GET /api/admin/{clientKey}/policies: the names of identity's sign-in policies. */
export const PoliciesAnswer = z.object({ policies: z.array(z.object({ name: z.string() })) })
export type PoliciesAnswer = z.infer<typeof PoliciesAnswer>

/** GET /api/admin/{clientKey}/policies/{name}: what one of them requires. */
export const PolicyAnswer = z.object({
  name: z.string(),
  /** 'provider': an external provider, in place of a password or beside it. */
  ways: z.array(z.enum(['password', 'provider', 'second-factor', 'other'])),
})
export type PolicyAnswer = z.infer<typeof PolicyAnswer>
