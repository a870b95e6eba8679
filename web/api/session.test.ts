import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionQuery } from './session.ts'

// Without a window nothing is asked again by itself.
vi.hoisted(() => Object.assign(globalThis, { window: globalThis }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  focusManager.setFocused(undefined)
})

test('the check of every 60 seconds goes on in a hidden page', async () => {
  vi.useFakeTimers()
  focusManager.setFocused(false)
  const fetches: string[] = []
  const brandless = { signedIn: false }
  vi.stubGlobal('fetch', (path: string) => {
    fetches.push(path)
    return Promise.resolve(Response.json(brandless))
  })
  const stop = new QueryObserver(new QueryClient(), { ...sessionQuery, retry: false }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1_000)
  const before = fetches.length
  await vi.advanceTimersByTimeAsync(180_000)
  expect(fetches.length - before).toBe(3)
  stop()
})
