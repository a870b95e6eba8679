/**
 * A ref callback of an element that takes the focus when it appears. It is always the same function, so React does not call it again while the
 * element stays.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
