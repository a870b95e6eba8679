/** How a client's pages look, chosen by the slug. Clients without a brand of their own have the brand `default`. */
export type Brand = {
  slug: string | undefined
  name: string
  logoUrl: string
  /** The logo for a dark background. */
  logoAtNightUrl?: string
  backgroundUrl?: string
  colour: string
  /** The name of the client's own sign-in policy; undefined means the default, 'Customer-Care'. */
  policy: string | undefined
  helpEmail?: string
  privacyUrl?: string
  companyUrl?: string
}

export const DEFAULT_POLICY = 'Customer-Care'
