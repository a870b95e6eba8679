import { resolve } from 'node:path'
import { freePort } from '@fondly/kit/free-port.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { buildWebIfStale } from '@fondly/launch/serve/build-web.ts'
import { DEMO } from '@fondly/launch/settings/environment.ts'
import { ENTRIES } from '@fondly/launch/upstreams.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { splitTests } from '../tools/split-tests.ts'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import { visitor } from './testing/visitor.ts'
import { copyWithout, runTests, startFrom, typeErrors, type UpstreamName } from './testing/without-upstream.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** The settings of a product that uses a second Fondly, at this address, as the upstream of that name. */
const REMOTE: Record<UpstreamName, (url: string) => Record<string, string>> = {
  commerce: (url) => ({
    FONDLY_COMMERCE_URL: `${url}/commerce`,
    FONDLY_COMMERCE_TOKEN_URL: `${url}/commerce/dwsso/oauth2/access_token`,
  }),
  identity: (url) => ({
    FONDLY_IDENTITY_URL: `${url}/identity`,
    FONDLY_IDENTITY_API_URL: `${url}/identity/v1`,
    FONDLY_IDENTITY_ENVIRONMENT: DEMO.environmentId,
  }),
  worker: (url) => ({ FONDLY_WORKER_URL: `${url}/worker` }),
  renderer: (url) => ({ FONDLY_RENDERER_URL: `${url}/renderer` }),
}

/** The settings of the second Fondly. Its commerce and renderer must use the product's public address for art; its identity must allow the product's pages. */
const SECOND: Record<UpstreamName, (product: string) => Record<string, string>> = {
  commerce: (product) => ({ FONDLY_URL: product }),
  identity: (product) => ({ FONDLY_IDENTITY_ORIGINS: product }),
  worker: () => ({}),
  renderer: (product) => ({ FONDLY_URL: product }),
}

const NAMES = Object.keys(REMOTE) as UpstreamName[]

test('each upstream that can be embedded can be left out', () => expect(NAMES.toSorted()).toEqual(Object.keys(ENTRIES).toSorted()))

// Only in the long tests, because each upstream takes some minutes.
describe.each(chooseByLength({ short: [], long: NAMES }))('without the folder of the embedded %s', (name) => {
  let copy: Awaited<ReturnType<typeof copyWithout>>
  beforeAll(async () => {
    await buildWebIfStale(() => {})
    copy = await copyWithout(name)
  })
  afterAll(() => copy?.remove())

  test('the product compiles except for the one line that embeds the upstream, and sends a card with a second Fondly in its place', async () => {
    expect(await typeErrors(copy.root)).toEqual([
      expect.stringMatching(new RegExp(`^launch/upstreams\\.ts\\(.*Cannot find module '@fondly/upstreams/${name}/${name}\\.ts'`)),
    ])
    await sendWith(copy.root, name)
  }, 900_000)

  test('the unit tests of every workspace pass, except the tests of its gateway against the upstream', async () => {
    const { standing } = splitTests(name)
    const { failed, files, passed } = await runTests(copy.root, standing)
    expect(failed).toEqual([])
    expect(files).toBe(standing.length)
    expect(passed).toBeGreaterThan(files)
  }, 1_800_000)
})

async function sendWith(root: string, name: UpstreamName): Promise<void> {
  const [secondPort, port] = [await freePort(), await freePort()]
  const [second, product] = [`http://localhost:${secondPort}`, `http://localhost:${port}`]
  const stops: (() => Promise<void>)[] = []
  try {
    stops.push((await startFrom(ROOT, { PORT: String(secondPort), ...SECOND[name](product) })).stop)
    stops.push((await startFrom(root, { PORT: String(port), ...REMOTE[name](second) })).stop)
    const tab = visitor(networkFetch(), product)
    await tab.signIn('orderer@harborview.test', undefined, name === 'identity' ? second : product)
    const { response } = await pressSend(tab)
    expect(response.status).toBe(202)
    const { id } = (await response.json()) as { id: string }
    expect((await newsUntil(tab, id, ['sent', 'stopped', 'address', 'open-baskets'])).at(-1)).toMatchObject({ state: 'sent' })
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}
