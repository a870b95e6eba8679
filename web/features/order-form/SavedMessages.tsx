import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
import { useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useWindowEvent } from '../../ui/use-window-event.ts'

const messagePicker = lazyPart(async () => (await import('./MessagePicker.tsx')).MessagePicker)

/** The button beside the closing; a closing that may not be edited has none. */
const BUTTON = '[data-messages]'

/**
 * Opens the saved messages, by their button or by Alt+M. It stands outside of the form element, because the sheet in which a message is written is a
 * form of its own.
 */
export function SavedMessages({ setting }: { setting: OrderFormSetting }) {
  const [isOpen, setOpen] = useState(false)
  useWindowEvent('click', ({ target }) => {
    if (target instanceof Element && target.closest(BUTTON)) setOpen(true)
  })
  useWindowEvent('keydown', (event) => {
    // By the key's place, because with Alt some keyboards type another character.
    if (event.code !== 'KeyM' || !event.altKey || event.ctrlKey || event.metaKey) return
    // A sheet above the form has the focus, and no such button.
    const button = document.activeElement?.closest('dialog')?.querySelector<HTMLElement>(BUTTON)
    if (!button) return
    event.preventDefault()
    setOpen(true)
  })
  return isOpen && <messagePicker.Part setting={setting} onClose={() => setOpen(false)} />
}
