import { Hono } from 'hono'
import type { Cookies } from '../http/cookies.ts'
import { notFound } from '@fondly/domain/refused.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { brandAnswer } from './brand-answer.ts'

/** GET /api/brand?client=: public, like the pages that it colours. */
export function brandRoutes({ brands, settings }: Pick<CoreContext, 'brands' | 'settings'>, cookies: Cookies) {
  return new Hono().get('/brand', async (c) => {
    const slug = c.req.query('client')
    const brand = slug === undefined ? await brands.of(cookies.client.read(c)) : await brands.find(slug)
    if (!brand) throw notFound()
    return c.json(brandAnswer(brand, settings))
  })
}
