import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { zipFromText } from '@fondly/domain/order-form/typing.ts'
import type { NotRead } from '@fondly/domain/address/read-pasted-address.ts'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { FormState } from './form-state.tsx'

type Name = keyof OrderForm
type Fields = [Name, string][]
/** Where the values of filled fields come from: the clipboard, or the address book. */
export type FilledFrom = 'paste' | 'book'
/** What the foot of the form says after a paste. Only filled fields can be undone. */
export type PasteNotice = { about: FilledFrom | NotRead; undo: (() => void) | undefined }
type Filled = { fields: Fields; before: OrderForm; source: FilledFrom }
export type FillFields = (fields: Fields, source: FilledFrom) => void
type Reader = typeof import('@fondly/domain/address/read-pasted-address.ts')

/** Loaded when the focus enters the address. */
let reader: Reader | undefined
const prepare = async (): Promise<Reader> => (reader = await import('@fondly/domain/address/read-pasted-address.ts'))

/**
 * Fills the fields from a whole address that is pasted into one of them, and can undo this once. Any other text is pasted as usual; into the field of
 * the ZIP code, only the ZIP code in the text is pasted.
 */
export function usePastedAddress(
  { values, change, leave, read }: Pick<FormState, 'values' | 'change' | 'leave' | 'read'>,
  onFilled: () => void,
) {
  const [filled, setFilled] = useState<Filled>()
  const [undone, setUndone] = useState<Filled>()
  const [notFilled, setNotFilled] = useState<NotRead>()
  const pastedInto = useRef<HTMLElement>(null)
  /** Counts the inputs. With it, an undo key and a reader that loads late know whether the paste was the last input. */
  const inputs = useRef(0)
  const inputsAtFill = useRef(0)
  const inputsAtRefusal = useRef(0)
  // After the sender has changed one of the filled fields, the paste can no longer be undone.
  const canUndo = filled?.fields.every(([name, text]) => values[name] === text) ?? false
  const canRedo = undone?.fields.every(([name]) => values[name] === undone.before[name]) ?? false

  const put = (next: Filled) => {
    for (const [name, value] of next.fields) {
      change(name, value)
      // An empty value shows no problem yet, because the address has no such part.
      if (value) leave(name)
    }
    setFilled(next)
    setUndone(undefined)
    setNotFilled(undefined)
    inputsAtFill.current = inputs.current
    onFilled()
  }
  const fill = (text: string, before: OrderForm, { readPastedAddress, findWhyNotRead }: Reader, wrongly?: Name): boolean => {
    const found = readPastedAddress(text)
    if (!found) {
      setNotFilled(findWhyNotRead(text))
      return false
    }
    // The browser has pasted the whole text into this field, so restore the field's earlier text first.
    if (wrongly) change(wrongly, before[wrongly])
    // The names of an address's parts are names of the form's fields.
    put({ fields: Object.entries(found) as Fields, before, source: 'paste' })
    return true
  }
  const undo = () => {
    for (const [name] of filled?.fields ?? []) change(name, filled?.before[name] ?? '')
    setUndone(filled)
    setFilled(undefined)
    inputsAtFill.current = inputs.current
    // The pressed button has disappeared.
    pastedInto.current?.focus()
  }
  /** The reader has loaded after the browser pasted the whole text into the field. If the sender has typed since, nothing changes. */
  const fillLate = async (text: string, before: OrderForm, field: HTMLInputElement | null, inputsOfPaste: number) => {
    const late = await prepare()
    // The name of each input is a name of the form's fields.
    if (inputs.current <= inputsOfPaste) fill(text, before, late, field?.name as Name | undefined)
  }
  const notice: PasteNotice | undefined = notFilled
    ? { about: notFilled, undo: undefined }
    : canUndo && filled
      ? { about: filled.source, undo }
      : undefined
  return {
    canUndo,
    notice,
    undo,
    /** Fills the fields with values from another place, for example the address book. The same undo restores the earlier values. */
    fillFields: (fields: Fields, source: FilledFrom) => {
      pastedInto.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      put({ fields, before: read(), source })
    },
    onFocus: () => void prepare().catch(() => undefined),
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain')
      const before = read()
      const field = event.target instanceof HTMLInputElement ? event.target : null
      pastedInto.current = field
      // The paste itself also counts as one input.
      inputsAtRefusal.current = inputs.current + 1
      if (reader && fill(text, before, reader)) return event.preventDefault()
      const zip = field?.name === 'zipCode' ? zipFromText(text) : text
      if (zip !== text) {
        event.preventDefault()
        // If the text has no ZIP code, nothing is pasted, and the field shows its problem.
        if (zip !== undefined) change('zipCode', zip)
        leave('zipCode')
      }
      if (!reader) void fillLate(text, before, field, inputs.current + (zip === text ? 1 : 0)).catch(() => undefined)
    },
    onInput: () => {
      inputs.current += 1
      if (inputs.current > inputsAtRefusal.current) setNotFilled(undefined)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isLast = inputs.current === inputsAtFill.current
      if (!isLast || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      const redone = event.shiftKey && canRedo ? undone : undefined
      if (!redone && (event.shiftKey || !canUndo)) return
      event.preventDefault()
      if (redone) put(redone)
      else undo()
    },
  }
}
