import { isAnyModalOpen } from '../../ui/Modal.tsx'

/** Milliseconds without input after which nobody is in the middle of a word. */
const QUIET_MS = 10_000

/** Watches typing; returns a function that tells whether a reload would lose something: an open sheet, a half-typed word, text in a field. */
export function watchTyping(page: Document): (now: number) => boolean {
  const touched = new WeakSet<EventTarget>()
  let last = Number.NEGATIVE_INFINITY
  page.addEventListener(
    'input',
    ({ target }) => {
      last = Date.now()
      if (target) touched.add(target)
    },
    { capture: true, passive: true },
  )
  // Search texts are in the address bar and survive a reload.
  const fields = () => page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type="search"]), textarea')
  return (now) => isAnyModalOpen() || now - last < QUIET_MS || [...fields()].some((field) => touched.has(field) && field.value !== '')
}
