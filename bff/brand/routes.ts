import { Hono } from 'hono'
import type { Cookies } from '../door/cookies.ts'
import { notFound } from '../door/refused.ts'
import type { House } from '../house.ts'
import { brandAnswer } from './brand-answer.ts'

/** GET /api/brand?client=: public, like the pages that it colours. */
export function brandRoutes({ house: { brands, settings }, cookies }: { house: House; cookies: Cookies }) {
  return new Hono().get('/brand', async (c) => {
    const asked = c.req.query('client')
    const brand = asked === undefined ? await brands.of(cookies.client.read(c)) : await brands.find(asked)
    if (!brand) throw notFound()
    return c.json(brandAnswer(brand, settings))
  })
}
