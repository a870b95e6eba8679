import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { packed } from './packed.ts'

const cards = (count: number) => ({
  cards: Array.from({ length: count }, (_, at) => ({ id: `card ${at}`, name: `A card of the number ${at}` })),
})
const app = new Hono()
  .use(compress())
  .use(packed)
  .get('/cards/:count', (c) => {
    c.header('set-cookie', 'a=1', { append: true })
    c.header('set-cookie', 'b=2', { append: true })
    return c.json(cards(Number(c.req.param('count'))), 201)
  })
  .get('/words', (c) => c.text('A word. '.repeat(1_000)))
  .get('/nothing', (c) => c.body(null, 204))
const ask = async (path: string, accepted = 'gzip, deflate, br') => app.request(path, { headers: { 'accept-encoding': accepted } })

test('only large answers to clients that accept it are compressed', async () => {
  const small = await ask('/cards/2')
  expect([small.status, small.headers.get('content-encoding'), await small.json()]).toEqual([201, null, cards(2)])

  const large = await ask('/cards/100')
  expect([large.status, large.headers.get('content-encoding'), large.headers.get('vary')]).toEqual([201, 'gzip', 'accept-encoding'])
  const bytes = Buffer.from(await large.arrayBuffer())
  expect(large.headers.get('content-length')).toBe(String(bytes.length))
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(cards(100))
  expect(large.headers.getSetCookie()).toEqual(['a=1', 'b=2'])

  const plain = await ask('/cards/100', 'identity')
  expect([plain.headers.get('content-encoding'), await plain.json()]).toEqual([null, cards(100)])
})

test('large bodies, and bodies that are not JSON, are compressed as a stream', async () => {
  const large = await ask('/cards/5000')
  expect(large.headers.get('content-encoding')).toBe('gzip')
  expect(JSON.parse(gunzipSync(Buffer.from(await large.arrayBuffer())).toString())).toEqual(cards(5_000))
  const words = await ask('/words')
  expect(gunzipSync(Buffer.from(await words.arrayBuffer())).toString()).toBe('A word. '.repeat(1_000))
  expect((await ask('/nothing')).status).toBe(204)
})
