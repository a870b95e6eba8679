import { useState } from 'react'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { isTyping } from '../../ui/is-typing.ts'
import { SearchKeys } from './SearchKeys.tsx'
import { Shortcuts } from './Shortcuts.tsx'

declare global {
  interface Window {
    /** Ends the early handling of the key `/`. Exists only where the server drew the page (public/early-input.js). */
    endEarlyKeys?: () => void
  }
}

/**
 * The keys of the page: the keys of the search, and `?`, which opens the list of all keys. `isSettled` is true when the shown cards match the typed
 * search.
 */
export function PageKeys({ isSettled }: { isSettled: boolean }) {
  const [isListed, setListed] = useState(false)
  const onKey = (event: KeyboardEvent) => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event
    if (key !== '?' || defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return
    event.preventDefault()
    setListed(true)
  }
  useWindowEvent('keydown', onKey)

  return (
    <>
      <span hidden ref={endEarlyKeys} />
      <SearchKeys isSettled={isSettled} />
      {isListed && <Shortcuts onClose={() => setListed(false)} />}
    </>
  )
}

/** Until this part is there, a script of the page that the server has drawn handles the key `/`. */
function endEarlyKeys() {
  window.endEarlyKeys?.()
}
