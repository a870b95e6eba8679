import { focusHeading } from './focus-heading.ts'

const FIELDS = 'input, select, textarea, button'

/** Finds what takes the focus when the list item of an element is removed: a control of the next item, else of the one before. */
export function findBeside(element: Element): HTMLElement | null {
  const item = element.closest('li')
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>(FIELDS) ?? null
}

/** Moves the focus out of a list item that is about to be removed. If it is the only one, the heading of its part of the page takes the focus. */
export function focusBeside(element: Element): void {
  const beside = findBeside(element)
  if (beside) beside.focus()
  else focusHeading(element.closest('section'))
}

/** Moves the focus to the first control of the last item of a list, once a new one is there. */
export function focusLastItem(list: Element | null | undefined): void {
  requestAnimationFrame(() => list?.querySelector<HTMLElement>(`:scope > li:last-child :is(${FIELDS})`)?.focus())
}
