import { EMPTY_ORDER_FORM, type OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { act, type ClipboardEvent, type KeyboardEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook, withWindow } from '../../testing/render-hook.ts'
import { usePastedAddress } from './use-pasted-address.ts'

const ADDRESS = '1201 Third Avenue, Suite 400, Seattle, WA 98101'
const FILLED = { address1: '1201 Third Avenue', address2: 'Suite 400', city: 'Seattle', state: 'WA', zipCode: '98101' }

class Input {
  readonly name: keyof OrderForm
  focused = 0
  constructor(name: keyof OrderForm) {
    this.name = name
  }
  focus() {
    this.focused += 1
  }
}

withWindow()
beforeEach(() => void vi.stubGlobal('HTMLInputElement', Input))

/** The fields of an address, as far as the hook sees them. */
function openFields(typed: Partial<OrderForm>) {
  const form = {
    values: { ...EMPTY_ORDER_FORM, ...typed },
    change: (name: keyof OrderForm, text: string) => void (form.values = { ...form.values, [name]: text }),
    leave: () => undefined,
    read: () => form.values,
  }
  const { results, rerender } = renderHook(usePastedAddress, form)
  const hook = () => {
    const last = results.at(-1)
    if (!last) throw new Error('The hook was not rendered.')
    return last
  }
  /** Types as a browser does. */
  const type = (name: keyof OrderForm, text: string) => {
    form.change(name, form.values[name] + text)
    hook().onInput()
    rerender(form)
  }
  return {
    form,
    canUndo: () => hook().canUndo,
    type,
    /** Returns whether the browser has put the text into the field. */
    paste: (name: keyof OrderForm): boolean => {
      const preventDefault = vi.fn<() => void>()
      // The hook uses no more of an event.
      const event = { clipboardData: { getData: () => ADDRESS }, target: new Input(name), preventDefault } as unknown as ClipboardEvent
      act(() => hook().onPaste(event))
      if (preventDefault.mock.calls.length === 0) type(name, ADDRESS)
      rerender(form)
      return preventDefault.mock.calls.length === 0
    },
    /** Returns whether Ctrl+Z was taken as the end of the paste. */
    pressUndo: (): boolean => {
      const preventDefault = vi.fn<() => void>()
      const event = { key: 'z', ctrlKey: true, metaKey: false, shiftKey: false, preventDefault } as unknown as KeyboardEvent
      act(() => hook().onKeyDown(event))
      rerender(form)
      return preventDefault.mock.calls.length > 0
    },
    pressButton: () => {
      act(() => hook().undo())
      rerender(form)
    },
    untilFilled: async () => {
      await act(() => vi.waitFor(() => expect(form.values.zipCode).toBe('98101')))
      rerender(form)
    },
  }
}

test('a paste before the reader is loaded leaves nothing of the text in a field that has no part in the address', async () => {
  const fields = openFields({ accountNumber: '407', city: 'Tacoma' })
  const before = fields.form.values
  expect(fields.paste('accountNumber')).toBe(true)
  expect(fields.form.values.accountNumber).toContain('Seattle')
  await fields.untilFilled()
  expect(fields.form.values).toEqual({ ...before, ...FILLED })
  expect(fields.pressUndo()).toBe(true)
  expect(fields.form.values).toEqual(before)
})

test('Ctrl+Z takes the address back while nothing was typed since; afterwards it belongs to what was typed, and the button still works', () => {
  const fields = openFields({ firstName: 'Rosa', address1: '12 Elm' })
  const before = fields.form.values
  expect(fields.paste('address1')).toBe(false)
  expect(fields.form.values).toEqual({ ...before, ...FILLED })
  expect(fields.pressUndo()).toBe(true)
  expect(fields.form.values).toEqual(before)

  fields.paste('address1')
  fields.type('firstName', ' M')
  expect(fields.pressUndo()).toBe(false)
  expect(fields.form.values).toEqual({ ...before, ...FILLED, firstName: 'Rosa M' })
  expect(fields.canUndo()).toBe(true)
  fields.pressButton()
  expect(fields.form.values).toEqual({ ...before, firstName: 'Rosa M' })
})
