import { isAnyModalOpen } from '../../ui/Modal.tsx'

/** Whoever has not touched a key for so long is not in the middle of a word. */
const QUIET = 10_000

/** Listens to what is typed on a page; answers whether a new load would take something away: an open sheet, a word half typed, text in a field. */
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
  // What is searched for stands in the address bar, and comes back with the page.
  const fields = () => page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type="search"]), textarea')
  return (now) => isAnyModalOpen() || now - last < QUIET || [...fields()].some((field) => touched.has(field) && field.value !== '')
}
