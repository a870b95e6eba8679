/** Moves the focus to the heading of a part of the page, after what had it is gone; to that of the page when the part is gone too. */
export function focusHeading(part: Element | null | undefined): void {
  const heading = (part?.isConnected ? part : document).querySelector<HTMLElement>('h1, h2')
  if (heading) heading.tabIndex = -1
  heading?.focus()
}
