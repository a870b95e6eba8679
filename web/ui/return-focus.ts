/** Selects the first control of the page below a sheet. */
export const FIRST_CONTROL = 'main :is(a, input, button:enabled)'

/**
 * Remembers the element that has the focus; returns the function that gives the focus back. If that element is gone, or none had the focus, the first
 * element that one of these selectors finds gets the focus.
 */
export function rememberFocus(...selectors: string[]): () => void {
  const cameFrom = document.activeElement
  const hasFocus = () => document.activeElement !== document.body
  const giveBack = () => {
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true })
  }
  return () => {
    giveBack()
    // If two sheets close together, the upper sheet gives the focus to the lower sheet, which disappears a moment later. So check again then.
    queueMicrotask(() => {
      if (!hasFocus()) giveBack()
      for (const selector of selectors) if (!hasFocus()) document.querySelector<HTMLElement>(selector)?.focus()
    })
  }
}
