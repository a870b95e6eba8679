import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { zipFromText } from '@fondly/domain/order-form/typing.ts'
import type { NotRead } from '@fondly/domain/address/read-pasted-address.ts'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { FormState } from './form-state.tsx'

type Name = keyof OrderForm
type Fields = [Name, string][]
/** Where the values of filled fields came from: the clipboard, or the address book. */
export type FilledFrom = 'paste' | 'book'
/** What the foot of the form says about a paste; only filled fields can be taken back. */
export type PasteNotice = { about: FilledFrom | NotRead; undo: (() => void) | undefined }
type Filled = { fields: Fields; before: OrderForm; source: FilledFrom }
export type FillFields = (fields: Fields, source: FilledFrom) => void
type Reader = typeof import('@fondly/domain/address/read-pasted-address.ts')

/** Loaded when the focus enters the address. */
let reader: Reader | undefined
const prepare = async (): Promise<Reader> => (reader = await import('@fondly/domain/address/read-pasted-address.ts'))

/**
 * Fills the fields from a whole address that is pasted into any of them, and takes it back once. Any other text is pasted as usual; into the ZIP code,
 * only its ZIP code is.
 */
export function usePastedAddress(
  { values, change, leave, read }: Pick<FormState, 'values' | 'change' | 'leave' | 'read'>,
  onFilled: () => void,
) {
  const [filled, setFilled] = useState<Filled>()
  const [undone, setUndone] = useState<Filled>()
  const [notFilled, setNotFilled] = useState<NotRead>()
  const pastedInto = useRef<HTMLElement>(null)
  /** Counts what was typed, so that a key and a late reader know whether the paste was the last of it. */
  const inputs = useRef(0)
  const inputsAtFill = useRef(0)
  const inputsAtRefusal = useRef(0)
  // Once the sender has changed one of these fields, the paste is a part of what they typed.
  const canUndo = filled?.fields.every(([name, text]) => values[name] === text) ?? false
  const canRedo = undone?.fields.every(([name]) => values[name] === undone.before[name]) ?? false

  const put = (next: Filled) => {
    for (const [name, value] of next.fields) {
      change(name, value)
      // An empty field was not left: the person has nothing there.
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
    // The whole text went into this field, which may have no part in the address.
    if (wrongly) change(wrongly, before[wrongly])
    // The keys of an address are those of the form.
    put({ fields: Object.entries(found) as Fields, before, source: 'paste' })
    return true
  }
  const undo = () => {
    for (const [name] of filled?.fields ?? []) change(name, filled?.before[name] ?? '')
    setUndone(filled)
    setFilled(undefined)
    inputsAtFill.current = inputs.current
    // The button that was pressed is gone.
    pastedInto.current?.focus()
  }
  /** The reader comes after the browser has put the whole text into the field; what was typed since is never touched. */
  const fillLate = async (text: string, before: OrderForm, field: HTMLInputElement | null, inputsOfPaste: number) => {
    const late = await prepare()
    // Each field is named by its key.
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
    /** Fills the fields with values from elsewhere; the same undo takes them back. */
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
      // The paste itself is one input.
      inputsAtRefusal.current = inputs.current + 1
      if (reader && fill(text, before, reader)) return event.preventDefault()
      const zip = field?.name === 'zipCode' ? zipFromText(text) : text
      if (zip !== text) {
        event.preventDefault()
        // Without a ZIP code in it, nothing is pasted, and the field says what it needs.
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
