import { useState } from 'react'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { isTyping, SearchKeys } from './SearchKeys.tsx'
import { Shortcuts } from './Shortcuts.tsx'

/** The keys of the page: those of the search, and `?`, which lists them all. `isSettled`: the cards of what is typed in the search are shown. */
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
      <SearchKeys isSettled={isSettled} />
      {isListed && <Shortcuts onClose={() => setListed(false)} />}
    </>
  )
}
