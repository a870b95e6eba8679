/**
 * Moves the focus to the heading of a part of the page after the focused element has disappeared, or to the heading of the page if that part has
 * disappeared too.
 */
export function focusHeading(part: Element | null | undefined): void {
  const heading = (part?.isConnected ? part : document).querySelector<HTMLElement>('h1, h2')
  if (heading) heading.tabIndex = -1
  heading?.focus()
}
