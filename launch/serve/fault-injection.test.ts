import { expect, test } from 'vitest'
import { parseFaultName, withBadDays } from './fault-injection.ts'

const days = withBadDays({
  api: (request) => Promise.resolve(Response.json({ cookie: request.headers.get('cookie') })),
  page: () => Promise.resolve(new Response('the page')),
  slowMilliseconds: 1,
})
const call = (path: string, badDay: string) =>
  days.api(new Request(`http://localhost${path}`, { headers: { cookie: `client=summit; fondly-session=s; bad-day=${badDay}` } }))

test('a fault in the page address is kept for the browser and removed from the address', async () => {
  const ask = (path: string) => days.page(new Request(`http://localhost${path}`))
  const answer = await ask('/?history=1&bad-day=slow-history')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/?history=1')
  expect(answer.headers.get('set-cookie')).toBe('bad-day=slow-history; max-age=600; path=/; httponly; samesite=lax')
  expect((await ask('/?bad-day=none')).headers.get('set-cookie')).toMatch(/^bad-day=; max-age=0;/)
  expect((await ask('/?bad-day=<script>')).headers.get('set-cookie')).toMatch(/^bad-day=; max-age=0;/)
  expect(await (await ask('/?history=1')).text()).toBe('the page')
})

test('a fault affects only the named part of the product', async () => {
  expect(parseFaultName('failing')).toEqual({ kind: 'failing', part: undefined })
  expect(parseFaultName('signed-out-form')).toEqual({ kind: 'signed-out', part: 'form' })
  for (const name of ['', 'slowly', 'slow-everything', 'slow-constructor', null]) expect(parseFaultName(name)).toBeUndefined()
  expect((await call('/api/orders', 'failing-history')).status).toBe(500)
  expect((await call('/api/catalogue', 'failing-history')).status).toBe(200)
  expect((await call('/api/catalogue', 'nonsense')).status).toBe(200)
})

test('faults can be away, slow or signed out', async () => {
  await expect(call('/api/orders', 'away')).rejects.toMatchObject({ name: 'ReplyDropped' })
  expect((await call('/api/orders', 'slow')).status).toBe(200)
  const [ended] = (await call('/api/session/callback?code=x', 'signed-out')).headers.getSetCookie()
  expect(ended).toMatch(/^bad-day=; max-age=0;/)
  expect(await (await call('/api/orders', 'signed-out')).json()).toEqual({ cookie: 'client=summit; bad-day=signed-out' })
})
