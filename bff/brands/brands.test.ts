import { afterAll, expect, test } from 'vitest'
import { smallWorld } from '../testing/small-world.ts'

const { newTab, close } = await smallWorld()
afterAll(close)

test('the brand of a client is public and its colours are legible; an unknown key answers 404', async () => {
  const brand = await newTab().read<{ name: string; logoUrl: string }>('/api/brand?client=harborview')
  expect(brand).toMatchObject({
    slug: 'harborview',
    name: 'Harborview',
    logoUrl: '/art/brands/harborview.svg',
    logoAtNightUrl: null,
    helpEmail: 'help@harborview.test',
  })
  expect(await newTab().read('/api/brand')).toMatchObject({
    slug: null,
    name: 'Fondly',
    logoAtNightUrl: '/art/brands/fondly-at-night.svg',
    helpEmail: 'help@fondly.test',
  })
  expect((await newTab().go('/api/brand?client=constructor')).status).toBe(404)
})
