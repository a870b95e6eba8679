import type { IncomingMessage, ServerResponse } from 'node:http'
import { inject } from 'light-my-request'
import type { Provider } from 'oidc-provider'

export type ProviderRequest = { method: string; path: string; headers: Headers; body?: string }
export type ProviderCall = (request: ProviderRequest) => Promise<Response>

// Headers that are never taken from the request. This file sets them for the public address, or the transport sets them.
const NOT_PASSED_ON = [
  'host',
  'forwarded',
  'connection',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

/** The provider, a Koa app, as a function: `path` is below the issuer. */
export function providerCall(provider: Provider, issuer: string): ProviderCall {
  const { protocol, host, origin, pathname } = new URL(issuer)
  const handle = provider.callback()

  return async ({ method, path, headers, body }) => {
    const passed = Object.fromEntries([...headers].filter(([name]) => !NOT_PASSED_ON.includes(name)))
    const answer = await inject(
      (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => {
        // The provider derives its own addresses from the part of originalUrl before the path.
        request.originalUrl = pathname + path
        void handle(request, response)
      },
      {
        method,
        url: origin + path,
        headers: { ...passed, host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host },
        payload: body,
      },
    )
    return toResponse(answer.statusCode, answer.headers, new Uint8Array(answer.rawPayload))
  }
}

function toResponse(status: number, sent: Record<string, unknown>, body: Uint8Array<ArrayBuffer>): Response {
  const headers = new Headers()
  for (const [name, value] of Object.entries(sent)) {
    if (['connection', 'content-length', 'transfer-encoding', 'date', 'keep-alive'].includes(name)) continue
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && !isUnused(name, String(one))) headers.append(name, String(one))
  }
  return new Response(body.byteLength === 0 || status === 204 || status === 304 ? null : body, { status, headers })
}

// Returns true for the cookies with which the provider binds a sign-on to a browser. The cookie ST binds it here, so browsers do not need them.
const isUnused = (name: string, value: string) => name === 'set-cookie' && /^(__Secure-)?identity_(interaction|resume)(\.sig)?=/.test(value)
