import { Hono } from 'hono'
import type { Cookies } from '../http/cookies.ts'
import { notFound } from '@fondly/domain/refused.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { brandAnswer } from './brand-answer.ts'

/** GET /api/brand is public, because public pages need the colours. GET /api/brand/registration answers 404 if the client lets nobody register. */
export function brandRoutes({ brands, clients, settings }: Pick<CoreContext, 'brands' | 'clients' | 'settings'>, cookies: Cookies) {
  return new Hono()
    .get('/brand', async (c) => {
      const slug = c.req.query('client')
      const brand = slug === undefined ? await brands.of(cookies.client.read(c)) : await brands.find(slug)
      if (!brand) throw notFound()
      return c.json(brandAnswer(brand, settings))
    })
    .get('/brand/registration', async (c) => {
      c.header('cache-control', 'no-store')
      const slug = c.req.query('client') ?? cookies.client.read(c)
      const known = slug === undefined ? undefined : await brands.findClient(slug)
      const client = known && (await clients.find(known.clientId))
      if (client?.configuration.registration?.mode === 'off') throw notFound()
      return c.body(null, 204)
    })
}
