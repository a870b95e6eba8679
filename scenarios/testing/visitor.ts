import type { Fetch } from '@fondly/kit/env.ts'

export type Visitor = ReturnType<typeof visitor>

/** Acts as a browser: keeps cookies, sends the headers that say where a request comes from, and follows redirects on demand. */
export function visitor(fetch: Fetch, origin: string) {
  const jar = new Map<string, string>()

  async function ask(method: string, address: string, body?: unknown, more: Record<string, string> = {}): Promise<Response> {
    const headers: Record<string, string> = jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}
    if (method !== 'GET') Object.assign(headers, { 'x-requested-with': 'fondly', 'sec-fetch-site': 'same-origin', origin })
    if (body !== undefined) headers['content-type'] = 'application/json'
    const sent =
      body === undefined || typeof body === 'string' || body instanceof Uint8Array
        ? (body as string | Uint8Array<ArrayBuffer> | undefined)
        : JSON.stringify(body)
    const response = await fetch(new Request(new URL(address, origin), { method, headers: { ...headers, ...more }, body: sent }))
    for (const line of response.headers.getSetCookie()) storeCookie(line)
    return response
  }

  function storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', value = ''] = pair.trim().split(/=(.*)/s)
    const isOver = attributes.some((attribute) => /^\s*(max-age=0|expires=Thu, 01 Jan 1970.*)\s*$/i.test(attribute))
    if (isOver) jar.delete(name)
    else jar.set(name, value)
  }

  /** Opens an address and follows redirects until a page answers; returns its address and answer. */
  async function follow(address: string): Promise<{ url: URL; response: Response }> {
    let url = new URL(address, origin)
    for (let hop = 0; hop < 12; hop++) {
      const response = await ask('GET', url.href)
      const next = response.headers.get('location')
      if (!next || response.status < 300 || response.status >= 400) return { url, response }
      url = new URL(next, url)
    }
    throw new Error(`Too many redirects, the last to ${url.pathname}`)
  }

  async function json<Answer>(method: string, path: string, body?: unknown, more?: Record<string, string>): Promise<Answer> {
    const response = await ask(method, path, body, more)
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    // The caller states the type of the answer.
    return (await response.json()) as Answer
  }

  return {
    jar,
    ask,
    follow,
    json,
    /** Signs in with a password as the login page does. Returns the address where the browser ends. */
    signIn: async (username: string, password = 'Fondly-demo-1', identityOrigin = origin): Promise<URL> => {
      const { url } = await follow('/api/session/sign-in')
      const flow = `${identityOrigin}/identity/${url.searchParams.get('environmentId')}/flows/${url.searchParams.get('flowId')}`
      const done = await json<{ status: string; resumeUrl: string }>(
        'POST',
        flow,
        { username, password },
        { 'content-type': 'application/vnd.pingidentity.usernamePassword.check+json' },
      )
      return (await follow(done.resumeUrl)).url
    },
  }
}
