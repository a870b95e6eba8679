import { expect, test } from 'vitest'
import { renderHook, withWindow } from '../testing/render-hook.ts'
import { useLeave } from './use-leave.ts'

withWindow()

test('the page is left once, at the right time', () => {
  const calls: string[] = []
  const { rerender } = renderHook(useLeave, false, () => void calls.push('too early'))
  expect(calls).toEqual([])
  rerender(true, () => void calls.push('now'))
  rerender(true, () => void calls.push('again'))
  expect(calls).toEqual(['now'])
})
