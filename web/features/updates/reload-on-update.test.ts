import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnUpdate } from './reload-on-update.ts'
import { asBrowser } from '../../testing/as-browser.ts'

asBrowser()

const queries = new QueryClient()
let stored: Map<string, string>
let reloads: number
let served: string
let isTypedInto: boolean

beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  reloads = 0
  served = 'a'
  isTypedInto = false
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => 'a' }) })
  vi.stubGlobal('location', { reload: () => void (reloads += 1) })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version: served })))
})
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a new build reloads the page within a minute, and only once if the server still sends the old page', async () => {
  reloadOnUpdate(queries, () => isTypedInto)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(reloads).toBe(0)
  served = 'b'
  await vi.advanceTimersByTimeAsync(61_000)
  expect(reloads).toBe(1)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(reloads).toBe(1)
})

test('a reload waits while the user types and happens two seconds later', async () => {
  served = 'b'
  isTypedInto = true
  reloadOnUpdate(queries, () => isTypedInto)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reloads).toBe(0)
  isTypedInto = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reloads).toBe(1)
})
