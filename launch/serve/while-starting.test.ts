import { expect, test } from 'vitest'
import { whileStarting } from './while-starting.ts'

const answer = whileStarting([['x-frame-options', 'DENY']])
const ask = (path: string, headers: Record<string, string> = {}) => answer(new Request(`http://localhost:3000${path}`, { headers }))

test('the product is alive while it starts', async () => {
  const alive = await ask('/healthz')
  expect([alive.status, await alive.json()]).toEqual([200, { alive: true }])
})

test('a program gets the answer that the product is starting, with the usual headers', async () => {
  const refused = await ask('/readyz', { 'accept-language': 'es' })
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('x-frame-options')]).toEqual([503, '2', 'DENY'])
  const detail = 'Fondly se está iniciando. Inténtelo de nuevo en un momento.'
  expect(await refused.json()).toMatchObject({ status: 503, code: 'starting', detail })
})

test('a browser that opens a page reads the same sentence', async () => {
  const page = await ask('/', { accept: 'text/html' })
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('<p>Fondly is starting. Please try again in a moment.</p>')
})
