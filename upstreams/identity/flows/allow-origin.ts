import type { Context } from 'hono'

/** CORS: lets pages of these origins read the answer and send the browser's cookie. */
export function allowOrigin(c: Context, origins: ReadonlySet<string>): void {
  c.header('vary', 'Origin')
  const origin = c.req.header('origin')
  if (!origin || !origins.has(origin)) return
  c.header('access-control-allow-origin', origin)
  c.header('access-control-allow-credentials', 'true')
  if (c.req.method !== 'OPTIONS') return
  c.header('access-control-allow-methods', 'GET, POST')
  c.header('access-control-allow-headers', 'content-type')
  c.header('access-control-max-age', '600')
}
