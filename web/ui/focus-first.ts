/** Finds the child that takes the focus when the element appears. */
export const findAutofocus = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-autofocus]')

/** A ref callback: moves the focus to the child that `findAutofocus` finds. */
export function focusFirst(element: HTMLElement | null): void {
  if (element) findAutofocus(element)?.focus()
}
