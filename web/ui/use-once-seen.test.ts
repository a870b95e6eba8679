import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHook, withWindow } from '../testing/render-hook.ts'
import { useOnceSeen } from './use-once-seen.ts'

withWindow()

test('heavy parts are rendered after the first frame', () => {
  let draw = () => {}
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    draw = callback
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const { results } = renderHook(useOnceSeen)
  expect(results).toEqual([false])
  act(() => draw())
  expect(results.at(-1)).toBe(true)
})

test('a requested frame is cancelled with the component', () => {
  const cancelled: number[] = []
  vi.stubGlobal('requestAnimationFrame', () => 7)
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => void cancelled.push(frame))
  renderHook(useOnceSeen).unmount()
  expect(cancelled).toEqual([7])
})
