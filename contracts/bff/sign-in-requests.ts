import * as z from 'zod/mini'

/**
 * GET /api/session/sign-in?client=&autoredirect=&returnTo= is a top-level navigation, not a fetch.
 * `client` (the route /{clientKey} or /sso/{id}) is kept in the cookie `client`; an unknown one redirects to /error?reason=unknown-client.
 * `autoredirect=true` (the route /sso/{id}) is kept in the cookie `autoredirect`. `returnTo` is a path of our own pages; anything else becomes /.
 */
export const SignInQuery = z.object({
  client: z.optional(z.string().check(z.maxLength(60))),
  autoredirect: z.optional(z.enum(['true', 'false'])),
  returnTo: z.optional(z.string().check(z.maxLength(2000))),
})

/**
 * POST /api/session/tokens, for an identity that returns tokens in the fragment of the address (a setting; otherwise 404): the page posts them once and
 * gets the address to continue at, or that of the page with the refusal.
 */
export const FragmentTokens = z.object({
  idToken: z.string().check(z.maxLength(20_000)),
  accessToken: z.string().check(z.maxLength(20_000)),
  expiresIn: z.int().check(z.minimum(0), z.maximum(86_400)),
  state: z.string().check(z.maxLength(500)),
})
export type FragmentTokens = z.infer<typeof FragmentTokens>

/** POST /api/session/sign-out: after a single send the browser returns to /thankyou. */
export const SignOutRequest = z.object({ landing: z.optional(z.literal('thankyou')) })
