import { navigate } from 'wouter/use-browser-location'

/** True while a navigation that the reader has confirmed continues. */
let isLeaving = false

/** Query parameters that say which sheet is open. */
export const SHEETS = ['person', 'card']

/**
 * Asks before typed text is discarded: when another page opens, on Back or Forward, and when the document is unloaded (with the browser's own
 * question). `endedBy` names the query parameters whose change discards the text. Returns a function that stops asking. Browsers without the
 * Navigation API ask only when the document is unloaded.
 */
export function guardLeave(ask: (goOn: () => void) => void, endedBy: readonly string[] = SHEETS): () => void {
  const onNavigate = (event: NavigateEvent) => {
    if (isLeaving || event.defaultPrevented || !event.cancelable || !event.destination.sameDocument) return
    const to = new URL(event.destination.url)
    // The query also holds filters. Changing a filter does not ask, except with Back and Forward.
    if (to.pathname === location.pathname && (event.navigationType === 'traverse' ? to.search === location.search : !isOther(to, endedBy)))
      return
    event.preventDefault()
    ask(() => void leave(event))
  }
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  const own = 'navigation' in globalThis ? navigation : undefined
  own?.addEventListener('navigate', onNavigate)
  addEventListener('beforeunload', onUnload)
  return () => {
    own?.removeEventListener('navigate', onNavigate)
    removeEventListener('beforeunload', onUnload)
  }
}

/** Continues a navigation that the reader has confirmed. */
export function leaveUnasked(goOn: () => void): void {
  isLeaving = true
  try {
    goOn()
  } finally {
    isLeaving = false
  }
}

function isOther({ searchParams }: URL, parts: readonly string[]): boolean {
  const shown = new URLSearchParams(location.search)
  return parts.some((name) => shown.has(name) && shown.get(name) !== searchParams.get(name))
}

async function leave({ destination: { key, url }, navigationType }: NavigateEvent): Promise<void> {
  isLeaving = true
  try {
    if (navigationType === 'traverse') await navigation.traverseTo(key).finished
    else navigate(url.slice(location.origin.length), { replace: navigationType === 'replace' })
  } finally {
    isLeaving = false
  }
}
