/** A ref callback: when the element appears, the focus moves to the part of it that asks for the focus. */
export function focusFirst(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}
