import type { KoaContextWithOIDC } from 'oidc-provider'
import type { ProviderCall } from './call-provider.ts'

const CONFIRMED = 'x-sign-off-confirmed'

/**
 * oidc-provider asks "do you want to sign off?" with a form. PingOne does not ask when the request has the ID token of the user. Without this token,
 * a foreign page may have sent the browser here, so the person must confirm.
 */
export function confirmSignOff(ctx: KoaContextWithOIDC, form: string): void {
  const hint = ctx.oidc.entities['IdTokenHint'] as { payload?: { sub?: unknown } } | undefined // set by the provider once verified
  if (hint?.payload?.sub === ctx.oidc.session?.accountId) ctx.set(CONFIRMED, 'yes')
  ctx.body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign off</title></head>
<body>
<h1>Sign off?</h1>
${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Sign off</button>
</body>
</html>
`
}

/** Submits the forms here that the provider would let the browser submit by script: at a sign-off without a question, and at a switch of users. */
export async function confirmInProcess(call: ProviderCall, request: Request, answer: Response): Promise<Response> {
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return answer
  const page = await answer.clone().text()
  const secret = /name="xsrf" value="([0-9A-Za-z_-]+)"/.exec(page)?.[1]
  const isAsked = !answer.headers.has(CONFIRMED) && !/type="hidden" name="logout" value="yes"/.test(page)
  answer.headers.delete(CONFIRMED)
  if (!secret || isAsked) return answer

  const confirmed = await call({
    method: 'POST',
    path: '/signoff/confirm',
    headers: new Headers({
      cookie: withCookies(request.headers.get('cookie'), answer.headers.getSetCookie()),
      'content-type': 'application/x-www-form-urlencoded',
    }),
    body: new URLSearchParams({ xsrf: secret, logout: 'yes' }).toString(),
  })
  const renewed = new Set(confirmed.headers.getSetCookie().map(readCookieName))
  for (const cookie of answer.headers.getSetCookie())
    if (!renewed.has(readCookieName(cookie))) confirmed.headers.append('set-cookie', cookie)
  return confirmed
}

/** The cookie header that the browser would send next: its cookies and those that an answer has just set. */
export function withCookies(sent: string | null, made: readonly string[]): string {
  const jar = new Map<string, string>()
  for (const pair of (sent ?? '').split(/;\s*/)) if (pair) jar.set(readCookieName(pair), pair)
  for (const cookie of made) jar.set(readCookieName(cookie), cookie.split(';')[0] ?? '')
  return [...jar.values()].join('; ')
}

const readCookieName = (cookie: string) => cookie.slice(0, cookie.indexOf('='))
