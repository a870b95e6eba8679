import { expect, test, vi } from 'vitest'
import { renderHook, withWindow } from '../testing/render-hook.ts'
import { useWhenIdle, whenIdle } from './when-idle.ts'

withWindow()

const stubIdle = () => {
  const waiting: (() => void)[] = []
  const requestIdleCallback = (task: () => void) => void waiting.push(task)
  Object.assign(window, { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  return waiting
}

test('a task does not run in a browser without requestIdleCallback', () => {
  const task = vi.fn<() => void>()
  whenIdle(task)
  expect(task).not.toHaveBeenCalled()
})

test('each new task waits until the page is idle', () => {
  const waiting = stubIdle()
  const [first, second] = [() => {}, () => {}]
  const { rerender } = renderHook(useWhenIdle, first)
  rerender(first)
  rerender(second)
  expect(waiting).toEqual([first, second])
})

test('without a task nothing waits', () => {
  const waiting = stubIdle()
  renderHook(useWhenIdle, undefined)
  expect(waiting).toEqual([])
})
