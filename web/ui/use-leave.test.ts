import { expect, test } from 'vitest'
import { renderHook, withWindow } from '../testing/render-hook.ts'
import { useLeave } from './use-leave.ts'

withWindow()

test('the page is left once, at the right time', () => {
  const left: string[] = []
  const { rerender } = renderHook(useLeave, false, () => void left.push('too early'))
  expect(left).toEqual([])
  rerender(true, () => void left.push('now'))
  rerender(true, () => void left.push('again'))
  expect(left).toEqual(['now'])
})
