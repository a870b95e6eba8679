import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { FormState } from './form-state.tsx'

type Name = keyof OrderForm
type Filled = { fields: [Name, string][]; before: OrderForm }

/** Loaded when the focus enters the address. */
let readAddress: (typeof import('@fondly/domain/address/read-pasted-address.ts'))['readPastedAddress'] | undefined
const prepare = () =>
  import('@fondly/domain/address/read-pasted-address.ts').then(({ readPastedAddress }) => (readAddress = readPastedAddress))

/** Fills the fields from a whole address that is pasted into any of them, and takes it back once. Any other text is pasted as usual. */
export function usePastedAddress({ values, change, leave, read }: Pick<FormState, 'values' | 'change' | 'leave' | 'read'>) {
  const [filled, setFilled] = useState<Filled>()
  const pastedInto = useRef<HTMLElement>(null)
  // After that the key takes back what was typed last, as in any field.
  const hasTyped = useRef(false)
  // Once the sender has changed one of these fields, the paste is a part of what they typed.
  const canUndo = filled?.fields.every(([name, text]) => values[name] === text) ?? false

  const fill = (text: string, before: OrderForm, reader: typeof readAddress, wrongly?: Name): boolean => {
    const found = reader?.(text)
    if (!found) return false
    // The whole text went into this field, which may have no part in the address.
    if (wrongly) change(wrongly, before[wrongly])
    // The keys of an address are those of the form.
    const fields = Object.entries(found) as Filled['fields']
    for (const [name, value] of fields) {
      change(name, value)
      leave(name)
    }
    setFilled({ fields, before })
    hasTyped.current = false
    return true
  }
  const undo = () => {
    for (const [name] of filled?.fields ?? []) change(name, filled?.before[name] ?? '')
    setFilled(undefined)
    // The button that was pressed is gone.
    pastedInto.current?.focus()
  }
  return {
    canUndo,
    undo,
    onFocus: () => void prepare().catch(() => undefined),
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain')
      const before = read()
      const field = event.target instanceof HTMLInputElement ? event.target : null
      pastedInto.current = field
      if (!readAddress)
        return void prepare().then(
          // Each field is named by its key.
          (reader) => fill(text, before, reader, field?.name as Name | undefined),
          () => undefined,
        )
      if (fill(text, before, readAddress)) event.preventDefault()
    },
    onInput: () => void (hasTyped.current = true),
    onKeyDown: (event: KeyboardEvent) => {
      if (!canUndo || hasTyped.current || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      event.preventDefault()
      undo()
    },
  }
}
