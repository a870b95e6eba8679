import { isAnyModalOpen } from '../../ui/Modal.tsx'

/** After this time without a key, the user is not in the middle of a word. */
const QUIET_MS = 10_000

/** Watches typing. Returns a function that tells whether a reload would lose something: an open sheet, a half-typed word, or text in a field. */
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
  // Search texts are not counted, because they are in the address and survive a reload.
  const fields = () => page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type="search"]), textarea')
  return (now) => isAnyModalOpen() || now - last < QUIET_MS || [...fields()].some((field) => touched.has(field) && field.value !== '')
}
