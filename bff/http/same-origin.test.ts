import { expect, test } from 'vitest'
import { isOwnPageRequest } from './same-origin.ts'

const ours = 'https://cards.example.com'
const json = { 'content-type': 'application/json', 'x-requested-with': 'fondly' }

test.each([
  [{ ...json, origin: ours }, true],
  [{ ...json, 'sec-fetch-site': 'same-origin' }, true],
  [{ ...json, 'content-type': 'application/json; charset=utf-8', origin: ours }, true],
  [{ ...json, 'content-type': 'application/octet-stream', origin: ours }, true],
  [{ ...json }, false],
  [{ ...json, origin: 'null' }, false],
  [{ ...json, origin: 'https://cards.example.com.evil.test' }, false],
  [{ ...json, 'sec-fetch-site': 'same-site', origin: ours }, false],
  [{ ...json, 'sec-fetch-site': 'cross-site', origin: ours }, false],
  [{ ...json, 'sec-fetch-site': 'none' }, false],
  [{ 'content-type': 'text/plain', 'x-requested-with': 'fondly', origin: ours }, false],
  [{ 'content-type': 'application/jsonp', 'x-requested-with': 'fondly', origin: ours }, false],
  [{ 'content-type': 'application/json', origin: ours }, false],
  [{ 'content-type': 'multipart/form-data; boundary=application/json', 'x-requested-with': 'fondly', origin: ours }, false],
])('%j: %s', (headers, expected) => {
  expect(isOwnPageRequest(new Request(ours, { method: 'POST', body: '{}', headers }), ours)).toBe(expected)
})

test.each([
  [{}, true],
  [{ 'content-length': '0' }, true],
  [{ 'content-length': '2' }, false],
  [{ 'transfer-encoding': 'chunked' }, false],
])('a call without a type and with %j: %s', (headers, expected) => {
  const request = new Request(ours, {
    method: 'POST',
    headers: { ...headers, 'x-requested-with': 'fondly', 'sec-fetch-site': 'same-origin' },
  })
  expect(isOwnPageRequest(request, ours)).toBe(expected)
})
