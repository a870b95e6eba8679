import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook, withWindow } from '../testing/render-hook.ts'
import { useElementSize } from './use-element-size.ts'

withWindow()

const NOTHING = { width: 0 }
let width: number
let resize: () => void
let isObserved: boolean

beforeEach(() => {
  width = 320
  isObserved = false
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(update: () => void) {
        resize = update
      }
      observe = () => void (isObserved = true)
      disconnect = () => void (isObserved = false)
    },
  )
})

const measure = () => ({ width })
const element = { current: {} as HTMLElement } // `measure` does not use the element

test('the size is measured before the first paint', () => {
  const { results } = renderHook(useElementSize, element, measure, NOTHING)
  expect(results).toEqual([{ width: 0 }, { width: 320 }])
})

test('a new size renders again', () => {
  const { results } = renderHook(useElementSize, element, measure, NOTHING)
  width = 640
  act(() => resize())
  expect(results.at(-1)).toEqual({ width: 640 })
})

test('an equal size stays the same object', () => {
  const { results } = renderHook(useElementSize, element, measure, NOTHING)
  const before = results.at(-1)
  act(() => resize())
  expect(results.at(-1)).toBe(before)
})

test('a missing element has no size', () => {
  const { results } = renderHook(useElementSize, { current: null }, measure, NOTHING)
  expect(results).toEqual([NOTHING])
})

test('the element is no longer observed after unmounting', () => {
  const { unmount } = renderHook(useElementSize, element, measure, NOTHING)
  expect(isObserved).toBe(true)
  unmount()
  expect(isObserved).toBe(false)
})
