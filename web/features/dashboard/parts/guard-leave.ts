import { navigate } from 'wouter/use-browser-location'

/** True while a navigation that was asked about goes on. */
let isLeaving = false

/**
 * Asks before typed text is left: for another page, by Back or Forward, and (in the browser's own words) when the whole document goes. Returns what ends
 * it. Browsers without the Navigation API ask only the last.
 */
export function guardLeave(ask: (goOn: () => void) => void): () => void {
  const onNavigate = (event: NavigateEvent) => {
    if (isLeaving || event.defaultPrevented || !event.cancelable || !event.destination.sameDocument) return
    const to = new URL(event.destination.url)
    // The page itself keeps its filters and open sheets in the query; only Back and Forward take them from it.
    if (to.pathname === location.pathname && (event.navigationType !== 'traverse' || to.search === location.search)) return
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

async function leave({ destination: { key, url }, navigationType }: NavigateEvent): Promise<void> {
  isLeaving = true
  try {
    if (navigationType === 'traverse') await navigation.traverseTo(key).finished
    else navigate(url.slice(location.origin.length), { replace: navigationType === 'replace' })
  } finally {
    isLeaving = false
  }
}
