import type { Provider } from 'oidc-provider'
import type { FlowState } from '../flows/engine.ts'
import type { ProviderCall } from './call-provider.ts'
import { confirmInProcess, withCookies } from './sign-off.ts'

type Resuming = { provider: Provider; call: ProviderCall; issuer: string }

/** The most redirects of the provider that are followed. A change of users takes two more, because the provider signs off the first user. */
const MAX_REDIRECTS = 4

/**
 * Hands a finished flow to the provider and returns the answer for the application, with the code in its Location header, as PingOne does.
 * Undefined when the provider no longer waits for the flow (already answered, or expired).
 */
export async function resumeAuthorization(
  { provider, call, issuer }: Resuming,
  request: Request,
  { uid, state }: { uid: string; state: FlowState },
): Promise<Response | undefined> {
  const interaction = await provider.Interaction.find(uid)
  if (!interaction) return undefined
  interaction.result = toResult(state)
  await interaction.persist()

  // The provider's own redirects between the flow and the application are followed here instead of in the browser.
  const headers = new Headers(request.headers)
  headers.set('cookie', withCookies(headers.get('cookie'), [`${provider.cookieName('resume')}=${uid}`]))
  const made = new Map<string, string>()
  for (let hop = 0; hop < MAX_REDIRECTS; hop++) {
    const step = new Request(request.url, { headers })
    const answer = await confirmInProcess(call, step, await call({ method: 'GET', path: `/authorize/${uid}`, headers }))
    const cookies = answer.headers.getSetCookie()
    for (const cookie of cookies) made.set(cookie.slice(0, cookie.indexOf('=')), cookie)
    if (!answer.headers.get('location')?.startsWith(`${issuer}/authorize/`)) return withCookiesSet(answer, made.values())
    headers.set('cookie', withCookies(headers.get('cookie'), cookies))
  }
  throw new Error(`The provider redirected more than ${MAX_REDIRECTS} times.`)
}

function toResult(state: FlowState) {
  if (state.status !== 'COMPLETED' || !state.user)
    return { error: 'access_denied', error_description: state.error?.message ?? 'Sign-on failed.' }
  return {
    login: {
      accountId: state.user.id,
      acr: state.policy.name,
      ...(state.methods.length > 0 ? { amr: state.methods } : {}),
      ...(state.authenticatedAt ? { ts: Math.floor(Date.parse(state.authenticatedAt) / 1000) } : {}),
    },
  }
}

function withCookiesSet(answer: Response, cookies: Iterable<string>): Response {
  answer.headers.delete('set-cookie')
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}
