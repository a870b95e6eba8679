import { useRef, useState } from 'react'
import { isAnyModalOpen } from '../../ui/Modal.tsx'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { findFirstCard, findSearch, moveByKey } from './move-by-key.ts'
import { Shortcuts } from './Shortcuts.tsx'

/** The keys of the page: `/` searches, arrows move, `?` lists them all. `isSettled`: the cards of what is typed in the search are shown. */
export function PageKeys({ isSettled }: { isSettled: boolean }) {
  const [isListed, setListed] = useState(false)
  /** The sender wants to go on from the search to the first card, as soon as it is shown. */
  const [wantsCard, setWantsCard] = useState(false)
  const wanted = useRef(setWantsCard)
  const onKey = (event: KeyboardEvent) => {
    // Whoever types on has not gone on.
    setWantsCard(false)
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const { key, target } = event
    if (key === '?' && !isTyping(target)) {
      event.preventDefault()
      setListed(true)
    }
    if (isAnyModalOpen()) return
    if (key === '/' && !isTyping(target)) {
      event.preventDefault()
      findSearch()?.focus()
      findSearch()?.select()
    } else if (target === findSearch() && (key === 'ArrowDown' || key === 'Enter')) {
      event.preventDefault()
      setWantsCard(true)
    } else if (moveByKey(event)) event.preventDefault()
  }
  useWindowEvent('keydown', onKey)

  return (
    <>
      {wantsCard && isSettled && <span hidden ref={(element) => goToFirstCard(element, wanted.current)} />}
      {isListed && <Shortcuts onClose={() => setListed(false)} />}
    </>
  )
}

/** Runs when the cards have been drawn. Where there is none, the focus stays in the search. */
function goToFirstCard(element: HTMLElement | null, setWanted: (isWanted: boolean) => void): void {
  if (!element) return
  findFirstCard()?.focus()
  setWanted(false)
}

function isTyping(target: EventTarget | null): boolean {
  const typed = 'input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]'
  return target instanceof Element && target.closest(typed) !== null
}
