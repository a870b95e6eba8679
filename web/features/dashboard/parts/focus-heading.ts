/**
 * Moves the focus to the heading of a part of the page after the focused element has disappeared. If that part has disappeared too, the heading of
 * the page takes the focus.
 */
export function focusHeading(part: Element | null | undefined): void {
  const heading = (part?.isConnected ? part : document).querySelector<HTMLElement>('h1, h2')
  if (heading) heading.tabIndex = -1
  heading?.focus()
}
