import { type RefObject, useCallback, useState } from 'react'
import { isTyping } from '../../ui/is-typing.ts'
import { isAnyModalOpen } from '../../ui/Modal.tsx'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { findFirstCard, findSearch, moveByKey } from './move-by-key.ts'

/**
 * The keys of a search among cards. `/` moves the focus to the search; Enter and arrow down move it to the first card; arrows move it between cards.
 * `isSettled` is true when the shown cards match the typed search. The keys work in `sheet`; without `sheet` they work on the page while no sheet is
 * open.
 */
export function SearchKeys({ isSettled, sheet }: { isSettled: boolean; sheet?: RefObject<HTMLElement | null> }) {
  /** True if the sender wants to move from the search to the first card as soon as the matching cards are shown. */
  const [wantsCard, setWantsCard] = useState(false)
  const goToCard = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const place = findPlace(sheet)
      // Without a card, the focus stays in the search.
      if (place) findFirstCard(place)?.focus()
      setWantsCard(false)
    },
    [sheet],
  )
  const onKey = (event: KeyboardEvent) => {
    // The sender continues typing.
    setWantsCard(false)
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const place = findPlace(sheet)
    if (!place) return
    const { key, target } = event
    const search = findSearch(place)
    if (key === '/' && !isTyping(target)) {
      event.preventDefault()
      search?.focus()
      search?.select()
    } else if (target === search && (key === 'ArrowDown' || key === 'Enter')) {
      event.preventDefault()
      setWantsCard(true)
    } else if (moveByKey(event, place)) event.preventDefault()
  }
  useWindowEvent('keydown', onKey)

  // The ref runs after the matching cards have been drawn.
  return wantsCard && isSettled && <span hidden ref={goToCard} />
}

function findPlace(sheet: RefObject<HTMLElement | null> | undefined): HTMLElement | null {
  if (sheet) return sheet.current
  return isAnyModalOpen() ? null : document.querySelector('main')
}
