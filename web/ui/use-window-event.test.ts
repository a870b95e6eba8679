import { act } from 'react'
import { expect, test } from 'vitest'
import { renderHook, withWindow } from '../testing/render-hook.ts'
import { useWindowEvent } from './use-window-event.ts'

withWindow()

const calls: string[] = []
const listen = (name: string, isActive?: boolean) => useWindowEvent('focus', () => calls.push(name), isActive)
const focus = () => {
  calls.length = 0
  act(() => void window.dispatchEvent(new Event('focus')))
  return [...calls]
}

test('the event calls the listener of the latest render', () => {
  const { rerender } = renderHook(listen, 'first')
  expect(focus()).toEqual(['first'])
  rerender('second')
  expect(focus()).toEqual(['second'])
})

test('an inactive hook calls no listener', () => {
  const { rerender } = renderHook(listen, 'first', false)
  expect(focus()).toEqual([])
  rerender('first', true)
  expect(focus()).toEqual(['first'])
})

test('an unmounted component calls no listener', () => {
  renderHook(listen, 'first').unmount()
  expect(focus()).toEqual([])
})
