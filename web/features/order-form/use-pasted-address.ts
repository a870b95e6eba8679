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
  // Once the sender has changed one of these fields, the paste is a part of what they typed.
  const canUndo = filled?.fields.every(([name, text]) => values[name] === text) ?? false

  const fill = (text: string, before: OrderForm, reader: typeof readAddress): boolean => {
    const found = reader?.(text)
    if (!found) return false
    // The keys of an address are those of the form.
    const fields = Object.entries(found) as Filled['fields']
    for (const [name, value] of fields) {
      change(name, value)
      leave(name)
    }
    setFilled({ fields, before })
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
      if (event.target instanceof HTMLElement) pastedInto.current = event.target
      if (!readAddress)
        return void prepare().then(
          (reader) => fill(text, before, reader),
          () => undefined,
        )
      if (fill(text, before, readAddress)) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!canUndo || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      event.preventDefault()
      undo()
    },
  }
}
