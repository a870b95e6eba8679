import { afterAll, expect, test } from 'vitest'
import { ORIGIN, smallWorld } from '../testing/small-world.ts'
import type { Preload } from './preload.ts'

const { world, product, signIn, newTab, close } = await smallWorld()
afterAll(close)

type Tab = ReturnType<typeof newTab>

const listPreloads = ({ jar }: Pick<Tab, 'jar'>, path = '/') =>
  product.preload(new Request(`${ORIGIN}${path}`, { headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } }))
const answersOf = (ahead: Preload[]) => ahead.flatMap((one) => ('answer' in one ? [one.answer] : []))
const picturesOf = (ahead: Preload[]) => ahead.flatMap((one) => ('picture' in one ? [one.picture.src] : []))

test('every page preloads the session; only the catalogue of a signed-in user preloads more', async () => {
  const { tab } = await signIn('orderer')
  expect(await listPreloads(newTab())).toEqual([{ answer: '/api/session' }])
  expect(await listPreloads({ jar: new Map([['fondly-session', 'nonsense']]) })).toEqual([{ answer: '/api/session' }])
  expect(await listPreloads(tab, '/login')).toEqual([{ answer: '/api/session' }])
  expect(answersOf(await listPreloads(tab))).toEqual(['/api/session', '/api/catalogue'])
})

test('once the catalogue was read, the pictures of its first cards are preloaded', async () => {
  const other = world.cards.get('1HBE2116')
  if (!other) throw new Error('The world has lost a card.')
  for (const id of ['1HBE2115', '1HBE2116'])
    world.cards.set(id, { ...other, id, pictureUrl: `https://cards.example.com/art/${id}/front.webp` })
  const { tab } = await signIn('colleague')
  await tab.go('/api/catalogue')
  const first = picturesOf(await listPreloads(tab))
  expect(new Set(first)).toEqual(
    new Set(['https://cards.example.com/art/1HBE2115/front.webp?width=320', 'https://cards.example.com/art/1HBE2116/front.webp?width=320']),
  )
  await tab.ask('PATCH', '/api/user', { favorites: ['1HBE2116'] })
  expect(picturesOf(await listPreloads(tab))[0]).toContain('1HBE2116')
  // With a search or a category in the address, only the script of the page knows which cards are shown.
  expect(picturesOf(await listPreloads(tab, '/?q=poppy'))).toEqual([])
  tab.jar.set('cgid', 'birthday')
  expect(picturesOf(await listPreloads(tab))).toEqual([])
})
