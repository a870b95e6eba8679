import { focusHeading } from './focus-heading.ts'

const FIELDS = 'input, select, textarea, button'

/** Finds the control that takes the focus when the list item of an element is removed: a control of the next item, or else of the previous item. */
export function findBeside(element: Element): HTMLElement | null {
  const item = element.closest('li')
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>(FIELDS) ?? null
}

/** Moves the focus out of a list item that will be removed. If the list has no other item, the heading of this part of the page takes the focus. */
export function focusBeside(element: Element): void {
  const beside = findBeside(element)
  if (beside) beside.focus()
  else focusHeading(element.closest('section'))
}

/** Moves the focus to the first control of the last item of a list, after React has drawn a new item. */
export function focusLastItem(list: Element | null | undefined): void {
  requestAnimationFrame(() => list?.querySelector<HTMLElement>(`:scope > li:last-child :is(${FIELDS})`)?.focus())
}
