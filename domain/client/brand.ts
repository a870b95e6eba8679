/** How a client's pages look, chosen by its slug; `default` serves everybody else. */
export type Brand = {
  slug: string | undefined
  name: string
  logoUrl: string
  /** The same for a dark ground. */
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
