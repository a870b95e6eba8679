import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useWindowEvent } from '../../ui/use-window-event.ts'

const messagePicker = lazyPart(async () => (await import('./MessagePicker.tsx')).MessagePicker)

/** The button beside the closing. It does not exist if the closing cannot be edited. */
const BUTTON = '[data-messages]'

/**
 * Opens the saved messages with their button or with Alt+M. Must be outside of the form element, because the sheet in which a message is written
 * contains another form.
 */
export function SavedMessages({ pageData }: { pageData: OrderFormPageData }) {
  const [isOpen, setOpen] = useState(false)
  useWindowEvent('click', ({ target }) => {
    if (target instanceof Element && target.closest(BUTTON)) setOpen(true)
  })
  useWindowEvent('keydown', (event) => {
    // Compares the key's place, because with Alt some keyboards type another character.
    if (event.code !== 'KeyM' || !event.altKey || event.ctrlKey || event.metaKey) return
    // If another sheet has the focus, no such button is found in it.
    const button = document.activeElement?.closest('dialog')?.querySelector<HTMLElement>(BUTTON)
    if (!button) return
    event.preventDefault()
    setOpen(true)
  })
  return isOpen && <messagePicker.Part pageData={pageData} onClose={() => setOpen(false)} />
}
