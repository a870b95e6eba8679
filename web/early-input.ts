declare global {
  interface Window {
    /** Stops recording clicks, and returns the clicked buttons. Exists only where the server drew the page (public/early-input.js). */
    takeEarlyClicks?: () => HTMLElement[]
  }
}

/**
 * Takes over what the user did before the script arrived: clicks on buttons, and text in the search field. Call it before React takes over the page,
 * because React repeats later clicks itself. The returned function repeats the recorded clicks and text once.
 */
export function takeEarlyInput(page: Element): () => void {
  const clicked = window.takeEarlyClicks?.() ?? []
  return () => {
    for (const field of page.querySelectorAll<HTMLInputElement>('input[type=search]')) if (field.value !== '') typeAgain(field)
    for (const button of clicked.splice(0)) if (button.isConnected) button.click()
  }
}

/** React ignores an input event if the field already holds the text. This empties the field first, so that the text is new for React. */
function typeAgain(field: HTMLInputElement): void {
  const text = field.value
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
