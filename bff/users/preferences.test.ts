import type { Session } from '@fondly/contracts/bff/session.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { browser } from '../testing/browser.ts'
import { ORIGIN, smallWorld } from '../testing/small-world.ts'

const { world, signIn, start, close } = await smallWorld()
afterAll(close)
beforeEach(() => world.silent.clear())

const { tab } = await signIn('orderer')
const ask = (method: string, path: string, body?: unknown) => tab.ask(method, path, body)

test('opening a form makes its card the newest of the recents, here and at identity, ten at most', async () => {
  await ask('GET', '/api/cards/1HBE2116/order-form')
  await ask('GET', '/api/cards/1HBE2115/order-form')
  const session = await tab.read<Session>('/api/session')
  expect(session.signedIn && session.user.recents).toEqual(['1HBE2115', '1HBE2116'])
  expect(world.people.get('orderer')?.account.data.recents).toEqual(['1HBE2115', '1HBE2116'])
  world.silent.add('identity.updateOwn')
  expect((await ask('GET', '/api/cards/1HBE2116/order-form')).status).toBe(200)
})

test('favourites and dark mode are kept after a sign-out and apply in every window', async () => {
  const other = (await signIn('orderer')).tab
  const answer = await ask('PATCH', '/api/user', { favorites: ['1HBE2116', '1HBE2115', '1HBE2116'] })
  expect(await answer.json()).toMatchObject({ favorites: ['1HBE2116', '1HBE2115'], darkMode: false })
  await ask('PATCH', '/api/user', { darkMode: true })
  expect(await other.read<Session>('/api/session')).toMatchObject({ user: { favorites: ['1HBE2116', '1HBE2115'], darkMode: true } })
  await other.ask('POST', '/api/session/sign-out', {})
  await signIn('orderer', other)
  expect(await other.read<Session>('/api/session')).toMatchObject({ user: { favorites: ['1HBE2116', '1HBE2115'], darkMode: true } })
})

test('a user has the same page language on every device, and the language of the cards does not change', async () => {
  const { tab } = await signIn('colleague')
  const [desk, phone] = [tab, (await signIn('colleague')).tab]
  expect(await desk.read<Session>('/api/session')).toMatchObject({ user: { language: 'en_US' } })
  const answer = await desk.ask('PATCH', '/api/user', { pageLanguage: 'es' })
  expect(await answer.json()).toEqual({ favorites: [], recents: [], darkMode: false, pageLanguage: 'es' })
  expect(world.people.get('colleague')?.account.data.pageLanguage).toBe('es')
  expect(await phone.read<Session>('/api/session')).toMatchObject({ user: { pageLanguage: 'es', language: 'en_US', languages: ['en_US'] } })
  await desk.ask('PATCH', '/api/user', { darkMode: true })

  // All sessions are gone, so the language comes from the user at identity.
  for (const device of [desk, phone]) await device.ask('POST', '/api/session/sign-out', {})
  const { tab: another } = await signIn('colleague')
  expect(await another.read<Session>('/api/session')).toMatchObject({ user: { pageLanguage: 'es', language: 'en_US', darkMode: true } })

  world.silent.add('identity.updateOwn')
  expect((await another.ask('PATCH', '/api/user', { pageLanguage: 'en_US' })).status).toBe(503)
  expect(await another.read<Session>('/api/session')).toMatchObject({ user: { pageLanguage: 'es' } })
})

test('favourites and recents of two windows are merged', async () => {
  const [desk, phone] = [(await signIn('orderer')).tab, (await signIn('orderer')).tab]
  await desk.ask('PATCH', '/api/user', { favorites: ['1HBE2115'], recents: [] })
  await phone.ask('PATCH', '/api/user', { heart: { cardId: '1HBE2116', isFavorite: true }, opened: '1HBE2116' })
  await desk.ask('PATCH', '/api/user', { heart: { cardId: '1HBE2115', isFavorite: false }, opened: '1HBE2115' })
  const saved = { favorites: ['1HBE2116'], recents: ['1HBE2115', '1HBE2116'] }
  for (const window of [desk, phone]) expect(await window.read<Session>('/api/session')).toMatchObject({ user: saved })
  expect(world.people.get('orderer')?.account.data).toMatchObject(saved)
})

test('a favourite that is set while a form opens is not lost', async () => {
  const { tab } = await signIn('colleague')
  await Promise.all([
    tab.ask('PATCH', '/api/user', { favorites: ['1HBE2115'] }),
    tab.go('/api/cards/1HBE2116/order-form'),
    tab.ask('PATCH', '/api/user', { darkMode: true }),
  ])
  expect(await tab.read<Session>('/api/session')).toMatchObject({
    user: { favorites: ['1HBE2115'], recents: ['1HBE2116'], darkMode: true },
  })
})

test('favourites that two processes set at the same moment are all kept', async () => {
  const { tab } = await signIn('colleague')
  await tab.ask('PATCH', '/api/user', { favorites: [] })
  const second = await start()
  const other = browser(second.fetch, ORIGIN)
  for (const [name, value] of tab.jar) other.jar.set(name, value)
  const cards = ['1HBE2115', '1HBE2116', '1HBE2117']
  const heart = (cardId: string, number: number) =>
    (number % 2 ? tab : other).ask('PATCH', '/api/user', { heart: { cardId, isFavorite: true } })
  await Promise.all(cards.map(heart))
  expect(world.people.get('colleague')?.account.data.favorites.toSorted()).toEqual(cards)
  await second.close()
})
