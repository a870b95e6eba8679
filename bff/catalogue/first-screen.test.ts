import { UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { afterAll, expect, test } from 'vitest'
import { createCookies } from '../http/cookies.ts'
import { createFirstScreen } from './first-screen.ts'
import { ORIGIN } from '../testing/small-world.ts'
import { sessionsWorld } from '../testing/sessions-world.ts'

const { world, product, signIn, passMinutes, close } = await sessionsWorld()
afterAll(close)

type Jar = ReadonlyMap<string, string>

const requestFrom = (jar: Jar, path = '/') =>
  new Request(`${ORIGIN}${path}`, { headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } })
const read = (jar: Jar, path = '/') => product.firstScreen(requestFrom(jar, path))

test('the first screen of the catalogue is made of the same session and cards as the API answers', async () => {
  const { tab } = await signIn('orderer')
  const catalogue = await (await tab.go('/api/catalogue')).json()
  const session = await (await tab.go('/api/session?again=1')).json()
  expect(JSON.parse(JSON.stringify(await read(tab.jar)))).toEqual({ session, catalogue })
})

test('a process that has not sent the catalogue yet loads it for the first screen', async () => {
  const { tab } = await signIn('orderer')
  const { catalogues } = product.context
  const loaded: string[] = []
  const context = {
    ...product.context,
    catalogues: {
      ...catalogues,
      known: (...user: Parameters<typeof catalogues.known>) => (loaded.length > 0 ? catalogues.known(...user) : undefined),
      of: (...[client, languages]: Parameters<typeof catalogues.of>) => {
        loaded.push(client.id)
        return catalogues.of(client, languages)
      },
    },
  }
  const firstScreen = createFirstScreen(context, { cookies: createCookies(ORIGIN, 24), waitMs: 60_000 })
  const first = await firstScreen(requestFrom(tab.jar))
  expect(loaded).toHaveLength(1)
  expect(first?.catalogue).toEqual(await (await tab.go('/api/catalogue')).json())
})

test('when the catalogue cannot be loaded, the page is sent without a first screen, and its own request gets the error', async () => {
  const { tab } = await signIn('orderer')
  const warnings: string[] = []
  const { catalogues, env } = product.context
  const context = {
    ...product.context,
    env: { ...env, log: { ...env.log, warn: (message: string) => void warnings.push(message) } },
    catalogues: {
      ...catalogues,
      known: () => undefined,
      of: () => Promise.reject(new UpstreamTimeout('commerce', new Error('time is up'))),
    },
  }
  const firstScreen = createFirstScreen(context, { cookies: createCookies(ORIGIN, 24), waitMs: 60_000 })
  expect(await firstScreen(requestFrom(tab.jar))).toBeUndefined()
  expect(warnings).toEqual([])
})

test('there is no first screen without a session, at another address, with a filter or with a stored category', async () => {
  const { tab } = await signIn('orderer')
  await tab.go('/api/catalogue')
  expect(await read(new Map())).toBeUndefined()
  expect(await read(new Map([['fondly-session', 'nonsense']]))).toBeUndefined()
  for (const path of ['/login', '/?q=poppy', '/?card=1HBE2115', '/harborview']) expect(await read(tab.jar, path)).toBeUndefined()
  expect(await read(new Map([...tab.jar, ['cgid', 'birthday']]))).toBeUndefined()
  expect(await read(tab.jar)).toBeDefined()
})

test('a session that identity no longer accepts gets no first screen; only a request of the page ends the session', async () => {
  const { tab } = await signIn('orderer')
  await tab.go('/api/catalogue')
  passMinutes(5)
  expect(await read(tab.jar)).toBeDefined()
  for (const token of world.tokens.values()) token.active = false
  expect(await read(tab.jar)).toBeUndefined()
  expect(world.calls).not.toContain('identity.endSignOn')
  expect(await (await tab.go('/api/session')).json()).toMatchObject({ signedIn: false })
})

test('if identity does not answer, the page is sent without a first screen', async () => {
  const { tab } = await signIn('orderer')
  await tab.go('/api/catalogue')
  passMinutes(5)
  world.silent.add('identity')
  expect(await read(tab.jar)).toBeUndefined()
})

test('a first screen that takes too long does not delay the page', async () => {
  const cookies = createCookies(ORIGIN, 24)
  const never = new Promise<never>(() => undefined)
  const context = { ...product.context, sessions: { ...product.context.sessions, find: () => never } }
  const firstScreen = createFirstScreen(context, { cookies, waitMs: 1 })
  expect(await firstScreen(new Request(`${ORIGIN}/`))).toBeUndefined()
})
