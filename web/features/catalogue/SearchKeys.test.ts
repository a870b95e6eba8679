import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook, withWindow } from '../../testing/render-hook.ts'
import { SearchKeys } from './SearchKeys.tsx'

withWindow()
beforeEach(() => {
  vi.stubGlobal(
    'Element',
    class {
      closest = () => null
    },
  )
  // The keys are pressed in the search field.
  vi.stubGlobal('document', { querySelector: () => ({ querySelector: () => window, querySelectorAll: () => [] }) })
})

const press = (key: string, isComposing = false) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('keydown'), { key, isComposing })))

/** Returns whether the focus moves to the first card after the matching cards are shown. */
function leadsToCards(...pressed: Parameters<typeof press>[]): boolean {
  const { results, rerender, unmount } = renderHook(SearchKeys, { isSettled: false })
  for (const each of pressed) press(...each)
  rerender({ isSettled: true })
  const drawn = renderToStaticMarkup(results.at(-1))
  unmount()
  return drawn !== ''
}

test.each(['ArrowDown', 'Enter'])('%s moves the focus from the search to the cards as soon as they are shown', (key) => {
  expect(leadsToCards(['p'], [key])).toBe(true)
  expect(leadsToCards(['p'], [key], [key])).toBe(true)
})

test('if the user continues typing before the cards are shown, the focus stays in the search', () => {
  expect(leadsToCards(['p'], ['Enter'], ['e'])).toBe(false)
  expect(leadsToCards(['p'], ['ArrowDown'], ['e', true])).toBe(false)
  expect(leadsToCards(['p'], ['Enter'], ['e'], ['Enter'])).toBe(true)
})

test('Enter that only completes a composed character does not move the focus to the cards', () => {
  expect(leadsToCards(['´', true], ['Enter', true])).toBe(false)
})
