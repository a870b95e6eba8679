import type { TestOrder, TokenClaims } from '@fondly/contracts/bff/debug.ts'
import type { SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { smallWorld, testSettings } from '../testing/small-world.ts'
import { readTokenClaims } from './token-claims.ts'

const open = new Set(['basket-1', 'basket-2'])
const debugWorld = await smallWorld(({ commerce }) => ({
  settings: { ...testSettings, debug: true },
  commerce: {
    ...commerce,
    baskets: {
      ...commerce.baskets,
      // The route uses only the ids of the baskets.
      ofCustomer: () => Promise.resolve([...open].map((id) => ({ id }) as never)),
      remove: (_, id) => Promise.resolve(open.delete(id)),
    },
  },
}))
const defaultWorld = await smallWorld()
afterAll(async () => {
  await debugWorld.close()
  await defaultWorld.close()
})

const TOOLS = [
  ['POST', '/api/debug/test-order'],
  ['POST', '/api/debug/delete-baskets'],
  ['GET', '/api/debug/tokens'],
] as const

test('the tools exist only with the debug setting, and only for signed-in users', async () => {
  const { tab } = await defaultWorld.signIn('admin')
  expect(await tab.read('/api/session')).toMatchObject({ debug: false })
  const statuses = (from: typeof tab) =>
    Promise.all(TOOLS.map(async ([method, path]) => (method === 'GET' ? await from.go(path) : await from.ask(method, path)).status))
  expect(await statuses(tab)).toEqual([404, 404, 404])
  expect(await statuses(debugWorld.newTab())).toEqual([401, 401, 401])
})

test('each request starts another test order, a sending of the default product that its user may watch', async () => {
  const { tab } = await debugWorld.signIn('orderer')
  const begun = await Promise.all(
    [1, 2].map(async () => {
      const answer = await tab.ask('POST', '/api/debug/test-order')
      expect(answer.status).toBe(202)
      return (await answer.json()) as z.infer<typeof TestOrder>
    }),
  )
  expect(begun.map(({ cardId }) => cardId)).toEqual(['1HBE2115', '1HBE2115'])
  expect(new Set(begun.map(({ sendingId }) => sendingId)).size).toBe(2)
  const news = await tab.go(`/api/sendings/${begun[0]?.sendingId}/news`)
  const reader = news.body?.getReader()
  const first = new TextDecoder().decode((await reader?.read())?.value)
  await reader?.cancel()
  expect(JSON.parse(first.replace(/^data: /, '')) as SendingNews).toMatchObject({ state: 'running' })
})

test('open baskets are removed and counted', async () => {
  const { tab } = await debugWorld.signIn('orderer')
  expect(await (await tab.ask('POST', '/api/debug/delete-baskets')).json()).toEqual({ deleted: 2 })
  expect(await (await tab.ask('POST', '/api/debug/delete-baskets')).json()).toEqual({ deleted: 0 })
})

test('no answer contains a token', async () => {
  const { tab } = await debugWorld.signIn('orderer')
  const answer = await tab.go('/api/debug/tokens')
  const text = await answer.text()
  for (const token of debugWorld.world.tokens.keys()) expect(text).not.toContain(token)
  expect(JSON.parse(text) as TokenClaims).toMatchObject({ isActive: true, tokens: [{ name: 'access' }, { name: 'id' }] })
})

test('the claims of a JWT are read; any other token has none', () => {
  const part = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url')
  expect(readTokenClaims(`${part({ alg: 'RS256' })}.${part({ sub: 'u', name: 'Peña' })}.sig`)).toEqual({ sub: 'u', name: 'Peña' })
  for (const opaque of ['', 'opaque', 'a.b', 'a.%%%.c', `a.${part([1])}.c`, `a.${part('text')}.c`])
    expect(readTokenClaims(opaque)).toBeNull()
})
