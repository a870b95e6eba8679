import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { expect, test } from 'vitest'
import { limitedSteps } from './limited-steps.ts'
import { noteAddress } from './remote-address.ts'

const FLOW = 'http://localhost:3000/identity/5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10/flows/0b6c1d2e-3f40-4a51-8b62-7c83d94ea5f6'

function stepsOf(allowed: number) {
  const counted: string[] = []
  const registered: string[] = []
  const steps = limitedSteps(() => Promise.resolve(new Response('identity')), {
    step: (address) => Promise.resolve(counted.push(address) > allowed ? 41.2 : undefined),
    registration: (address) => Promise.resolve(registered.push(address) > 1 ? 3_000 : undefined),
  })
  const go = (address: string, url: string, init: RequestInit = {}) => {
    const request = new Request(url, init)
    noteAddress(request, address, 'none')
    return steps(request)
  }
  return { counted, go }
}

test('only flow steps and phone answers count towards the limit of an address', async () => {
  const { counted, go } = stepsOf(9)
  await go('192.0.2.1', FLOW, { method: 'POST' })
  await go('192.0.2.2', 'http://localhost:3000/identity/phone/abc', { method: 'POST' })
  await go('192.0.2.1', FLOW)
  await go('192.0.2.1', FLOW, { method: 'OPTIONS' })
  await go('192.0.2.1', 'http://localhost:3000/identity/5f0c/as/token', { method: 'POST' })
  expect(counted).toEqual(['192.0.2.1', '192.0.2.2'])
})

test('too many requests are answered with the seconds to wait in the page language', async () => {
  const { go } = stepsOf(1)
  expect(await (await go('192.0.2.1', FLOW, { method: 'POST' })).text()).toBe('identity')
  const readRefusal = async (headers: Record<string, string>) => {
    const answer = await go('192.0.2.1', FLOW, { method: 'POST', headers })
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([429, '42', 'no-store'])
    return PingOneError.parse(await answer.json())
  }
  const message = 'Too many requests. Please wait a moment and try again.'
  expect(await readRefusal({})).toMatchObject({ code: 'REQUEST_LIMITED', details: [{ code: 'TOO_MANY_REQUESTS', message }] })
  expect((await readRefusal({ cookie: 'language=es' })).details?.[0]?.message).toBe(
    'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  )
})

test('a step is answered with 503 while no database connection is free', async () => {
  const steps = limitedSteps(() => Promise.resolve(new Response('identity')), {
    step: () => Promise.reject(new Error('timeout exceeded when trying to connect')),
    registration: () => Promise.resolve(undefined),
  })
  const answer = await steps(new Request(FLOW, { method: 'POST' }))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(PingOneError.parse(await answer.json()).code).toBe('SERVICE_UNAVAILABLE')
})

test('registrations have a separate limit', async () => {
  const { counted, go } = stepsOf(9)
  const post = (action: string) =>
    go('192.0.2.1', FLOW, { method: 'POST', headers: { 'content-type': `application/vnd.pingidentity.${action}+json` } })
  expect((await post('user.register')).status).toBe(200)
  const refused = await post('user.register')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3000'])
  expect((await post('usernamePassword.check')).status).toBe(200)
  expect(counted).toHaveLength(3)
})
