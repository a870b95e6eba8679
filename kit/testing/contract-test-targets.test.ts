import { expect, test } from 'vitest'
import { contractTestTargets } from './contract-test-targets.ts'
import { overHttp } from './over-http.ts'

const openers = {
  inProcess: 'ours',
  overHttp: 'ours, over a socket',
  real: (url: string, setting: (name: string, or?: string) => string) =>
    `${url} as ${setting('CLIENT_ID')} of ${setting('SITE', 'fondly')}`,
}

test('the real service is tested only when it is fully configured', () => {
  expect(contractTestTargets('COMMERCE', openers, {})).toHaveLength(2)
  const named = { FONDLY_TEST_COMMERCE_URL: 'https://shop.example.com/' }
  expect(() => contractTestTargets('COMMERCE', openers, named)).toThrow(
    'FONDLY_TEST_COMMERCE_CLIENT_ID must be set with FONDLY_TEST_COMMERCE_URL.',
  )
  expect(contractTestTargets('COMMERCE', openers, { ...named, FONDLY_TEST_COMMERCE_CLIENT_ID: 'me' }).at(-1)).toEqual([
    'the real one',
    'https://shop.example.com as me of fondly',
  ])
})

test('a socket carries method, address, headers, body and every cookie, both ways', async () => {
  const { origin, close } = await overHttp(async (request) => {
    const headers = new Headers({ 'x-said': request.headers.get('x-say') ?? '' })
    headers.append('set-cookie', 'a=1; Path=/')
    headers.append('set-cookie', 'b=2; Path=/, x')
    const body = `${request.method} ${request.url} ${await request.text()}`
    return new Response(body, { status: 418, headers })
  })
  const response = await fetch(`${origin}/tea?milk=no`, { method: 'PUT', headers: { 'x-say': 'cheers' }, body: 'für zwei' })
  expect([response.status, response.headers.get('x-said')]).toEqual([418, 'cheers'])
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/, x'])
  expect(await response.text()).toBe(`PUT ${origin}/tea?milk=no für zwei`)
  await close()
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
})
