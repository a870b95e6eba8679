/** Headings tell the reader which part of the page they are in. */
const HEADING = 'h1, h2, h3'

/**
 * A ref callback of a part of the page. If the focused element is removed, for example a pressed button, the nearest heading around it gets the
 * focus. Without a heading, the whole part gets the focus. Otherwise the next key would start at the top of the document.
 */
export function keepFocus(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined
  /** The element that had the focus last, and the elements around it, the nearest first. Empty while the focus is outside of the part. */
  let path: Element[] = []
  const remember = ({ target }: FocusEvent) => {
    path = target instanceof Element && root.contains(target) ? listAround(target, root) : []
  }
  const observer = new MutationObserver(() => {
    if (path.length === 0 || path[0]?.isConnected || document.activeElement !== document.body) return
    const part = path.find((element) => element.isConnected && element.querySelector(HEADING))
    const next = part?.querySelector<HTMLElement>(HEADING) ?? root
    if (!next.hasAttribute('tabindex')) next.tabIndex = -1
    // Does not scroll, so that the user sees the same content.
    next.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', remember)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

function listAround(element: Element, root: Element): Element[] {
  const path: Element[] = []
  for (let at: Element | null = element; at; at = at === root ? null : at.parentElement) path.push(at)
  return path
}

/** A ref callback of a notice that appears when a pressed button disappears. The notice takes the focus only if no element has it. */
export function catchFocus(notice: HTMLElement | null): void {
  if (!notice || document.activeElement !== document.body) return
  notice.tabIndex = -1
  notice.focus()
}
