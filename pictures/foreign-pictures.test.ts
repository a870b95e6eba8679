import { createServer as createHttps } from 'node:https'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foreignPictures } from './foreign-pictures.ts'
import { isPrivate, publicLookup, type Lookup } from './public-addresses.ts'
import { CERTIFICATE, KEY } from './testing/certificate.ts'
import { hostileUrls, PRIVATE_ADDRESSES } from './testing/hostile-addresses.ts'

/** Servers that must not be reached: one on each of this machine's own addresses. `connectionCount` counts the connections to all of them. */
const forbiddenServers: Server[] = []
let port = 0
let connectionCount = 0
beforeAll(async () => {
  for (const host of ['127.0.0.1', '::1', '127.0.0.2']) {
    const forbiddenServer = createServer((socket) => {
      connectionCount += 1
      socket.destroy()
    })
    const opened = await new Promise<boolean>((resolve) => {
      forbiddenServer.once('error', () => resolve(false))
      forbiddenServer.listen(port, host, () => resolve(true))
    })
    if (!opened) continue
    port = (forbiddenServer.address() as AddressInfo).port
    forbiddenServers.push(forbiddenServer)
  }
})
afterAll(() => forbiddenServers.forEach((forbiddenServer) => forbiddenServer.close()))

/** Creates a resolver that answers names with the given addresses and counts the lookups. */
function resolver(names: Record<string, string[][]>): Lookup & { lookups: number } {
  const left = new Map(Object.entries(names).map(([name, answers]) => [name, [...answers]]))
  const resolve = (host: string, _: unknown, done: Parameters<Lookup>[2]) => {
    resolve.lookups += 1
    const answers = left.get(host) ?? []
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
    // Answer later, like a real resolver.
    setImmediate(() =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
  }
  resolve.lookups = 0
  return resolve
}

const PUBLIC = ['93.184.216.34', '8.8.8.8', '172.32.0.1', '172.15.0.1', '100.128.0.1', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450::1']

describe('addresses', () => {
  test.each([...PRIVATE_ADDRESSES, 'fe80::1%lo', '', 'not an address', '127.1', '0x7f000001'])('%s is not a public address', (address) =>
    expect(isPrivate(address)).toBe(true),
  )
  test.each(PUBLIC)('%s is a public address', (address) => expect(isPrivate(address)).toBe(false))
})

test('more than 120 hostile URLs make no connection, and unknown hosts are not resolved', async () => {
  const hidden = PRIVATE_ADDRESSES.map((address, number) => ({
    name: `h${number}.example.test`,
    address,
  }))
  const names = Object.fromEntries(hidden.map(({ name, address }) => [name, [[address]]]))
  // A list with a public and a private address, and an empty list.
  const mixed = { 'mixed.example.test': [['93.184.216.34', '127.0.0.1']], 'none.example.test': [[]] }
  const resolve = resolver({ ...names, ...mixed })
  const here = ['localhost', '127.0.0.1', '::1', '[::1]', '0.0.0.0']
  const allowedHosts = ['pictures.example.test', ...here.filter((name) => name !== 'localhost'), ...Object.keys({ ...names, ...mixed })]
  const fetch = foreignPictures({ allowedHosts, resolve: publicLookup(resolve), port })
  const before = connectionCount

  const hostile = hostileUrls(port)
  for (const url of hostile)
    expect({ url, end: await fetch(url).catch((error: unknown) => error) }).toMatchObject({
      url,
      end: { code: expect.stringMatching(/^picture-(host|url)$/) },
    })
  expect(resolve.lookups).toBe(0)

  const resolvedUrls = [...Object.keys(names), ...Object.keys(mixed)].map((name) => `https://${name}/a.png`)
  for (const url of resolvedUrls)
    expect({ url, end: await fetch(url).catch((error: unknown) => error) }).toMatchObject({ url, end: { code: 'picture-unreachable' } })
  expect(resolve.lookups).toBe(resolvedUrls.length)
  expect(hostile.length + resolvedUrls.length).toBeGreaterThan(120)
  expect(connectionCount).toBe(before)
})

test('a name is resolved once, and the connection goes to the checked address', async () => {
  const resolve = resolver({ 'turning.example.test': [['127.0.0.1'], ['127.0.0.2']] })
  const seen: string[] = []
  const unchecked = publicLookup(resolve, (address) => (seen.push(address), false))
  const before = connectionCount
  await expect(
    foreignPictures({ allowedHosts: ['turning.example.test'], resolve: unchecked, port })('https://turning.example.test/'),
  ).rejects.toMatchObject({
    code: 'picture-unreachable',
  })
  expect({ seen, lookups: resolve.lookups, connections: connectionCount - before }).toEqual({
    seen: ['127.0.0.1'],
    lookups: 1,
    connections: 1,
  })
})

describe('a host that is allowed', () => {
  const known = getCACertificates()
  const answers: Record<string, (write: (chunk: string | Uint8Array) => void) => { status: number; headers?: Record<string, string> }> = {
    '/a.png': (write) => (write('a picture'), { status: 200 }),
    '/moved.png': () => ({ status: 302, headers: { location: 'https://pictures.example.test/a.png' } }),
    '/inside.png': () => ({ status: 301, headers: { location: `http://127.0.0.1:${port}/` } }),
    '/gone.png': () => ({ status: 404 }),
    '/large.png': (write) => (write(new Uint8Array(10_000_001)), { status: 200 }),
  }
  const requested: string[] = []
  const server = createHttps({ cert: CERTIFICATE, key: KEY }, (request, response) => {
    requested.push(request.url ?? '')
    const chunks: (string | Uint8Array)[] = []
    const { status, headers = {} } = answers[request.url ?? '']?.((chunk) => chunks.push(chunk)) ?? { status: 500 }
    response.writeHead(status, headers)
    for (const chunk of chunks) response.write(chunk)
    response.end()
  })
  let fetch: (address: string) => Promise<Uint8Array>
  beforeAll(async () => {
    setDefaultCACertificates([...known, CERTIFICATE])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const lookup = publicLookup(resolver({ 'pictures.example.test': [['127.0.0.1']], 'other.example.test': [['127.0.0.1']] }), () => false)
    fetch = foreignPictures({
      allowedHosts: ['pictures.example.test', 'other.example.test'],
      resolve: lookup,
      port: (server.address() as AddressInfo).port,
    })
  })
  afterAll(() => {
    setDefaultCACertificates(known)
    server.close()
  })

  test('serves its picture', async () =>
    expect(new TextDecoder().decode(await fetch('https://pictures.example.test/a.png'))).toBe('a picture'))

  test.each([
    ['sends more than 10 MB', 'https://pictures.example.test/large.png', 'picture-too-large'],
    ['redirects to another picture', 'https://pictures.example.test/moved.png'],
    ['redirects to an internal address', 'https://pictures.example.test/inside.png'],
    ['answers 404', 'https://pictures.example.test/gone.png'],
    ['has the certificate of another host', 'https://other.example.test/a.png'],
  ])('is refused when it %s, after one lookup', async (_, url, code = 'picture-unreachable') => {
    const [before, connectionsBefore] = [requested.length, connectionCount]
    await expect(fetch(url)).rejects.toMatchObject({ code })
    expect(requested.length - before).toBeLessThanOrEqual(1)
    expect(connectionCount).toBe(connectionsBefore)
  })
})
