import { EMPTY_ORDER_FORM, type OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { renderHook, withWindow } from '../../testing/render-hook.ts'
import { useStartOver } from './use-start-over.ts'

withWindow()

const fresh = { ...EMPTY_ORDER_FORM, sendDate: '2026-11-24' }

function openForm(typed: OrderForm) {
  const form = {
    values: typed,
    change: (name: keyof OrderForm, text: string) => void (form.values = { ...form.values, [name]: text }),
    read: () => form.values,
  }
  const { results, rerender } = renderHook(useStartOver, form, () => fresh)
  const press = (button: 'startOver' | 'undo') => {
    act(() => results.at(-1)?.[button]?.())
    rerender(form, () => fresh)
  }
  const type = (name: keyof OrderForm, text: string) => {
    form.change(name, text)
    rerender(form, () => fresh)
  }
  return { form, press, type, hook: () => results.at(-1) }
}

test('starting over empties the form, and undo restores its text', () => {
  const typed = { ...fresh, firstName: 'Ruth', closing: 'Welcome!' }
  const { form, press, hook } = openForm(typed)
  expect(hook()).toMatchObject({ isBlank: false, undo: undefined })
  press('startOver')
  expect([form.values, hook()?.isBlank, hook()?.startOver]).toEqual([fresh, true, undefined])
  press('undo')
  expect(form.values).toEqual(typed)
  press('startOver')
  expect(form.values).toEqual(fresh)
})

test('once something is typed instead, there is no undo', () => {
  const { press, type, hook } = openForm({ ...fresh, firstName: 'Ruth' })
  press('startOver')
  type('firstName', 'Ada')
  expect(hook()).toMatchObject({ isBlank: false, undo: undefined, startOver: undefined })
})
