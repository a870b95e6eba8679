import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBlobs } from '@fondly/kit/blobs/open-blobs.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { contractTestTargets } from '@fondly/kit/testing/contract-test-targets.ts'
import { overHttp } from '@fondly/kit/testing/over-http.ts'
import { renderer } from '@fondly/upstreams/renderer/renderer.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rendererGateway } from './renderer-gateway.ts'
import type { PrintablePage, PrintablePages, Renderer } from './renderer.ts'

const UNTIL = { keepUntil: '2027-01-20' }
const noNetwork: Fetch = () => Promise.reject(new Error('no network'))
const env: Env = {
  fetch: noNetwork,
  clock: () => new Date('2026-11-20T12:00:00Z'),
  random: (n) => new Uint8Array(n),
  ids: () => '0',
  log: silentLog,
}

let upstream: Awaited<ReturnType<typeof renderer>>
let http: Awaited<ReturnType<typeof overHttp>>
let close: () => Promise<void>
beforeAll(async () => {
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'))
  // Serve the renderer at the address that is in the URLs of its pictures, so that these URLs work.
  let served: Fetch = noNetwork
  http = await overHttp((request) => served(new Request(request.url.replace('/renderer/', '/'), request)))
  upstream = await renderer({
    env,
    databaseUrl: database.url,
    poolSize: 1,
    publicOrigin: http.origin,
    basePath: '/renderer',
    bearer: 'secret',
    pictureKey: new Uint8Array(32),
    blobs: openBlobs(folder, { fetch: noNetwork }),
  })
  served = upstream.fetch
  close = async () => {
    await http.close()
    await upstream.close()
    await database.drop()
    await rm(folder, { recursive: true })
  }
})
afterAll(() => close())

type Target = { gateway: (bearer?: string) => Renderer; pictures: Fetch }
const gateway = (fetch: Fetch = upstream.fetch, bearer = 'secret') =>
  rendererGateway({ endpoint: { fetch, baseUrl: 'http://renderer' }, bearer, env, timeoutMilliseconds: 60_000 })
const overTheNetwork = (baseUrl: string, token: string): Target => ({
  gateway: (bearer = token) => rendererGateway({ endpoint: { fetch: networkFetch(), baseUrl }, bearer, env, timeoutMilliseconds: 60_000 }),
  pictures: networkFetch(),
})
const connections = contractTestTargets<() => Target>('RENDERER', {
  inProcess: () => ({
    gateway: (bearer) => gateway(upstream.fetch, bearer),
    pictures: (request) => upstream.fetch(new Request(request.url.replace('/renderer/', '/'), request)),
  }),
  overHttp: () => overTheNetwork(`${http.origin}/renderer`, 'secret'),
  real: (url, setting) => {
    const target = overTheNetwork(url, setting('TOKEN'))
    return () => target
  },
})

const page = (name: PrintablePage['name'], text: string): PrintablePage => ({
  name,
  width: name === 'envelope' ? 2161 : 3000,
  height: name === 'envelope' ? 1500 : 2100,
  bleed: name === 'envelope' ? 0 : 46,
  ...(name !== 'envelope' && { fold: { x: 1500 } }),
  layers: [
    { kind: 'text', text, face: 'johnson14Left', color: '#000000', x: 1600, y: 300, width: 1200, height: 400, smallest: 9 },
    { kind: 'barcode', text: 'A7kP2mQ9xZ', module: 8, x: 100, y: 100, width: 192, height: 192 },
  ],
})
const card: PrintablePages = { outside: page('outside', ''), inside: page('inside', 'Welcome!'), envelope: page('envelope', 'Ann') }

const answering = (body: string, status = 200) => gateway(() => Promise.resolve(new Response(body, { status })))

describe.each(connections)('the renderer, %s', (way, open) => {
  let target: Target
  beforeAll(() => {
    target = open()
  })
  const typeAt = async (url: string) => {
    const picture = await target.pictures(new Request(url))
    const first = Buffer.from(await picture.arrayBuffer()).subarray(0, 4)
    return [
      picture.status,
      first.toString('latin1') === '%PDF' ? 'pdf' : first.subarray(0, 2).toString('hex') === 'ffd8' ? 'jpeg' : 'neither',
    ]
  }

  test('three preview pictures are returned with working addresses', async () => {
    const urls = Object.values(await target.gateway().preview(card))
    expect(new Set(urls).size).toBe(3)
    expect(await Promise.all(urls.map(typeAt))).toEqual(urls.map(() => [200, 'jpeg']))
  })

  test('a print file and an envelope are returned with working addresses', async () => {
    const { cardUrl, envelopeUrl } = await target.gateway().print(card, UNTIL)
    expect([await typeAt(cardUrl), await typeAt(envelopeUrl)]).toEqual([
      [200, 'pdf'],
      [200, 'jpeg'],
    ])
  })

  test('a wrong bearer token is refused', async () => {
    await expect(target.gateway('other').preview(card)).rejects.toMatchObject({
      name: 'UpstreamRefused',
      upstream: 'renderer',
      status: 401,
    })
  })

  // The protocol does not say what a real renderer does in the next two cases.
  test.skipIf(way === 'the real one')('a repeated print request returns the same signed addresses', async () => {
    const urls = await target.gateway().print(card, UNTIL)
    expect(urls.cardUrl).toMatch(/\.pdf\?expires=\d+&signature=/)
    expect(urls.envelopeUrl).toMatch(/\.jpg\?expires=\d+&signature=/)
    // The addresses work until the end of the requested day.
    for (const url of Object.values(urls))
      expect(new Date(Number(new URL(url).searchParams.get('expires')) * 1000).toISOString()).toBe('2027-01-20T23:59:59.000Z')
    expect(await target.gateway().print(card, UNTIL)).toEqual(urls)
  })

  test.skipIf(way === 'the real one')('a card that cannot be printed is refused with a code', async () => {
    const unprintable = { ...card, inside: page('inside', 'See you 😀') }
    await expect(target.gateway().print(unprintable, UNTIL)).rejects.toMatchObject({
      name: 'UpstreamRefused',
      upstream: 'renderer',
      status: 422,
      code: 'unprintable',
    })
  })
})

test('an error page of a proxy is a refusal without a code', async () => {
  await expect(answering('<html>502</html>', 502).preview(card)).rejects.toMatchObject({
    name: 'UpstreamRefused',
    status: 502,
    code: 'unknown',
  })
})

test.each(['<html>', '[]', '{"jpegDetails":{"imageUrl":"none"}}', '{}'])('an answer like %s is unreadable', async (body) => {
  await expect(answering(body).preview(card)).rejects.toMatchObject({ name: 'UpstreamUnreadable' })
})

test('a renderer that does not answer is reported as a timeout', async () => {
  await expect(gateway(noNetwork).print(card, UNTIL)).rejects.toMatchObject({ name: 'UpstreamTimeout' })
})
