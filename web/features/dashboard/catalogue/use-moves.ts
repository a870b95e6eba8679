import type { AccessCard } from '@fondly/contracts/bff/catalogue-access.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'

type OnMove = (card: AccessCard, place: number) => void

/** Moves cards with buttons and keys among `places`, the ids of all cards in their order; the focus stays on the card. */
export function useMoves(places: readonly string[], onMove: OnMove | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<{ cardId: string; place: number; by: 1 | -1 | undefined }>(undefined)

  useEffect(() => {
    const { cardId, place, by } = focused.current ?? {}
    if (place === undefined || cardId === undefined || places[place] !== cardId) return
    focused.current = undefined
    const item = list.current?.querySelector(`[data-card="${CSS.escape(cardId)}"]`)
    const button = item?.querySelector<HTMLElement>(by === undefined ? '.tile' : `[data-by="${by}"]`)
    // The browser removes the focus from an element that moves within the document, so it is set again.
    button?.focus()
  }, [places])

  function moveTo(card: AccessCard, place: number, by?: 1 | -1): void {
    if (places[place] === undefined || places[place] === card.id) return
    focused.current = { cardId: card.id, place, by }
    onMove?.(card, place)
  }

  function moveByKey(event: KeyboardEvent, card: AccessCard): void {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    if (!onMove || !shiftKey || altKey || ctrlKey || metaKey) return
    const at = places.indexOf(card.id)
    const place = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: places.length - 1 }[key]
    if (place === undefined) return
    event.preventDefault()
    moveTo(card, place)
  }

  return { list, moveTo, moveByKey }
}
