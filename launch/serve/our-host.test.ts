import { expect, test } from 'vitest'
import { isOurHost } from './our-host.ts'

const production = { url: 'https://cards.example.com', mode: 'production' as const, port: 3000 }
const withPort = { url: 'https://cards.example.com:8443', mode: 'production' as const, port: 3000 }
const demo = { url: 'http://localhost:3000', mode: 'demo' as const, port: 3000 }
const demoBehindProxy = { url: 'https://demo.example.com', mode: 'demo' as const, port: 3000 }
const requestTo = (url: string, host?: string) => new Request(url, host === undefined ? {} : { headers: { host } })

test.each([
  [production, 'http://cards.example.com/', 'cards.example.com', true],
  [production, 'http://cards.example.com/', 'CARDS.example.com', true],
  [production, 'http://cards.example.com/', 'cards.example.com:443', true],
  [production, 'https://cards.example.com/', undefined, true],
  [production, 'http://cards.example.com:3000/', 'cards.example.com:3000', false],
  [production, 'http://evil.test/', 'evil.test', false],
  [production, 'http://evil.test/', 'cards.example.com', false],
  [production, 'http://cards.example.com/', 'cards.example.com.evil.test', false],
  [production, 'http://cards.example.com/', 'evil.test#cards.example.com', false],
  [production, 'http://cards.example.com/', 'x@cards.example.com', false],
  [production, 'http://cards.example.com/', '', false],
  [production, 'http://localhost/', 'localhost', false],
  [production, 'http://127.0.0.1:3000/', '127.0.0.1:3000', false],
  [demo, 'http://localhost:3000/', 'localhost:3000', true],
  [withPort, 'http://cards.example.com:8443/', 'cards.example.com:8443', true],
  [withPort, 'http://cards.example.com/', 'cards.example.com', false],
  [withPort, 'http://cards.example.com:3000/', 'cards.example.com:3000', false],
  [demo, 'http://127.0.0.1:3000/', '127.0.0.1:3000', true],
  [demo, 'http://127.0.0.1:41000/', '127.0.0.1:41000', false],
  [demo, 'http://localhost/', 'localhost', false],
  [demoBehindProxy, 'http://demo.example.com/', 'demo.example.com', true],
  [demoBehindProxy, 'http://demo.example.com:3000/', 'demo.example.com:3000', false],
  [demoBehindProxy, 'http://127.0.0.1:3000/', '127.0.0.1:3000', true],
  [demoBehindProxy, 'http://localhost/', 'localhost', true],
  [demo, 'http://[::1]:3000/', '[::1]:3000', true],
  [demo, 'http://rebound.evil.test:3000/', 'rebound.evil.test:3000', false],
  [demo, 'http://192.0.2.7:3000/', '192.0.2.7:3000', false],
])('%j answers %s with the Host %s: %s', (settings, url, host, isOurs) => {
  expect(isOurHost(requestTo(url, host), settings)).toBe(isOurs)
})
