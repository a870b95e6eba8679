import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CannotListen } from './cannot-listen.ts'
import { listen } from './listen.ts'

const app = new Hono()
  .use(bodyLimit({ maxSize: 200_000, onError: (c) => c.text('too large', 413) }))
  .all('*', async (c) => c.text(`${c.req.method} ${await c.req.text()}`))
const here = { host: '127.0.0.1', port: 0, trustProxy: 'none' } as const
let server: Awaited<ReturnType<typeof listen>>
let origin: string
beforeAll(async () => {
  server = await listen(async (one) => app.fetch(one), here, [['x-frame-options', 'DENY']])
  origin = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

/** Sends a request whose body comes in these pieces, without a content-length. Without pieces it has no body. */
const piecemeal = (method: string, pieces: string[]) =>
  new Promise<string>((resolve, reject) => {
    const sent = request(`${origin}/`, { method }, (answer) => {
      let text = `${answer.statusCode} `
      answer.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text))
    })
    sent.on('error', reject)
    for (const piece of pieces) sent.write(piece)
    sent.end()
  })

test('calls without a body or a length are accepted', async () => {
  expect(await piecemeal('DELETE', [])).toBe('200 DELETE ')
  expect(await piecemeal('PATCH', ['{"dark', 'Mode":true}'])).toBe('200 PATCH {"darkMode":true}')
})

test('a body that is too large is refused, and the next call is answered', async () => {
  for (const method of ['POST', 'PUT', 'POST']) {
    const refused = await fetch(origin, { method, body: 'x'.repeat(400_000) })
    expect([refused.status, await refused.text()]).toEqual([413, 'too large'])
    expect(await (await fetch(origin, { method, body: 'small' })).text()).toBe(`${method} small`)
  }
})

/** Sends a request as bytes, and returns the whole answer. */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.end(text))
    let answer = ''
    socket
      .on('data', (chunk) => (answer += chunk))
      .on('end', () => resolve(answer))
      .on('error', reject)
  })

test('TRACE is refused without echoing the request', async () => {
  const answer = await raw(`TRACE / HTTP/1.1\r\nHost: localhost\r\nAccept-Language: es\r\nCookie: secret=1\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).toMatch(/x-frame-options: DENY/i)
  expect(answer).toMatch(/allow: GET, HEAD, POST/i)
  expect(answer).toMatch(/content-type: application\/problem\+json/i)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    code: 'method-not-allowed',
    params: { method: 'TRACE' },
    detail: 'Esta dirección no acepta el método TRACE.',
  })
  expect(answer).not.toContain('secret')
})

test('an address with a NUL is refused with a sentence', async () => {
  for (const path of ['/api/sendings/%00/news', '/identity?client_id=%00']) {
    const refused = await fetch(origin + path)
    expect([refused.status, refused.headers.get('x-frame-options')]).toEqual([400, 'DENY'])
    expect(await refused.json()).toMatchObject({ code: 'request-unreadable', detail: 'The request could not be read.' })
  }
})

test.each([
  ['/?firstName=%00', '/'],
  ['/?firstName=%00&lastName=Hale&q=a%2500b', '/?lastName=Hale&q=a%2500b'],
  ['/?%00=1', '/'],
  ['/press?day=2026-11-24%00&batch=3?', '/press?batch=3?'],
  ['//evil.example/?a=%00', '/error?reason=unknown-client'],
  ['/sso/a%00b?x=1', '/error?reason=unknown-client'],
])('a browser that opens %s is sent to %s', async (path, location) => {
  const sent = await fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
  expect([sent.status, sent.headers.get('location'), sent.headers.get('x-frame-options')]).toEqual([303, location, 'DENY'])
})

test('a port in use is reported with advice', async () => {
  const again = listen(async (one) => app.fetch(one), { ...here, port: server.port })
  await expect(again).rejects.toThrow(CannotListen)
  await expect(again).rejects.toThrow(`Port ${server.port} is in use: stop what uses it, or choose another`)
})

test('a server that retires answers a call on a connection that was idle, and ends the connection with the answer', async () => {
  const retiring = await listen(async (one) => app.fetch(one), here)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = () =>
    new Promise<[string, string | undefined]>((resolve, reject) => {
      request({ port: retiring.port, agent }, (answer) => {
        const { connection } = answer.headers
        answer.resume().on('end', () => resolve([answer.statusMessage ?? '', connection]))
      })
        .on('error', reject)
        .end()
    })
  expect(await call()).toEqual(['OK', 'keep-alive'])
  const retired = retiring.retire()
  expect(await call()).toEqual(['OK', 'close'])
  await expect(call()).rejects.toThrow('ECONNREFUSED')
  await retired
})
