/** The first control of the page beneath. */
export const FIRST_CONTROL = 'main :is(a, input, button:enabled)'

/**
 * Remembers what has the focus; returns the function that gives it back. If that is gone, or was nowhere, the focus goes to the first element of these
 * selectors.
 */
export function rememberFocus(...selectors: string[]): () => void {
  const cameFrom = document.activeElement
  const hasFocus = () => document.activeElement !== document.body
  const giveBack = () => {
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true })
  }
  return () => {
    giveBack()
    // If two sheets close together, the upper one returned the focus into the lower one, which is gone a moment later.
    queueMicrotask(() => {
      if (!hasFocus()) giveBack()
      for (const selector of selectors) if (!hasFocus()) document.querySelector<HTMLElement>(selector)?.focus()
    })
  }
}
