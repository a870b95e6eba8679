import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHook, withWindow } from '../testing/render-hook.ts'
import { useNow } from './use-now.ts'

withWindow()

test('the time is that of the first render, and a new one every 15 seconds', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23) })
  const { results } = renderHook(useNow)
  act(() => void vi.advanceTimersByTime(14_999))
  expect(results.at(-1)?.toISOString()).toBe('2026-11-23T00:00:00.000Z')
  act(() => void vi.advanceTimersByTime(1))
  expect(results.at(-1)?.toISOString()).toBe('2026-11-23T00:00:15.000Z')
})

test('the clock stops with the component', () => {
  vi.useFakeTimers()
  const { unmount } = renderHook(useNow)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
