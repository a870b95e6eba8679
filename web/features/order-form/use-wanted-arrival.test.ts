import { act } from 'react'
import { expect, test } from 'vitest'
import { renderHook, withWindow } from '../../testing/render-hook.ts'
import { useWantedArrival } from './use-wanted-arrival.ts'

withWindow()

function open(mailDate: string) {
  const { results, rerender } = renderHook(useWantedArrival, mailDate)
  const last = () => {
    const result = results.at(-1)
    if (!result) throw new Error('The hook was not rendered.')
    return result
  }
  const want = (day: string, from: string) => act(() => last().want({ day, mailDate: from }))
  return { wanted: () => last().wanted, want, forget: () => act(() => last().forget()), rerender }
}

test('no day of arrival is wanted until one is chosen', () => {
  expect(open('2026-11-23').wanted()).toBeUndefined()
})

test('the wanted day stays while the form has the mail date that belongs to it', () => {
  const form = open('2026-11-23')
  form.want('2026-12-04', '2026-12-01')
  form.rerender('2026-12-01')
  expect(form.wanted()).toBe('2026-12-04')
  // With another ZIP code, the same day needs another mail date.
  form.want('2026-12-04', '2026-11-30')
  form.rerender('2026-11-30')
  expect(form.wanted()).toBe('2026-12-04')
})

test('an impossible day of arrival is stored too, and the mail date stays unchanged', () => {
  const form = open('2026-11-23')
  form.want('2026-11-24', '2026-11-23')
  expect(form.wanted()).toBe('2026-11-24')
})

test('another mail date, or clearing it, removes the wanted day', () => {
  const form = open('2026-12-01')
  form.want('2026-12-04', '2026-12-01')
  form.rerender('2026-12-02')
  expect(form.wanted()).toBeUndefined()
  form.rerender('2026-12-01')
  expect(form.wanted()).toBe('2026-12-04')
  form.forget()
  expect(form.wanted()).toBeUndefined()
})
