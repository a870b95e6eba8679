import { afterAll, expect, test } from 'vitest'
import { createCookies } from '../http/cookies.ts'
import { createFirstScreen } from './first-screen.ts'
import { ORIGIN } from '../testing/small-world.ts'
import { sessionsWorld } from '../testing/sessions-world.ts'

const { world, product, signIn, passMinutes, close } = await sessionsWorld()
afterAll(close)

type Jar = ReadonlyMap<string, string>

const read = (jar: Jar, path = '/') =>
  product.firstScreen(
    new Request(`${ORIGIN}${path}`, { headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } }),
  )

test('the catalogue shows first what its session and its catalogue answer', async () => {
  const { tab } = await signIn('orderer')
  const catalogue = await (await tab.go('/api/catalogue')).json()
  const session = await (await tab.go('/api/session?again=1')).json()
  expect(JSON.parse(JSON.stringify(await read(tab.jar)))).toEqual({ session, catalogue })
})

test('nobody, another address, a filter or a stored category gets no first screen', async () => {
  const { tab } = await signIn('orderer')
  await tab.go('/api/catalogue')
  expect(await read(new Map())).toBeUndefined()
  expect(await read(new Map([['fondly-session', 'nonsense']]))).toBeUndefined()
  for (const path of ['/login', '/?q=poppy', '/?card=1HBE2115', '/harborview']) expect(await read(tab.jar, path)).toBeUndefined()
  expect(await read(new Map([...tab.jar, ['cgid', 'birthday']]))).toBeUndefined()
  expect(await read(tab.jar)).toBeDefined()
})

test('a session that identity no longer accepts gets none, but only the page itself ends it', async () => {
  const { tab } = await signIn('orderer')
  await tab.go('/api/catalogue')
  passMinutes(5)
  expect(await read(tab.jar)).toBeDefined()
  for (const token of world.tokens.values()) token.active = false
  expect(await read(tab.jar)).toBeUndefined()
  expect(world.calls).not.toContain('identity.endSignOn')
  expect(await (await tab.go('/api/session')).json()).toMatchObject({ signedIn: false })
})

test('a silent identity costs the page only its first screen', async () => {
  const { tab } = await signIn('orderer')
  await tab.go('/api/catalogue')
  passMinutes(5)
  world.silent.add('identity')
  expect(await read(tab.jar)).toBeUndefined()
})

test('what takes too long does not hold up the page', async () => {
  const cookies = createCookies(ORIGIN, 24)
  const never = new Promise<never>(() => undefined)
  const context = { ...product.context, sessions: { ...product.context.sessions, find: () => never } }
  const firstScreen = createFirstScreen(context, { cookies, waitMs: 1 })
  expect(await firstScreen(new Request(`${ORIGIN}/`))).toBeUndefined()
})
