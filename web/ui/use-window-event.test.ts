import { act } from 'react'
import { expect, test } from 'vitest'
import { renderHook, withWindow } from '../testing/render-hook.ts'
import { useWindowEvent } from './use-window-event.ts'

withWindow()

const heard: string[] = []
const listen = (name: string, isActive?: boolean) => useWindowEvent('focus', () => heard.push(name), isActive)
const focus = () => {
  heard.length = 0
  act(() => void window.dispatchEvent(new Event('focus')))
  return [...heard]
}

test('the listener of the last render hears the event', () => {
  const { rerender } = renderHook(listen, 'first')
  expect(focus()).toEqual(['first'])
  rerender('second')
  expect(focus()).toEqual(['second'])
})

test('nothing is heard while it is not active', () => {
  const { rerender } = renderHook(listen, 'first', false)
  expect(focus()).toEqual([])
  rerender('first', true)
  expect(focus()).toEqual(['first'])
})

test('nothing is heard after the component is gone', () => {
  renderHook(listen, 'first').unmount()
  expect(focus()).toEqual([])
})
