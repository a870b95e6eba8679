import type { Fetch } from '@fondly/kit/env.ts'

/** A browser's cookies and redirects: it honours cookie paths and follows redirects only in `follow`. */
export function testBrowser(fetch: Fetch, mount: string) {
  const jar = new Map<string, { value: string; path: string }>()

  const go = async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address)
    const cookie = [...jar]
      .filter(([, { path }]) => url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(([key, { value }]) => `${key.split(';')[0]}=${value}`)
      .join('; ')
    const unmounted = new URL(url)
    unmounted.pathname = url.pathname.replace(mount, '')
    const headers = new Headers(init.headers)
    if (cookie) headers.set('cookie', cookie)
    const response = await fetch(new Request(unmounted, { ...init, headers, redirect: 'manual' }))
    for (const line of response.headers.getSetCookie()) storeCookie(line)
    return response
  }

  const storeCookie = (line: string) => {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const at = pair.indexOf('=')
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
    const gone = attributes.some((attribute) => /^max-age=0$/i.test(attribute) || /^expires=.*1970/i.test(attribute))
    const key = `${pair.slice(0, at)};${path}`
    if (gone) jar.delete(key)
    else jar.set(key, { value: pair.slice(at + 1), path })
  }

  /** Follows redirects within identity. Returns the last answer and its Location. */
  const follow = async (address: string | URL): Promise<{ response: Response; location: string | null }> => {
    let response = await go(address)
    for (let hop = 0; hop < 10; hop++) {
      const location = response.headers.get('location')
      if (!location?.includes(`${mount}/`)) return { response, location }
      response = await go(location)
    }
    throw new Error('More than 10 redirects.')
  }

  const cookieNamed = (name: string) => [...jar].find(([key]) => key.startsWith(`${name};`))?.[1].value
  const plant = (name: string, value: string, path: string) => jar.set(`${name};${path}`, { value, path })
  const drop = (name: string) => [...jar.keys()].filter((key) => key.startsWith(`${name};`)).forEach((key) => jar.delete(key))
  return { go, follow, cookieNamed, plant, drop }
}
export type TestBrowser = ReturnType<typeof testBrowser>
