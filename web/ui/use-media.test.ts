import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHook, withWindow } from '../testing/render-hook.ts'
import { useMedia } from './use-media.ts'

withWindow()

const stubMedia = (matches: boolean) => {
  const media = Object.assign(new EventTarget(), { matches })
  vi.stubGlobal('matchMedia', () => media)
  return media
}

test('a query that begins to match renders again', () => {
  const media = stubMedia(false)
  const { results } = renderHook(useMedia, '(width < 900px)')
  expect(results.at(-1)).toBe(false)
  media.matches = true
  act(() => void media.dispatchEvent(new Event('change')))
  expect(results.at(-1)).toBe(true)
})

test('a query with the same result does not render again', () => {
  const media = stubMedia(true)
  const { results } = renderHook(useMedia, '(width < 900px)')
  const before = results.length
  act(() => void media.dispatchEvent(new Event('change')))
  expect(results).toHaveLength(before)
})
