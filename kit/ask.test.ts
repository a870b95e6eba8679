import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { networkFetch } from './network-fetch.ts'

const open: Server[] = []
afterEach(() => open.splice(0).forEach((server) => (server.closeAllConnections(), server.close())))

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  open.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const sendSlowly = () => {
  let timer: NodeJS.Timeout
  return new ReadableStream<Uint8Array>({
    start: (stream) => void (timer = setInterval(() => stream.enqueue(new Uint8Array([32])), 20)),
    cancel: () => clearInterval(timer),
  })
}

describe('over the network', () => {
  test('an answer keeps its status, headers, body and every cookie', async () => {
    const url = await serve((request, response) => {
      response.writeHead(
        201,
        [
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
          ['x-length', request.headers['content-length'] ?? 'none'],
        ].flat(),
      )
      request.pipe(response)
    })
    const response = await ask(networkFetch(), { url, method: 'POST', body: '{"a":1}' }, { upstream: 'there' })
    expect(response.status).toBe(201)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(response.headers.get('x-length')).toBe('7')
    expect(await response.json()).toEqual({ a: 1 })
  })

  test('a slow response is cut off at the deadline', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    })
    await expect(ask(networkFetch(), { url }, { upstream: 'there', deadlineMilliseconds: 150 })).rejects.toMatchObject({
      name: 'UpstreamTimeout',
      upstream: 'there',
      waitedMilliseconds: 150,
    })
  })

  test('a redirect is handed back and not followed', async () => {
    let calls = 0
    const url = await serve((_, response) => (calls++, response.writeHead(302, { location: '/elsewhere' }).end()))
    const response = await ask(networkFetch(), { url }, { upstream: 'there' })
    expect([response.status, response.headers.get('location'), calls]).toEqual([302, '/elsewhere', 1])
  })

  test('a refused connection is a timeout error', async () => {
    const url = await serve(() => {})
    await new Promise((closed) => open.pop()?.close(closed))
    await expect(ask(networkFetch(), { url }, { upstream: 'there' })).rejects.toMatchObject({
      name: 'UpstreamTimeout',
      waitedMilliseconds: 0,
    })
  })
})

describe('in this process', () => {
  test('an app that never answers is cut off, whether or not it watches the signal', async () => {
    await expect(
      ask(() => new Promise(() => {}), { url: 'http://here/' }, { upstream: 'here', deadlineMilliseconds: 50 }),
    ).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    await expect(
      ask(() => Promise.resolve(new Response(sendSlowly())), { url: 'http://here/' }, { upstream: 'here', deadlineMilliseconds: 80 }),
    ).rejects.toMatchObject({ name: 'UpstreamTimeout' })
  })

  test('a response that is too large is unreadable', async () => {
    const app = () => Promise.resolve(new Response('x'.repeat(1001)))
    await expect(ask(app, { url: 'http://here/' }, { upstream: 'here', largestBody: 1000 })).rejects.toMatchObject({
      name: 'UpstreamUnreadable',
    })
    expect((await ask(app, { url: 'http://here/' }, { upstream: 'here', largestBody: 1001 })).status).toBe(200)
  })

  test('the caller may stop waiting, and gets its own reason', async () => {
    const stopped = new AbortController()
    const answer = ask(() => new Promise(() => {}), { url: 'http://here/' }, { upstream: 'here', signal: stopped.signal })
    stopped.abort(new Error('The tab was closed.'))
    await expect(answer).rejects.toThrow('The tab was closed.')
  })

  test('an answer without a body keeps no body', async () => {
    const response = await ask(
      () => Promise.resolve(new Response(null, { status: 204 })),
      { url: 'http://here/' },
      {
        upstream: 'here',
      },
    )
    expect([response.status, await response.text()]).toEqual([204, ''])
  })
})
