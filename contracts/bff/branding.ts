import * as z from 'zod/mini'

/** GET and PUT /api/admin/{clientKey}/branding. The answer may contain values that a PUT would refuse, because they were loaded from a folder. */
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

/** GET /api/admin/{clientKey}/policies/{name}: what this policy requires. */
export const PolicyAnswer = z.object({
  name: z.string(),
  /** 'provider' means an external provider, instead of a password or as an alternative to it. */
  ways: z.array(z.enum(['password', 'provider', 'second-factor', 'other'])),
})
export type PolicyAnswer = z.infer<typeof PolicyAnswer>
