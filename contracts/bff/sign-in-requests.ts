import * as z from 'zod/mini'

/**
 * GET /api/session/sign-in?client=&autoredirect=&returnTo= is a navigation of the browser, not a fetch. `client` (from the route /{clientKey} or
 * /sso/{id}) is stored in the cookie `client`; an unknown client redirects to /error?reason=unknown-client. `autoredirect=true` (from the route
 * /sso/{id}) is stored in the cookie `autoredirect`. `returnTo` must be a path of our own pages; any other value becomes /.
 */
export const SignInQuery = z.object({
  client: z.optional(z.string().check(z.maxLength(60))),
  autoredirect: z.optional(z.enum(['true', 'false'])),
  returnTo: z.optional(z.string().check(z.maxLength(2000))),
})

/**
 * POST /api/session/tokens, for an identity that returns tokens in the fragment of the address (a setting; 404 without it). The page posts the tokens
 * once. The answer is the address to open next, which may be an error page.
 */
export const FragmentTokens = z.object({
  idToken: z.string().check(z.maxLength(20_000)),
  accessToken: z.string().check(z.maxLength(20_000)),
  expiresIn: z.int().check(z.minimum(0), z.maximum(86_400)),
  state: z.string().check(z.maxLength(500)),
})
export type FragmentTokens = z.infer<typeof FragmentTokens>

/** POST /api/session/sign-out: ends the session. With `landing`, the browser returns to /thankyou, after a single send. */
export const SignOutRequest = z.object({ landing: z.optional(z.literal('thankyou')) })
