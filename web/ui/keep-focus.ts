/** What says where one is in a part of the page. */
const HEADING = 'h1, h2, h3'

/**
 * A ref callback of a part of the page. If what has the focus in it is removed, as a button is that was pressed and is not needed any more, the heading of
 * the nearest part around it takes the focus, or where there is none yet the whole part, so that the next key does not begin at the top of the document.
 */
export function keepFocus(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined
  /** What had the focus last, and the elements around it, the nearest first. Empty while the focus is elsewhere. */
  let path: Element[] = []
  const remember = ({ target }: FocusEvent) => {
    path = target instanceof Element && root.contains(target) ? listAround(target, root) : []
  }
  const observer = new MutationObserver(() => {
    if (path.length === 0 || path[0]?.isConnected || document.activeElement !== document.body) return
    const part = path.find((element) => element.isConnected && element.querySelector(HEADING))
    const next = part?.querySelector<HTMLElement>(HEADING) ?? root
    if (!next.hasAttribute('tabindex')) next.tabIndex = -1
    // What is in sight stays there.
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

/** A ref callback of a notice that comes when a pressed button goes: it takes the focus from nowhere, and from nothing else. */
export function catchFocus(notice: HTMLElement | null): void {
  if (!notice || document.activeElement !== document.body) return
  notice.tabIndex = -1
  notice.focus()
}
