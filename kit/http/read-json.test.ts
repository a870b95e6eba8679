import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const post = (body: string | Uint8Array<ArrayBuffer> | null, contentType = 'application/json') =>
  new Request('http://here/', { method: 'POST', body, headers: { 'content-type': contentType } })

test('reads JSON, also of a named kind', async () => {
  expect(await readJson(post('{"a":[1,"ñ"]}'))).toEqual({ a: [1, 'ñ'] })
  expect(await readJson(post('{}', 'application/vnd.pingidentity.usernamePassword.check+json; charset=utf-8'))).toEqual({})
})

test.each<[string, number, Request]>([
  ['another content type', 415, post('{}', 'text/plain')],
  ['a content type that only begins like it', 415, post('{}', 'application/jsonx')],
  ['a body that is not JSON', 400, post('{"a":')],
  ['an empty body', 400, post('')],
  ['no body', 400, post(null)],
  ['bytes that are no UTF-8', 400, post(new Uint8Array([0x22, 0xff, 0x22]))],
  ['nesting without end', 400, post('['.repeat(90_000))],
  ['deep nesting that ends', 400, post('['.repeat(40_000) + ']'.repeat(40_000))],
  ['a body over the limit', 413, post(`"${'x'.repeat(100_000)}"`)],
])('refuses %s with %i', async (_, status, request) => {
  await expect(readJson(request)).rejects.toMatchObject({ name: 'UnreadableBody', status })
})

test('a long body without a declared length is cut off while it arrives', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({ pull: (stream) => (sent++, stream.enqueue(new Uint8Array(1000))) })
  const request = new Request('http://here/', {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  } as RequestInit)
  await expect(readJson(request, 5000)).rejects.toMatchObject({ status: 413 })
  expect(sent).toBeLessThan(20)
})
