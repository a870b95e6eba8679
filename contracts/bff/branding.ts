import * as z from 'zod/mini'

const text = (characters: number) => z.string().check(z.maxLength(characters))
const link = z.optional(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>]+$/)))

/** How a client's pages look, and by which policy its people sign in; without one, by the default policy. */
export const EditedBrand = z.strictObject({
  name: text(60).check(z.minLength(1)),
  colour: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  /** A path below /art. Empty where there is no logo. */
  logoUrl: text(500),
  logoAtNightUrl: z.optional(text(500)),
  backgroundUrl: z.optional(text(500)),
  /** PingOne's rule for names: letters, digits and some signs. */
  policy: z.optional(text(100).check(z.regex(/^[a-zA-Z0-9_. -]+$/))),
  helpEmail: z.optional(text(128).check(z.regex(/^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/))),
  privacyUrl: link,
  companyUrl: link,
})
export type EditedBrand = z.infer<typeof EditedBrand>

/** GET and PUT /api/admin/{clientKey}/branding. The answer may hold what was loaded before these rules. */
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

/** PUT /api/admin/{clientKey}/branding */
export const BrandingRequest = z.strictObject({ version: text(300), brand: EditedBrand })

/** GET /api/admin/{clientKey}/policies: the names of identity's sign-in policies. */
export const PoliciesAnswer = z.object({ policies: z.array(z.string()) })
export type PoliciesAnswer = z.infer<typeof PoliciesAnswer>
