import type { Fetch } from '@fondly/kit/env.ts'

/** A browser as the server sees it: it keeps cookies, sends the origin of a request, and follows no redirects. */
export function browser(fetch: Fetch, origin: string) {
  const jar = new Map<string, string>()

  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const request = new Request(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: {
        ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(method === 'GET' ? {} : { 'x-requested-with': 'fondly', 'sec-fetch-site': 'same-origin', origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const response = await fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const isExpired = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))
      if (isExpired) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  return {
    jar,
    ask,
    go: (path: string) => ask('GET', path),
    async read<Answer>(path: string): Promise<Answer> {
      const response = await ask('GET', path)
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      // The test that calls this function names the type that it expects.
      return (await response.json()) as Answer
    },
  }
}
