declare global {
  interface Window {
    /** Ends the watch for clicks, and returns the clicked buttons; only where the server drew the page (public/early-clicks.js). */
    takeEarlyClicks?: () => HTMLElement[]
  }
}

/**
 * Takes what the user did in the page that the server drew: clicks on buttons, and the text of the search. Must be called before React takes the page
 * over, because React carries out later clicks itself. The returned function repeats everything once.
 */
export function takeEarlyInput(page: Element): () => void {
  const clicked = window.takeEarlyClicks?.() ?? []
  return () => {
    for (const field of page.querySelectorAll<HTMLInputElement>('input[type=search]')) if (field.value !== '') typeAgain(field)
    for (const button of clicked.splice(0)) if (button.isConnected) button.click()
  }
}

/** React takes a text that it found in a field for an old one, so the text must seem to be new. */
function typeAgain(field: HTMLInputElement): void {
  const text = field.value
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
