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

/** Renders the hook on a page that has not loaded the address reader yet. */
async function loadHook() {
  vi.resetModules()
  return (await import('./use-pasted-address.ts')).usePastedAddress
}

/** The parts of the address fields that the hook uses. */
function openFields(typed: Partial<OrderForm>, useHook = usePastedAddress) {
  const form = {
    values: { ...EMPTY_ORDER_FORM, ...typed },
    change: (name: keyof OrderForm, text: string) => void (form.values = { ...form.values, [name]: text }),
    leave: () => undefined,
    read: () => form.values,
  }
  const onFilled = vi.fn<() => void>()
  const { results, rerender } = renderHook(useHook, form, onFilled)
  const hook = () => {
    const last = results.at(-1)
    if (!last) throw new Error('The hook was not rendered.')
    return last
  }
  /** Types as a browser does. */
  const type = (name: keyof OrderForm, text: string) => {
    form.change(name, form.values[name] + text)
    act(() => hook().onInput())
    rerender(form, onFilled)
  }
  return {
    form,
    onFilled,
    canUndo: () => hook().canUndo,
    notice: () => hook().notice?.about,
    /** Moves the focus into the address, so that the reader is loaded. */
    focus: () =>
      act(async () => {
        hook().onFocus()
        await vi.dynamicImportSettled()
      }),
    type,
    /** Returns whether the browser has put the text into the field. */
    paste: (name: keyof OrderForm, text = ADDRESS): boolean => {
      const preventDefault = vi.fn<() => void>()
      // The hook uses only these members of an event.
      const event = { clipboardData: { getData: () => text }, target: new Input(name), preventDefault } as unknown as ClipboardEvent
      act(() => hook().onPaste(event))
      if (preventDefault.mock.calls.length === 0) type(name, text)
      rerender(form, onFilled)
      return preventDefault.mock.calls.length === 0
    },
    /** Returns whether Ctrl+Z undid the paste. */
    pressUndo: (shiftKey = false): boolean => {
      const preventDefault = vi.fn<() => void>()
      const event = { key: shiftKey ? 'Z' : 'z', ctrlKey: true, metaKey: false, shiftKey, preventDefault } as unknown as KeyboardEvent
      act(() => hook().onKeyDown(event))
      rerender(form, onFilled)
      return preventDefault.mock.calls.length > 0
    },
    pressButton: () => {
      act(() => hook().undo())
      rerender(form, onFilled)
    },
    untilFilled: async () => {
      await act(() => vi.waitFor(() => expect(form.values.zipCode).toBe('98101')))
      rerender(form, onFilled)
    },
  }
}

test('a paste before the reader is loaded never overwrites what was typed after it', async () => {
  const fields = openFields({}, await loadHook())
  fields.paste('firstName')
  fields.type('lastName', 'Ruiz')
  const typed = fields.form.values
  await act(() => vi.dynamicImportSettled())
  expect(fields.form.values).toEqual(typed)
})

test('a paste before the reader is loaded leaves no text in a field that the address does not fill', async () => {
  const fields = openFields({ accountNumber: '407', city: 'Tacoma' }, await loadHook())
  const before = fields.form.values
  expect(fields.paste('accountNumber')).toBe(true)
  expect(fields.form.values.accountNumber).toContain('Seattle')
  await fields.untilFilled()
  expect(fields.form.values).toEqual({ ...before, ...FILLED })
  expect(fields.pressUndo()).toBe(true)
  expect(fields.form.values).toEqual(before)
})

test('Ctrl+Z removes a pasted address if nothing was typed since; otherwise it undoes the typing, and only the button removes the address', async () => {
  const fields = openFields({ firstName: 'Rosa', address1: '12 Elm' })
  await fields.focus()
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

test('a filled address is checked at once, and Ctrl+Shift+Z restores what Ctrl+Z removed', async () => {
  const fields = openFields({ firstName: 'Rosa' })
  await fields.focus()
  const before = fields.form.values
  fields.paste('address1')
  expect(fields.onFilled).toHaveBeenCalledTimes(1)
  fields.pressUndo()
  expect(fields.form.values).toEqual(before)
  expect(fields.pressUndo(true)).toBe(true)
  expect(fields.form.values).toEqual({ ...before, ...FILLED })
  expect(fields.pressUndo()).toBe(true)
  fields.type('city', 'T')
  expect(fields.pressUndo(true)).toBe(false)
  expect(fields.form.values).toEqual({ ...before, city: 'T' })
})

test('if the text is not an address, only its ZIP code is pasted into the ZIP code field', async () => {
  const fields = openFields({ zipCode: '4' })
  await fields.focus()
  expect(fields.paste('zipCode', 'Call 303 555-0147')).toBe(false)
  expect(fields.form.values.zipCode).toBe('4')
  expect(fields.paste('zipCode', 'in OH 45405')).toBe(false)
  expect(fields.form.values.zipCode).toBe('45405')
  expect(fields.paste('city', 'in OH 45405')).toBe(true)
})

test('if pasted lines fill no other field, the reason is shown until something else is typed', async () => {
  const fields = openFields({})
  await fields.focus()
  expect(fields.paste('address1', 'Ana Ruiz\n1201 Third Avenue')).toBe(true)
  expect(fields.notice()).toBe('no-place')
  fields.type('city', 'S')
  expect(fields.notice()).toBeUndefined()
  expect(fields.paste('address1', 'Account 40718853\n1201 Third Avenue\nSeattle, WA 98101')).toBe(true)
  expect(fields.notice()).toBe('unsure')
  fields.paste('address1')
  expect(fields.notice()).toBe('paste')
  // A single line is often only a part of an address, so no reason is shown.
  fields.paste('address1', 'Suite 7, please')
  expect(fields.notice()).toBeUndefined()
})
