import { act } from 'react'
import { expect, test } from 'vitest'
import { renderHook, withWindow } from '../../testing/render-hook.ts'
import { useTabStop, VIEW_ALL } from './use-tab-stop.ts'

withWindow()

const withFavorites = new Set([VIEW_ALL, 'favorites', 'birthday'])
const withoutFavorites = new Set([VIEW_ALL, 'birthday'])

const renderStop = (...first: Parameters<typeof useTabStop>) => renderHook(useTabStop, ...first)

test('at first, the Tab stop is the chosen category, or else the category of all cards', () => {
  const { results, rerender } = renderStop(withFavorites, 'birthday')
  const stop = () => results.at(-1)?.[0]
  expect(stop()).toBe('birthday')
  rerender(withFavorites, undefined)
  expect(stop()).toBe(VIEW_ALL)
  rerender(withFavorites, 'of another client')
  expect(stop()).toBe(VIEW_ALL)
})

test('the Tab stop is the category that had the focus last, until it is disabled', () => {
  const { results, rerender } = renderStop(withFavorites, VIEW_ALL)
  const stop = () => results.at(-1)?.[0]
  act(() => results.at(-1)?.[1]('favorites'))
  expect(stop()).toBe('favorites')
  rerender(withoutFavorites, VIEW_ALL)
  expect(stop()).toBe(VIEW_ALL)
  rerender(withoutFavorites, 'birthday')
  expect(stop()).toBe('birthday')
})
