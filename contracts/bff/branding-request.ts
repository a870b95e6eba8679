import * as z from 'zod/mini'

const text = (characters: number) => z.string().check(z.maxLength(characters))
const link = z.optional(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>]+$/)))

/** The branding of a client, and the sign-in policy of its people. Without a policy, the default policy is used. */
const EditedBrand = z.strictObject({
  name: text(60).check(z.minLength(1)),
  colour: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  /** A path below /art; empty for no logo. */
  logoUrl: text(500),
  logoAtNightUrl: z.optional(text(500)),
  backgroundUrl: z.optional(text(500)),
  /** PingOne's rule for names: letters, digits and some special characters. */
  policy: z.optional(text(100).check(z.regex(/^[a-zA-Z0-9_. -]+$/))),
  helpEmail: z.optional(text(128).check(z.regex(/^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/))),
  privacyUrl: link,
  companyUrl: link,
})
/** PUT /api/admin/{clientKey}/branding */
export const BrandingRequest = z.strictObject({ version: text(300), brand: EditedBrand })
